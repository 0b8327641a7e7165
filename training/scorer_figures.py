"""How good the scorer is on what it was not trained on, and its calibration to percent."""

import numpy as np
from sklearn.isotonic import IsotonicRegression
from sklearn.metrics import roc_auc_score

from scorer_data import LANGUAGES, SILENT, UTTERANCE, fits


def correlation(a, b):
    return round(float(np.corrcoef(a, b)[0, 1]), 3)


def expert_figures(records):
    phones = [np.concatenate([r["predicted"]["phones"] for r in records]), np.concatenate([r["phones"] for r in records])]
    words = [np.concatenate([r["predicted"]["words"] for r in records]), np.concatenate([r["words"] for r in records])]
    predicted = np.stack([r["predicted"]["utterance"] for r in records])
    truth = np.stack([r["utterance"] for r in records])
    figures = {"utterances": len(records), "phone": correlation(*phones), "word": correlation(*words)}
    figures |= {k: correlation(predicted[:, i], truth[:, i]) for i, k in enumerate(UTTERANCE)}
    order = np.argsort(words[0])
    bad = words[1] < 7
    hits = np.cumsum(bad[order])
    at = int(np.searchsorted(hits, 0.5 * bad.sum()))
    figures["wordFlagPrecisionAtHalfRecall"] = round(float(hits[at] / (at + 1)), 3)
    return figures


def sanity_figures(records):
    out = {}
    for language in LANGUAGES:
        mine = [r for r in records if r["language"] == language and r.get("predicted") is not None]
        good = [r for r in mine if r["kind"] in ("right", "native")]
        wrong = [r for r in mine if r["kind"] == "wrong"]
        natives = [r for r in mine if r["kind"] == "native" and not r["seen"] and not r["spoiled"]]
        total = lambda group: np.array([r["predicted"]["utterance"][3] * said(r) for r in group])  # noqa: E731
        row = {}
        if wrong:
            truth = [1] * len(good) + [0] * len(wrong)
            row["rightAgainstWrongAuc"] = round(roc_auc_score(truth, np.r_[total(good), total(wrong)]), 4)
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

# What a learner should see for an expert's score: the corpus' rubric calls 5-6 understandable with many mistakes.
PERCENT_OF_EXPERT = {3: 30, 4: 41, 5: 52, 6: 63, 7: 74, 8: 85, 9: 93, 10: 97}
# How the lower edge and the middle of unheard native speech should read, whatever the language.
NATIVE_PERCENT = ((5, 85), (25, 94), (50, 97))


def calibrate(records, predicted_of, truth_of, scale, wrong_percent=None):
    """Piecewise linear knots (raw 0..1 -> percent), rising in both: medians of the predictions at each expert score,
    below them the upper edge of wrong text, above them unheard natives. Single sounds and words of another text may be
    right by chance, so that only whole texts have such an edge."""
    points = []
    right = [r for r in records if r["kind"] == "right"]
    predicted = np.concatenate([np.atleast_1d(predicted_of(r)) for r in right]) / scale
    truth = np.concatenate([np.atleast_1d(truth_of(r)) for r in right]) * (10 / scale)
    for score, percent in PERCENT_OF_EXPERT.items():
        near = predicted[np.abs(truth - score) <= 0.5]
        if len(near) >= 25:
            points.append((float(np.median(near)), percent, np.sqrt(len(near))))
    for language in LANGUAGES:
        mine = [r for r in records if r["kind"] == "native" and not r["seen"] and fits(r) and r["language"] == language]
        if len(mine) >= 20:
            values = np.concatenate([np.atleast_1d(predicted_of(r)) for r in mine]) / scale
            points += [(float(np.percentile(values, p)), percent, 8.0) for p, percent in NATIVE_PERCENT]
    if wrong_percent is not None:
        wrong = [r for r in records if r["kind"] == "wrong" and r.get("predicted")]
        edge = np.percentile([predicted_of(r) for r in wrong], 95) / scale
        points.append((float(edge), wrong_percent, 10.0))
    x, y, w = (np.array(v, float) for v in zip(*sorted(points)))
    fitted = IsotonicRegression(increasing=True).fit(x, y, sample_weight=w)
    knots = [(0.0, 0.0)]
    for raw in np.unique(np.round(x, 3)):
        percent = float(fitted.predict([raw])[0])
        if raw > knots[-1][0] + 0.012 and percent > knots[-1][1] + 0.5:
            knots.append((float(raw), percent))
    if knots[-1][0] < 0.985:
        knots.append((1.0, 100.0))
    else:
        knots[-1] = (knots[-1][0], 100.0)
    return [[round(a, 3), round(b, 1)] for a, b in knots]


def calibration_of(records):
    ready = [r for r in records if r.get("predicted")]
    at = UTTERANCE.index
    utterance = lambda key: (lambda r: r["predicted"]["utterance"][at(key)], lambda r: r["utterance"][at(key)])  # noqa: E731
    return {
        "phone": calibrate(ready, lambda r: r["predicted"]["phones"], lambda r: r["phones"], 2),
        "word": calibrate(ready, lambda r: r["predicted"]["words"], lambda r: r["words"], 10),
        "utterance": calibrate(ready, *utterance("total"), 10, wrong_percent=15),
        "fluency": calibrate(ready, *utterance("fluency"), 10),
    }


def percent_figures(records, calibration):
    """What learners would see: percent of natives the acoustic model never heard, of experts' scores, of wrong text."""
    xs, ys = zip(*calibration["utterance"])
    percent = lambda r: float(np.interp(r["predicted"]["utterance"][3] / 10, xs, ys)) * said(r)  # noqa: E731
    ready = [r for r in records if r.get("predicted")]
    out = {"experts": {}, "natives": {}, "wrong": {}}
    for score in range(2, 11):
        mine = [percent(r) for r in ready if r["kind"] == "right" and not r["spoiled"] and r["utterance"][3] == score]
        if mine:
            out["experts"][score] = [len(mine), round(float(np.mean(mine)), 1)]
    for language in LANGUAGES:
        of = lambda kind: [r for r in ready if r["kind"] == kind and r["language"] == language]  # noqa: E731, B023
        for name, chosen in (("unheard", lambda r: not r["seen"]), ("heard", lambda r: r["seen"])):
            for spoiled in (False, True):
                mine = [percent(r) for r in of("native") if chosen(r) and r["spoiled"] == spoiled]
                if mine:
                    key = f"{language} {name}{' spoiled' if spoiled else ''}"
                    five, half = np.percentile(mine, [5, 50])
                    out["natives"][key] = [len(mine), *(round(float(v), 1) for v in (np.mean(mine), five, half))]
        mine = [percent(r) for r in of("wrong")]
        if mine:
            share = float(np.mean(np.array(mine) >= 20))
            out["wrong"][language] = [len(mine), round(float(np.mean(mine)), 1), round(share, 3)]
    for kind in SILENT:
        mine = [percent(r) for r in ready if r["kind"] == kind]
        if mine:
            out["wrong"][kind] = [len(mine), round(float(np.mean(mine)), 1), round(float(np.mean(np.array(mine) >= 20)), 3)]
    return out
