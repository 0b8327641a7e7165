"""Figures of the scorer on data it was not trained on, and its calibration to percent."""

import numpy as np
from sklearn.isotonic import IsotonicRegression
from sklearn.metrics import roc_auc_score

from languages import TAUGHT
from scorer_data import SILENT, UTTERANCE, fits, of_experts


def correlation(a, b):
    return round(float(np.corrcoef(a, b)[0, 1]), 3)


def predicted_phones(record):
    return record["predicted"]["phones"]


def expert_figures(records):
    words = [np.concatenate([r["predicted"]["words"] for r in records]), np.concatenate([r["words"] for r in records])]
    predicted = np.stack([r["predicted"]["utterance"] for r in records])
    truth = np.stack([r["utterance"] for r in records])
    figures = {"utterances": len(records), "word": correlation(*words)}
    if not records[0]["own_transcription"]:
        figures["phone"] = correlation(*(np.concatenate([part(r) for r in records]) for part in (predicted_phones, lambda r: r["phones"])))
    figures |= {k: correlation(predicted[:, i], truth[:, i]) for i, k in enumerate(UTTERANCE)}
    figures["meanErrorOfTotal"] = round(float(np.abs(predicted[:, 3] - truth[:, 3]).mean()), 3)
    order = np.argsort(words[0])
    bad = words[1] < 7
    hits = np.cumsum(bad[order])
    at = int(np.searchsorted(hits, 0.5 * bad.sum()))
    figures["wordFlagPrecisionAtHalfRecall"] = round(float(hits[at] / (at + 1)), 3)
    return figures


def sanity_figures(records):
    out = {}
    for language in TAUGHT:
        mine = [r for r in records if r["language"] == language and r.get("predicted") is not None]
        good = [r for r in mine if r["kind"] == "right" or r["kind"] == "native" and not r["seen"] and fits(r)]
        wrong = [r for r in mine if r["kind"] == "wrong"]
        natives = [r for r in mine if r["kind"] == "native" and not r["seen"] and not r["degraded"]]
        total = lambda group: np.array([r["predicted"]["utterance"][3] * said(r) for r in group])  # noqa: E731
        row = {}
        if wrong:
            truth = [1] * len(good) + [0] * len(wrong)
            row["rightAgainstWrongAuc"] = round(roc_auc_score(truth, np.r_[total(good), total(wrong)]), 4)
            unheard = {r["speaker"] for r in good if not r["seen"] and r["kind"] == "native"}
            row["confidence"] = {"confidence": row["rightAgainstWrongAuc"], "speakers": len(unheard)}
            row["wrong"] = [round(float(v), 2) for v in (total(wrong).mean(), np.percentile(total(wrong), 95))]
        if natives:
            t = total(natives)
            row["nativesUnheard"] = {"clips": len(t), "mean": round(float(t.mean()), 2)}
            row["nativesUnheard"] |= {f"p{p}": round(float(np.percentile(t, p)), 2) for p in (5, 25, 50)}
        if wrong:
            raw = lambda group: [r["features"][:, 1].mean() for r in group]  # noqa: E731
            row["rawGopAuc"] = round(roc_auc_score(truth, raw(good) + raw(wrong)), 4)
        swapped = [r for r in mine if r["kind"] == "substituted"]
        if swapped:
            flags = np.concatenate([r["flags"] for r in swapped])
            row["substitutedPhoneRawAuc"] = round(
                roc_auc_score(flags, -np.concatenate([r["features"][:, 1] for r in swapped])), 3
            )
            row["substitutedPhoneAuc"] = round(
                roc_auc_score(flags, -np.concatenate([r["predicted"]["phones"] for r in swapped])), 3
            )
        other = [r for r in mine if r["kind"] == "otherWord" and r["flags"].any() and not r["flags"].all()]
        if other:
            of = lambda r, wrong: r["predicted"]["words"][[bool(r["flags"][r["of_word"] == w].any()) == wrong for w in range(len(r["words"]))]]  # noqa: E731, E501
            row["otherWord"] = [round(float(np.concatenate([of(r, wrong) for r in other]).mean()), 2) for wrong in (True, False)]
        out[language] = row
    for kind in SILENT:
        values = [r["predicted"]["utterance"][3] * said(r) for r in records if r["kind"] == kind and r.get("predicted")]
        if values:
            out[kind] = [len(values), round(float(np.mean(values)), 2), round(float(np.max(values)), 2)]
    return out


