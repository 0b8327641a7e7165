"""The acoustic model's loss: CTC, frame labels, and consistency between a clip and a copy that a codec changed."""

import torch
from torch.nn import functional

# What the wildcard, the column after the last unit, costs in every step.
WILDCARD_COST = 0.7


def loss_of(model, batch):
    """(CTC, frame, divergence between the two views), the first two the mean of both."""
    seed = int(torch.randint(2**31, ()))
    both = []
    for name in ("mel", "copy"):
        # With a codec's copy both use the same dropout, so that only the sound differs.
        if not batch["independent"]:
            torch.manual_seed(seed)
        both.append(log_probabilities(model, batch[name], batch["mask"]))
    losses = [supervised(*heads, batch) for heads in both]
    apart = [divergence(a, b, batch["steps"]) for a, b in zip(*both)]
    return *(sum(parts) / 2 for parts in zip(*losses)), sum(apart)


def log_probabilities(model, mel, mask):
    """Both heads [B, T, C], with the columns outside the mask all but impossible."""
    forbidden = ~mask[:, None, :]
    return [logits.masked_fill(forbidden, -30.0).log_softmax(-1) for logits in model.logits(mel)]


def divergence(a, b, steps):
    """Symmetric Kullback-Leibler divergence per step of log-probabilities [B, T, C]."""
    apart = 0.5 * ((a.exp() - b.exp()) * (a - b)).sum(-1)
    known = torch.arange(a.shape[1])[None, :] < steps[:, None]
    return apart[known].mean()


def supervised(ctc, frame, batch):
    """(CTC loss per target unit, cross-entropy of the labeled frames)."""
    ctc = torch.cat([ctc, ctc.new_full((*ctc.shape[:2], 1), -WILDCARD_COST)], -1)
    by_sequence = functional.ctc_loss(
        ctc.transpose(0, 1),
        batch["targets"],
        batch["steps"],
        batch["target_lengths"],
        zero_infinity=True,
        reduction="sum",
    ) / max(1, int(batch["target_lengths"].sum()))
    flat = batch["labels"].reshape(-1)
    by_frame = (
        functional.nll_loss(frame.reshape(-1, frame.shape[-1]), flat, ignore_index=-100)
        if (flat >= 0).any()
        else frame.new_zeros(())
    )
    return by_sequence, by_frame
