"""Outputs of an exported model in the shipped runtime: onnxruntime-node, through run_onnx.ts."""

import json
import subprocess
import tempfile
from pathlib import Path

import numpy as np

SCRIPT = Path(__file__).parent / "run_onnx.ts"


def onnx_outputs(model, feeds):
    """feeds: [{input: array of float32 or int64}, ...] -> [{output: array of float32}, ...]"""
    with tempfile.TemporaryDirectory() as folder:
        inputs = []
        for number, feed in enumerate(feeds):
            described = {}
            for name, array in feed.items():
                file = f"input-{number}-{name}"
                np.ascontiguousarray(array).tofile(Path(folder, file))
                described[name] = {"type": str(array.dtype), "dims": list(array.shape), "file": file}
            inputs.append(described)
        Path(folder, "inputs.json").write_text(json.dumps(inputs))
        subprocess.run(["npx", "tsx", str(SCRIPT), str(Path(model).resolve()), folder], check=True, cwd=SCRIPT.parent)
        return [
            {name: np.fromfile(Path(folder, o["file"]), np.float32).reshape(o["dims"]) for name, o in outputs.items()}
            for outputs in json.loads(Path(folder, "outputs.json").read_text())
        ]
