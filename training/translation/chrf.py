"""chrF: the overlap of character n-grams between a translation and its reference."""

from collections import Counter


def grams(text, n):
    return Counter(text[i : i + n] for i in range(len(text) - n + 1))


def chrf(hypotheses, references, order=6, beta=2.0):
    """chrF2 of a corpus as sacrebleu computes it: spaces removed, statistics summed over sentences."""
    stats = [[0, 0, 0] for _ in range(order)]
    for hypothesis, reference in zip(hypotheses, references):
        h, r = "".join(hypothesis.split()), "".join(reference.split())
        for n in range(1, order + 1):
            a, b = grams(h, n), grams(r, n)
            # sacrebleu counts the hypothesis only if the reference has n-grams of this length.
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