def said(record):
    return 1 - record["missing"] / record["expected_words"]


# ---- calibration ----

# Percent for an expert's score. The corpus' rubric calls 5-6 understandable with many mistakes.
PERCENT_OF_EXPERT = {0: 0, 3: 30, 4: 44, 5: 57, 6: 65, 7: 74, 8: 86, 9: 94, 10: 99}
# Weight of each group, because learners produce far more right sounds than wrong ones.
PARTS = {"right": 1.0, "native": 0.5, "changed": 0.15}
# Raw scores of the knots of the map of words.
PART_GRID = (0.1, 0.25, 0.4, 0.55, 0.7, 0.8, 0.88, 0.93, 0.96, 0.98, 0.99)


def percent_of(truth):
    return np.interp(truth, list(PERCENT_OF_EXPERT), list(PERCENT_OF_EXPERT.values()))


def unheard_natives(records):
    return [r for r in records if r["kind"] == "native" and not r["seen"] and fits(r)]


def rising(points):
    """Knots raw -> percent, rising in both, from 0 -> 0 to 1 -> 100."""
    knots = [(0.0, 0.0)]
    for raw, percent in points:
        if raw > knots[-1][0] + 0.008 and percent > knots[-1][1] + 0.4:
            knots.append((float(raw), float(percent)))
    knots = [k for k in knots if k[0] < 0.994 and k[1] < 99.8]
    return [[round(a, 3), round(b, 1)] for a, b in [*knots, (1.0, 100.0)]]


def smoothed(percent_at, grid):
    """Smooths a map with moving means. The steps of an isotonic fit are noise, and in steep parts a small change of the
    recording would change the score a lot."""
    edges = [0.0, *grid, 1.0]
    middles = [(a + b) / 2 for a, b in zip(edges, edges[1:])]
    return rising((at, np.mean(percent_at(np.linspace(low, high, 41)))) for at, low, high in zip(grid, middles, middles[1:]))


# Close to the raw scores, because a fitted map has steps that cost .01 to .03 of the correlation with experts for new
# learners.
PHONE_MAP = [[0.0, 0.0], [0.5, 45.0], [0.7, 64.0], [0.88, 82.0], [0.95, 91.0], [0.98, 96.0], [1.0, 100.0]]
WHOLE_MAP = [[0.0, 0.0], [0.4, 45.0], [0.7, 76.0], [0.85, 91.0], [0.92, 96.0], [1.0, 100.0]]


def calibrate_words(records):
    """The mean target of words at each raw score, over learners, natives and wrong words, with the weights of PARTS."""
    raw, percent, weight = [], [], []
    wanted = {
        "right": [(r, None) for r in of_experts(records, own_transcription=True)],
        "native": [(r, None) for r in unheard_natives(records)],
        "changed": [(r, r["gate_words"]) for r in records if r["kind"] in ("substituted", "otherWord")],
    }
    for name, group in wanted.items():
        mine, due = [], []
        for r, gate in group:
            values = r["predicted"]["words"] / 10
            truth = percent_of(r["words"])
            chosen = slice(None) if gate is None else gate < 0.05
            mine.append(values[chosen])
            due.append(truth[chosen] if gate is None else np.zeros(int(chosen.sum())))
        mine, due = np.concatenate(mine), np.concatenate(due)
        raw.append(mine)
        percent.append(due)
        weight.append(np.full(len(mine), PARTS[name] / len(mine)))
    raw, percent, weight = map(np.concatenate, (raw, percent, weight))
    fitted = IsotonicRegression(increasing=True, out_of_bounds="clip").fit(raw, percent, sample_weight=weight)
    return smoothed(fitted.predict, PART_GRID)


def calibration_of(records):
    ready = [r for r in records if r.get("predicted")]
    return {
        "phone": PHONE_MAP,
        "word": calibrate_words(ready),
        "utterance": WHOLE_MAP,
        "fluency": WHOLE_MAP,
    }
