"""Fits the decision whether a sound with a low score was wrong, or whether it is unsure and nothing is said of it.

  python fit_sounds.py SOUNDS.jsonl...      what dump_sounds.ts wrote; writes packages/engine/src/score/sound-weights.json

A logistic regression between natives' own sounds and sounds that natives did not say (the expected one was changed), with
speakers in folds. The threshold of each language names no sound in all but NATIVE_CLIPS of the sentences of natives whom the
fit has not seen. Learners are no part of the fit: the report says how many of the sounds that experts found wrong are named.
"""

import json
import sys
import zlib
from pathlib import Path

import numpy as np
from scipy.optimize import minimize

from languages import TAUGHT

OUT = Path(__file__).parents[1] / "packages/engine/src/score/sound-weights.json"
NAMES = "phone word others weakest expected substituted omitted frames length vowel merges edge".split()
NATIVE_CLIPS = 0.04
# The more sounds a sentence has, the likelier one of them looks wrong by chance, so the log-odds are lowered by the log of how
# many times longer than this it is.
USUAL_PHONES = 20
# A language with fewer sentences of natives new to the acoustic model also gets the threshold of all, if that is higher.
MIN_CLIPS = 40
# A recording whose other sounds score lower than those of nine natives of ten (log-odds) is not a native's, so its low sounds
# are likelier wrong: the log-odds rise by this much for each unit below. Changed sounds of natives cannot teach this.
UNLIKE_NATIVES = {"below": 3.5, "slope": 2.0}
RIDGE = 2.0
# Hinges make the curve of these features bend.
HINGES = {"phone": [0.0], "others": [2.0, UNLIKE_NATIVES["below"]], "expected": [-3.0, -1.0], "omitted": [-1.5], "frames": [0.0, 2.0], "length": [1.0]}
FOLDS = 5
COLUMNS = ["bias", *(f"{name} {knot}".removesuffix(" ") for name in NAMES for knot in ["", *HINGES.get(name, [])])]


def rows(sounds):
    columns = [np.ones(len(sounds))]
    for name in NAMES:
        values = np.array([sound[name] for sound in sounds])
        columns.append(values)
        columns.extend(np.maximum(values - knot, 0) for knot in HINGES.get(name, []))
    return np.stack(columns, 1)


def fit(x, y, weight):
    def loss(w):
        z = x @ w
        value = weight @ np.logaddexp(0, np.where(y, -z, z)) + RIDGE * w[1:] @ w[1:] / 2
        slope = weight * (1 / (1 + np.exp(-z)) - y)
        return value, x.T @ slope + np.r_[0, RIDGE * w[1:]]

    weights = minimize(loss, np.zeros(x.shape[1]), jac=True, method="L-BFGS-B", options={"maxiter": 500}).x
    below, slope = UNLIKE_NATIVES.values()
    at = COLUMNS.index("others")
    weights[0] += slope * below
    weights[at] -= slope
    weights[at + 1 + HINGES["others"].index(below)] += slope
    return weights


def main():
    clips = [json.loads(line) for path in sys.argv[1:] for line in open(path)]
    sounds = [(clip, sound) for clip in clips for sound in clip["sounds"] if sound["isLow"]]
    x = rows([sound for _, sound in sounds])
    y = np.array([sound["isWrong"] for _, sound in sounds])
    kind = np.array([clip["kind"] for clip, _ in sounds])
    fold = np.array([zlib.crc32(clip["speaker"].encode()) % FOLDS for clip, _ in sounds])
    used = kind != "learner"
    weight = np.where(y, 1 / y[used].sum(), 1 / (~y[used]).sum()) * used.sum() / 2
    odds = np.zeros(len(sounds))
    for k in range(FOLDS):
        train = used & (fold != k)
        odds[fold == k] = x[fold == k] @ fit(x[train], y[train], weight[train])
    whole = fit(x[used], y[used], weight[used])
    odds[~used] = x[~used] @ whole

    odds -= np.log(np.array([clip["phones"] for clip, _ in sounds]) / USUAL_PHONES)
    highest = {}
    for (clip, _), value, name in zip(sounds, odds, kind):
        if name == "native":
            highest[clip["clip"]] = max(highest.get(clip["clip"], -np.inf), value)
    natives = [clip for clip in clips if clip["kind"] == "native" and clip["words"] > 2]
    of = lambda chosen: np.array([highest.get(clip["clip"], -np.inf) for clip in chosen])
    at = lambda values: float(np.quantile(values, 1 - NATIVE_CLIPS, method="higher"))
    new = [clip for clip in natives if not clip["isHeard"]]
    thresholds = {}
    for language in TAUGHT:
        mine = of([clip for clip in new if clip["language"] == language])
        everyone = of([clip for clip in natives if clip["language"] == language])
        thresholds[language] = at(mine) if len(mine) >= MIN_CLIPS else max(at(mine), at(everyone), at(of(new)))
    limit = np.array([thresholds[clip["language"]] for clip, _ in sounds])
    for language in TAUGHT:
        mine = np.array([clip["language"] == language for clip, _ in sounds])
        own = [clip for clip in new if clip["language"] == language]
        all_wrong = sum(s["isWrong"] for c in clips if c["language"] == language and c["kind"] == "changed" for s in c["sounds"])
        low = mine & (kind == "changed") & y
        print(
            language, "threshold", round(thresholds[language], 2), "clips", len(own),
            "named now", np.mean(np.isfinite(of(own))).round(3), "then", np.mean(of(own) > thresholds[language]).round(3),
            "changed sounds named now", round(low.sum() / all_wrong, 3), "then", round((low & (odds > limit)).sum() / all_wrong, 3),
        )
    learners = [c for c in clips if c["kind"] == "learner"]
    wrong = sum(s["isWrong"] for c in learners for s in c["sounds"])
    phones = sum(c["phones"] for c in learners)
    is_learner = kind == "learner"
    for name, named in (("now", is_learner), ("then", is_learner & (odds > limit))):
        print("learners", name, "wrong sounds named", round((named & y).sum() / wrong, 3), "right sounds named", round((named & ~y).sum() / phones, 4), "precision", round((named & y).sum() / named.sum(), 3))
    cells = iter(whole[1:])
    features = {name: {"weight": round(float(next(cells)), 4), "hinges": [[knot, round(float(next(cells)), 4)] for knot in HINGES.get(name, [])]} for name in NAMES}
    about = "Made by training/fit_sounds.py from natives' recordings; figures in decision 0028."
    content = {"about": about, "bias": round(float(whole[0]), 4), "usualPhones": USUAL_PHONES, "features": features, "thresholds": {k: round(v, 3) for k, v in thresholds.items()}}
    OUT.write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
