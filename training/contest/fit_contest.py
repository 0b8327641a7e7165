"""Fits the contest of minimal pairs, and prints how good it is for people and voices that it was not fitted to.

  python training/contest/fit_contest.py EVIDENCE.jsonl ...     reads what dump_contest.ts writes;
                                                               writes packages/engine/src/contest/weights.json

One logistic regression for each contrast: was the second sound said? Speakers whose CRC-32 divides by three and the
voices that are not marked as fitted are left out. A contrast uses the acoustic features only if they help in cross
validation over its speakers. The thresholds are those at which BLAMED of the right words would be called the other one
and PRAISED of the wrong ones this one; between them it is too close to call.
"""

import json
import sys
from pathlib import Path
from zlib import crc32

import numpy as np
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import GroupKFold

WEIGHTS = Path(__file__).parents[2] / "packages/engine/src/contest/weights.json"
BLAMED, PRAISED = 0.02, 0.06
RATIO_SCALE = 4.0
# A token of a voice counts less than one of a person, and a word in a sentence less than a word alone.
KIND_WEIGHT = {"word": 1.0, "sentence": 0.7, "voice": 0.5}
MIN_TOKENS, FOLDS = 14, 4
SHRINKAGE = 0.03
# Natural log: the regression must gain this much over the posteriors alone, per token, to use the acoustic features.
MIN_GAIN = 0.01


def ratios(rows):
    return np.array([[row["frame"], row["ctc"]] for row in rows]) / RATIO_SCALE


def matrix(rows, uses_acoustic, mean, scale):
    if not uses_acoustic:
        return ratios(rows)
    acoustic = (np.array([row["acoustic"] for row in rows]) - mean) / scale
    return np.hstack([ratios(rows), np.clip(acoustic, -3, 3) * SHRINKAGE**0.5])


def weights_of(rows):
    y = np.array([row["said"] for row in rows])
    weights = np.array([KIND_WEIGHT[row["kind"]] for row in rows])
    for said in (0, 1):
        weights[y == said] /= weights[y == said].sum()
    return y, weights * len(rows) / 2


def regression(rows, uses_acoustic):
    y, weights = weights_of(rows)
    acoustic = np.array([row["acoustic"] for row in rows]) if uses_acoustic else np.zeros((1, 1))
    mean, scale = acoustic.mean(0), acoustic.std(0) + 1e-3
    model = LogisticRegression(C=1.0, max_iter=2000).fit(matrix(rows, uses_acoustic, mean, scale), y, weights)
    return model, mean, scale


def odds_of(fitted, rows, uses_acoustic):
    model, mean, scale = fitted
    return model.decision_function(matrix(rows, uses_acoustic, mean, scale))


def cross_validated(rows, uses_acoustic):
    groups = [row["speaker"] for row in rows]
    odds = np.zeros(len(rows))
    for train, test in GroupKFold(min(FOLDS, len(set(groups)))).split(rows, groups=groups):
        fitted = regression([rows[i] for i in train], uses_acoustic)
        odds[test] = odds_of(fitted, [rows[i] for i in test], uses_acoustic)
    return odds


def loss(rows, odds):
    y, weights = weights_of(rows)
    return float((weights * np.logaddexp(0, np.where(y == 1, -odds, odds))).sum() / weights.sum())


def quantile(values, weights, share):
    order = np.argsort(values)
    cumulative = np.cumsum(weights[order]) / weights.sum()
    return float(values[order][min(np.searchsorted(cumulative, share), len(values) - 1)])


def thresholds(rows, odds):
    """Log odds for each sound to say: above `other` the other was said, below `own` this one."""
    y, weights = weights_of(rows)
    result = []
    for said in (0, 1):
        toward = odds if said == 0 else -odds
        own, other = y == said, y != said
        blamed = quantile(toward[own], weights[own], 1 - BLAMED)
        praised = quantile(toward[other], weights[other], PRAISED)
        result.append([min(praised, blamed, 1.0), max(blamed, -0.5) if blamed > praised else max(blamed, min(praised, 0.0))])
    return result


def decide(odds, said_to_be, limits):
    toward = odds if said_to_be == 0 else -odds
    own, other = limits[said_to_be]
    return "other" if toward > other else "own" if toward <= own else "close"


def figures(rows, odds, limits):
    counts = {}
    for row, value in zip(rows, odds):
        kind = "voice" if row["kind"] == "voice" else "people"
        for expected in (0, 1):
            side = "right" if expected == row["said"] else "wrong"
            of = counts.setdefault((kind, side), {"own": 0, "other": 0, "close": 0})
            of[decide(value, expected, limits)] += 1
    return counts


