"""Greedy decoding and chrF, for the curve during training."""

from collections import Counter

import torch
import torch.nn.functional as F

from model import decode, encode


@torch.no_grad()
def greedy(w, shape, sp, texts, tag, limit=40):
    """Translates whole batches of equal source length; no cached keys: it only serves the curve."""
    ids = [[sp.piece_to_id(tag)] + sp.encode(t) + [sp.eos_id()] for t in texts]
    results = [None] * len(texts)
    by_length = {}
    for i, x in enumerate(ids):
        by_length.setdefault(len(x), []).append(i)
    for length, rows in by_length.items():
        memory = encode(w, shape, torch.tensor([ids[i] for i in rows]))
        out = torch.full((len(rows), 1), sp.piece_to_id(tag))
        ended = torch.zeros(len(rows), dtype=torch.bool)
        for _ in range(min(limit, 2 * length + 6)):
            states = decode(w, shape, memory, out)[:, -1]
            best = F.linear(states, w["embedding"]).argmax(-1)
            out = torch.cat([out, best[:, None]], 1)
            ended |= best == sp.eos_id()
            if ended.all():
                break
        for i, row in zip(rows, out[:, 1:].tolist()):
            results[i] = sp.decode(row[: row.index(sp.eos_id())] if sp.eos_id() in row else row)
    return results


def grams(text, n):
    return Counter(text[i : i + n] for i in range(len(text) - n + 1))


def chrf(hypotheses, references, order=6, beta=2.0):
    """chrF2 of a corpus as sacrebleu computes it: spaces removed, statistics summed over sentences."""
    stats = [[0, 0, 0] for _ in range(order)]
    for hypothesis, reference in zip(hypotheses, references):
        h, r = "".join(hypothesis.split()), "".join(reference.split())
        for n in range(1, order + 1):
            a, b = grams(h, n), grams(r, n)
            # sacrebleu counts the hypothesis only where the reference has grams of this length.
            stats[n - 1][0] += sum(a.values()) if b else 0
            stats[n - 1][1] += sum(b.values())
            stats[n - 1][2] += sum((a & b).values())
    precision = recall = 0.0
    used = 0
    for hyp, ref, match in stats:
        if hyp and ref:
            precision, recall, used = precision + match / hyp, recall + match / ref, used + 1
    if not used or precision + recall == 0:
        return 0.0
    precision, recall = precision / used, recall / used
    return 100 * (1 + beta**2) * precision * recall / (beta**2 * precision + recall)
