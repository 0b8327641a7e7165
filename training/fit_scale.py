"""Fits the maps from raw scores to percents: what a score means up to its top.

  python training/fit_scale.py EVIDENCE.jsonl... --labels LABELS.jsonl...      changes the calibration in scorer.json

Natives the acoustic model never heard, each language as heavy as the others, and learners with experts' scores. Three in
four natives read 95 or more and nineteen in twenty 85 or more; below, learners read what experts gave them. EVIDENCE is what
verification/dump_evidence.ts wrote of them. Raw scores are those after accent.ts, whose constants stand here again.
"""

import argparse
import json
from pathlib import Path

import numpy as np
from sklearn.isotonic import IsotonicRegression

SCORER = Path(__file__).parents[1] / "packages" / "engine" / "models" / "scorer.json"
LOGIT_PER_LOG_SHARE, OWN_WEIGHT, PHONE_WEIGHT, LEAST_SCORE = 11.6, 0.5, 0.7, 5e-4
# Percentile of natives -> percent they read.
NATIVE = {
    "phone": ((1, 72), (3, 82), (8, 90), (25, 96), (50, 98.5)),
    "word": ((2, 76), (5, 86), (25, 95.5), (50, 98)),
    "utterance": ((2, 78), (5, 86), (25, 95.5), (50, 98)),
}
# Experts' score of 10 -> percent.
OF_EXPERT = {0: 0, 2: 20, 3: 30, 4: 42, 5: 54, 6: 64, 7: 73, 8: 82, 9: 90, 10: 96}
FEWEST = 12
NATIVE_WEIGHT = 40.0
LANGUAGES = ("en", "es", "fr", "de", "it")


def lowered(score, share):
    kept = np.clip(score, LEAST_SCORE, 1 - LEAST_SCORE)
    return 1 / (1 + np.exp(-(np.log(kept / (1 - kept)) + LOGIT_PER_LOG_SHARE * share)))


def scores(line):
    """Raw scores of the phones, words and the whole of one answer, after the accent."""
    sums = [np.array([p[3:5] for p in word["phones"]], float).reshape(-1, 2) for word in line["words"]]
    every = np.concatenate(sums)
    if not len(every):
        return None
    whole = every[:, 0].sum() / every[:, 1].sum()
    blended = lambda own: OWN_WEIGHT * own + (1 - OWN_WEIGHT) * whole  # noqa: E731
    phones = [
        [lowered(p[1], PHONE_WEIGHT * blended(p[3] / p[4])) for p in word["phones"]] for word in line["words"]
    ]
    words = [
        lowered(word["raw"], blended(s[:, 0].sum() / s[:, 1].sum())) if len(s) else None
        for word, s in zip(line["words"], sums)
    ]
    return phones, words, lowered(line["total"], whole)


def quantile(per_language, percentile):
    return float(np.median([np.percentile(values, percentile) for values in per_language.values() if len(values) >= FEWEST]))


def knots(kind, natives, learners):
    """natives: raw scores by language; learners: (raw, expert's score of 10)."""
    points = [(quantile(natives, p), percent, NATIVE_WEIGHT) for p, percent in NATIVE[kind]]
    raw, truth = np.array(learners).T
    for score, percent in OF_EXPERT.items():
        near = raw[np.abs(truth - score) <= 0.5]
        if len(near) >= FEWEST:
            points.append((float(np.median(near)), percent, np.sqrt(len(near))))
    x, y, w = (np.array(v, float) for v in zip(*sorted(points)))
    y = IsotonicRegression(increasing=True).fit_transform(x, y, sample_weight=w)
    found = [(0.0, 0.0)]
    for raw_score, percent in zip(x, y):
        if raw_score > found[-1][0] + 0.004 and percent > found[-1][1] + 0.3 and raw_score < 0.999:
            found.append((float(raw_score), float(percent)))
    return [[round(a, 4), round(min(b, 99.5), 1)] for a, b in found] + [[1.0, 100.0]]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("evidence", nargs="+")
    parser.add_argument("--labels", nargs="+", required=True)
    arguments = parser.parse_args()
    labels = {}
    for path in arguments.labels:
        labels |= {row["id"]: row for row in map(json.loads, open(path))}
    natives = {kind: {k: [] for k in LANGUAGES} for kind in NATIVE}
    learners = {kind: [] for kind in NATIVE}
    for line in (json.loads(each) for path in arguments.evidence for each in open(path)):
        if line["kind"] != "own" or line.get("refused"):
            continue
        answer = scores(line)
        if answer is None:
            continue
        phones, words, whole = answer
        if line["id"] in labels:
            label = labels[line["id"]]
            learners["utterance"].append((whole, label["total"]))
            for said, word, truth in zip(phones, words, label["words"]):
                if word is None:
                    continue
                learners["word"].append((word, truth["accuracy"]))
                learners["phone"] += [(a, 5 * b) for a, b in zip(said, truth["phoneScores"])]
        elif line["loss"] < 1.6 and line["said"] > 0.5:
            mine = line["language"]
            natives["utterance"][mine].append(whole)
            natives["word"][mine] += [w for w in words if w is not None]
            natives["phone"][mine] += [p for each in phones for p in each]
    settings = json.loads(SCORER.read_text())
    for kind in NATIVE:
        settings["calibration"][kind] = knots(kind, natives[kind], learners[kind])
        print(kind, settings["calibration"][kind])
    SCORER.write_text(json.dumps(settings, ensure_ascii=False, indent=1) + "\n")


if __name__ == "__main__":
    main()
