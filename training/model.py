"""The acoustic model: convolutions to 30 ms steps, ConvNeXt-1D blocks, a bidirectional GRU, two heads."""

from pathlib import Path

import torch
from torch import nn

from features import MEL_BANDS, STRIDE


class Block(nn.Module):
    """Depthwise convolution over time, then an inverted bottleneck over channels, added to its input."""

    def __init__(self, width, kernel, dropout):
        super().__init__()
        self.depthwise = nn.Conv1d(width, width, kernel, padding=kernel // 2, groups=width)
        self.norm = nn.BatchNorm1d(width)
        self.expand = nn.Conv1d(width, 2 * width, 1)
        self.contract = nn.Conv1d(2 * width, width, 1)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x):
        y = self.contract(nn.functional.silu(self.expand(self.norm(self.depthwise(x)))))
        return x + self.dropout(y)


def has_amx():
    """Whether the processor multiplies matrices of bfloat16 itself. Linux only; elsewhere False."""
    try:
        return "amx_bf16" in Path("/proc/cpuinfo").read_text()
    except OSError:
        return False


class AcousticModel(nn.Module):
    """mel [batch, frames, 64] -> (ctc, frame) log-probabilities [batch, output_frames(frames), units + 1]."""

    def __init__(self, units, width=192, hidden=176, blocks=4, dropout=0.12):
        super().__init__()
        self.half_convolutions = has_amx()
        self.front = nn.Conv1d(MEL_BANDS, 128, 5, padding=2)
        self.front_norm = nn.BatchNorm1d(128)
        self.stride = nn.Conv1d(128, width, 5, stride=STRIDE, padding=1)
        self.stride_norm = nn.BatchNorm1d(width)
        self.blocks = nn.ModuleList([Block(width, 9, dropout) for _ in range(blocks)])
        self.blocks_norm = nn.BatchNorm1d(width)
        self.gru = nn.GRU(width, hidden, 2, batch_first=True, bidirectional=True, dropout=0.2)
        self.dropout = nn.Dropout(0.2)
        self.ctc = nn.Linear(2 * hidden, units + 1)
        self.frame = nn.Linear(2 * hidden, units + 1)

    def encode(self, mel):
        x = mel.transpose(1, 2)
        x = nn.functional.silu(self.front_norm(self.front(x)))
        x = nn.functional.silu(self.stride_norm(self.stride(x)))
        for block in self.blocks:
            x = block(x)
        return self.blocks_norm(x).transpose(1, 2)

    def logits(self, mel):
        if self.training:
            # In bfloat16 on a CPU with AMX the convolutions run twice as fast, but not the recurrence. Without AMX the
            # whole step takes six times as long as in float32.
            with torch.autocast("cpu", torch.bfloat16, enabled=self.half_convolutions):
                x = self.encode(mel)
            x = x.float()
        else:
            x = self.encode(mel)
        y, _ = self.gru(x)
        y = self.dropout(y)
        return self.ctc(y), self.frame(y)

    def forward(self, mel):
        ctc, frame = self.logits(mel)
        return ctc.log_softmax(-1), frame.log_softmax(-1)


def load_checkpoints(paths, units):
    """The model of a checkpoint, or the mean of several from one training run, and its version.

    A path may end with its weight: acoustic5.pt:12.
    """
    counted = [(path, int(count or 1)) for path, _, count in (path.partition(":") for path in paths)]
    saved = [(torch.load(path, map_location="cpu", weights_only=False), count) for path, count in counted]
    total = sum(count for _, count in saved)
    model = AcousticModel(units, **saved[0][0]["architecture"])
    weights = {
        name: sum(count * each["weights"][name] for each, count in saved) / total if value.dtype.is_floating_point else value
        for name, value in saved[0][0]["weights"].items()
    }
    model.load_state_dict(weights)
    return model, "+".join(each["version"] + (f":{count}" if count > 1 else "") for each, count in saved)


def output_frames(frames):
    """Number of output frames for a number of feature frames."""
    return (frames + 2 - 5) // STRIDE + 1
