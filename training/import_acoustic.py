"""Reads exported weights back into a checkpoint, to continue training from the shipped model.

  python import_acoustic.py --work WORK_DIR [--models MODELS_DIR]      writes shipped.pt

Batch norms that the export folded into the preceding convolutions are restored so that they change nothing for data with
the usual statistics. The output for the golden signal is checked.
"""

import argparse
import json
import pickle
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import numpy_helper

import features
from export_acoustic import MODELS
from golden import golden_signal
from model import AcousticModel

ARCHITECTURE = {"width": 192, "hidden": 176, "blocks": 4, "dropout": 0.1}
ITEMS = 160


def torch_gates(matrix):
    """ONNX's update, reset, new to PyTorch's reset, update, new."""
    update, reset, new = np.split(matrix, 3)
    return np.concatenate([reset, update, new])


def weights_of(graph):
    """PyTorch's parameter names with the tensors of the exported graph."""
    values = {i.name: numpy_helper.to_array(i) for i in graph.initializer}
    weights = {}
    layer = 0
    for node in graph.node:
        path = node.name.strip("/").split("/")
        if node.op_type == "Conv":
            name = ".".join(path[:-1])
            weights[f"{name}.weight"], weights[f"{name}.bias"] = (values[i] for i in node.input[1:3])
        elif node.op_type == "BatchNormalization":
            for end, i in zip(("weight", "bias", "running_mean", "running_var"), node.input[1:]):
                weights[f"{path[0]}.{end}"] = values[i]
        elif node.op_type == "GRU":
            inputs, recurrent, biases = (values[i] for i in node.input[1:4])
            for direction, end in enumerate(("", "_reverse")):
                first, second = np.split(biases[direction], 2)
                weights[f"gru.weight_ih_l{layer}{end}"] = torch_gates(inputs[direction])
                weights[f"gru.weight_hh_l{layer}{end}"] = torch_gates(recurrent[direction])
                weights[f"gru.bias_ih_l{layer}{end}"] = torch_gates(first)
                weights[f"gru.bias_hh_l{layer}{end}"] = torch_gates(second)
            layer += 1
        elif node.op_type == "MatMul":
            weights[f"{path[0]}.weight"] = values[node.input[1]].T
        elif node.op_type == "Add" and path[0] in ("ctc", "frame"):
            weights[f"{path[0]}.bias"] = next(values[i] for i in node.input if i in values)
    return {name: torch.from_numpy(np.array(value)) for name, value in weights.items()}


def silence_norms(model, mels):
    """Gives the folded norms the statistics of their own input and the scale and shift that undo them."""
    folded = [model.front_norm, model.stride_norm, *(block.norm for block in model.blocks)]
    # In order, because the input of each is only right once the ones before it change nothing.
    for norm in folded:
        seen = []
        hook = norm.register_forward_pre_hook(lambda _, inputs: seen.append(inputs[0]))
        norm.weight.fill_(1), norm.bias.fill_(0), norm.running_mean.fill_(0), norm.running_var.fill_(1)
        for mel in mels:
            model.encode(mel)
        hook.remove()
        values = torch.cat([x.transpose(1, 2).reshape(-1, x.shape[1]) for x in seen])
        norm.running_mean.copy_(values.mean(0))
        norm.running_var.copy_(values.var(0))
        norm.weight.copy_((norm.running_var + norm.eps).sqrt())
        norm.bias.copy_(norm.running_mean)


def check(model, models):
    golden = json.loads((models / "golden" / "acoustic.json").read_text())
    mel = features.features(golden_signal())
    for output, name in zip(model(torch.from_numpy(mel[None])), ("ctc", "frame")):
        mine, theirs = output[0][golden["outputRows"]].numpy(), np.array(golden[name])
        np.testing.assert_allclose(mine, theirs, atol=2e-3)
        print(name, "differs from the golden file by at most", float(np.abs(mine - theirs).max()))


@torch.no_grad()
def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--work", required=True)
    parser.add_argument("--models", default=str(MODELS))
    arguments = parser.parse_args()
    work, models = Path(arguments.work), Path(arguments.models)
    settings = json.loads((models / "acoustic.json").read_text())
    model = AcousticModel(len(settings["units"]), **ARCHITECTURE).eval()
    weights = weights_of(onnx.load(str(models / "acoustic.onnx")).graph)
    missing, unexpected = model.load_state_dict(weights, strict=False)
    assert not unexpected and all("norm" in name for name in missing), (missing, unexpected)
    items = [i for i in pickle.load((work / "items.pkl").open("rb")) if i["split"] == "training" and i["kind"] != "noise"]
    logmel = np.memmap(work / "features.f16", np.float16, "r").reshape(-1, features.MEL_BANDS)
    mels = []
    for k in np.random.default_rng(0).permutation(len(items))[:ITEMS]:
        row, rows = items[k]["views"][0]
        mels.append(torch.from_numpy(features.normalize(logmel[row : row + rows].astype(np.float32)))[None])
    silence_norms(model, mels)
    check(model, models)
    torch.save(
        {"weights": model.state_dict(), "architecture": ARCHITECTURE, "version": f"({settings['version']})"}, work / "shipped.pt"
    )


if __name__ == "__main__":
    main()
