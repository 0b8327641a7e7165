"""Reads weights from the shipped ONNX files, so that training can continue without a checkpoint."""

from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import numpy_helper


def shipped_weights(folder):
    """train.py's names to float32 tensors; both files contain the embedding."""
    weights = {}
    for file in ("encoder.onnx", "decoder.onnx"):
        for tensor in onnx.load(str(Path(folder) / file)).graph.initializer:
            name = tensor.name.removesuffix("_half").replace("__", ".")
            if name == "embedding" or name.startswith(("enc", "dec")):
                weights[name] = torch.from_numpy(numpy_helper.to_array(tensor).astype(np.float32))
    return weights
