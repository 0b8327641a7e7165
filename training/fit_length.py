"""Fits the classifier of the length of Italian consonants to natives, and prints how good it is.

  python fit_length.py LENGTHS.jsonl      reads what dump_length.ts writes; writes packages/engine/src/score/length-weights.json

One logistic regression for each manner of articulation: is the consonant doubled in the text? The thresholds flag a
share FLAGGED of the natives' single consonants and none of their doubled ones, of which there are few. Figures are for
natives left out in turn (five folds of speakers). A wrong length is a native's consonant with the other length in the
text.
"""

import json
import sys
from pathlib import Path

import numpy as np
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import GroupKFold

WEIGHTS = Path(__file__).parents[1] / "packages/engine/src/score/length-weights.json"
FEATURES = ("duration", "relative", "previous")
FLAGGED = 0.007
# If the lower threshold finds less than this share of the wrong lengths, it is set to NEVER and flags nothing.
MIN_FOUND, NEVER = 0.2, -99.0


def regression(x, y):
    return LogisticRegression(C=1.0, class_weight="balanced", max_iter=1000).fit(x, y)


def fit(rows):
    x = np.array([[row[name] for name in FEATURES] for row in rows])
    y = np.array([row["isLong"] for row in rows])
    speakers = np.array([row["speaker"] for row in rows])
    odds = np.zeros(len(y))
    for train, test in GroupKFold(5).split(x, y, speakers):
        odds[test] = regression(x[train], y[train]).decision_function(x[test])
    model = regression(x, y)
    fitted = model.decision_function(x)
    short, long = fitted[y].min(), np.quantile(fitted[~y], 1 - FLAGGED)
    if (fitted[~y] < short).mean() < MIN_FOUND:
        short = NEVER
    share = lambda found: round(float(found.mean()), 3)  # noqa: E731
    figures = {
        "single": [int((~y).sum()), "flagged", share(odds[~y] > long), "found when double was said", share(odds[y] > long)],
        "double": [int(y.sum()), "flagged", share(odds[y] < short), "found when only single was said", share(odds[~y] < short)],
    }
    weights = dict(zip(FEATURES, model.coef_[0])) | {"bias": model.intercept_[0], "tooShortBelow": short, "tooLongAbove": long}
    return {name: round(float(value), 3) for name, value in weights.items()}, figures


def main():
    rows = [json.loads(line) for line in open(sys.argv[1])]
    print(len(rows), "consonants of", len({row["speaker"] for row in rows}), "people")
    weights = {}
    for manner in ("stop", "fricative", "sonorant"):
        weights[manner], figures = fit([row for row in rows if row["manner"] == manner])
        print(manner, json.dumps(figures))
    WEIGHTS.write_text(json.dumps(weights, indent=2) + "\n")


if __name__ == "__main__":
    main()