def main():
    rows = [json.loads(line) for path in sys.argv[1:] for line in open(path)]
    is_left_out = lambda row: not row["isFitted"] if row["kind"] == "voice" else crc32(row["speaker"].encode()) % 3 == 0  # noqa: E731
    contrasts, totals = {}, {}
    pooled, pooled_odds = [], []
    for key in sorted({(row["language"], row["contrast"]) for row in rows}):
        mine = [row for row in rows if (row["language"], row["contrast"]) == key]
        # In some variants the pair differs in another sound, or in more; a sound that is missing has no features.
        has_acoustic = not key[1].endswith("/")
        mine = [row for row in mine if not has_acoustic or "acoustic" in row]
        fitted_rows = [row for row in mine if not is_left_out(row)]
        left_out = [row for row in mine if is_left_out(row)]
        if min(sum(row["said"] == said for row in fitted_rows) for said in (0, 1)) < MIN_TOKENS:
            print(key, "too few tokens", len(fitted_rows))
            continue
        odds = {False: cross_validated(fitted_rows, False)}
        if has_acoustic:
            odds[True] = cross_validated(fitted_rows, True)
        losses = {uses: loss(fitted_rows, each) for uses, each in odds.items()}
        uses = has_acoustic and losses[True] < losses[False] - MIN_GAIN
        limits = thresholds(fitted_rows, odds[uses])
        fitted = regression(fitted_rows, uses)
        model, mean, scale = fitted
        coefficients = model.coef_[0]
        language, contrast = key
        acoustic = coefficients[2:] * SHRINKAGE**0.5 / scale if uses else []
        bias = float(model.intercept_[0])
        contrasts.setdefault(language, {})[contrast] = {
            "bias": round(bias, 3),
            "frame": round(coefficients[0] / RATIO_SCALE, 3),
            "ctc": round(coefficients[1] / RATIO_SCALE, 3),
            **({"mean": [round(float(v), 3) for v in mean], "scale": [round(float(v), 3) for v in scale],
                "acoustic": [round(float(v), 3) for v in coefficients[2:] * SHRINKAGE**0.5]} if uses else {}),
            "own": [round(limit[0], 2) for limit in limits],
            "other": [round(limit[1], 2) for limit in limits],
        }
        counts = figures(left_out, odds_of(fitted, left_out, uses), limits) if left_out else {}
        share = lambda of, what: of.get(what, 0) / max(sum(of.values()), 1)  # noqa: E731
        cells = []
        for who in (("people", "wrong"), ("people", "right"), ("voice", "wrong"), ("voice", "right")):
            of = counts.get(who, {})
            cells.append(f"{who[0][:2]} {who[1][:1]} {sum(of.values()):3d}: own {share(of, 'own'):.2f} other {share(of, 'other'):.2f}")
            for name in ("all", language):
                total = totals.setdefault((name, *who), {"own": 0, "other": 0, "close": 0})
                for what, count in of.items():
                    total[what] += count
        print(language, contrast.ljust(6), f"{len(fitted_rows):4d}", f"loss {losses[False]:.3f}", f"{losses.get(True, 9):.3f}", "acoustic" if uses else "        ", "|", " | ".join(cells))
        pooled += fitted_rows
        pooled_odds += list(odds[uses])
    for name, of in sorted(totals.items()):
        count = max(sum(of.values()), 1)
        print(*name, sum(of.values()), " ".join(f"{what} {value / count:.3f}" for what, value in of.items()))
    general, _, _ = regression(pooled, False)
    general_odds = odds_of((general, 0, 1), pooled, False)
    limits = thresholds(pooled, general_odds)
    any_contrast = {
        "bias": 0,
        "frame": round(general.coef_[0][0] / RATIO_SCALE, 3),
        "ctc": round(general.coef_[0][1] / RATIO_SCALE, 3),
        "own": [round(min(limit[0] for limit in limits), 2)] * 2,
        "other": [round(max(limit[1] for limit in limits), 2)] * 2,
    }
    lines = [
        f"    {json.dumps(language)}: {{\n" + ",\n".join(f"      {json.dumps(name, ensure_ascii=False)}: {json.dumps(each)}" for name, each in of.items()) + "\n    }"
        for language, of in contrasts.items()
    ]
    WEIGHTS.write_text(f'{{\n  "any": {json.dumps(any_contrast)},\n  "contrasts": {{\n' + ",\n".join(lines) + "\n  }\n}\n")


if __name__ == "__main__":
    main()
