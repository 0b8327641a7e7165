"""Fits the decisions of utterance verification to the output of dump_evidence.ts, and prints how good they are.

  python training/verification/fit.py EVIDENCE.jsonl... [--keep]      writes packages/engine/src/verify/weights.json

Figures are for speakers left out in turn (five folds). The bias and the weight of logWords are set so that single words
and words of a phrase are flagged for natives with the shares below. biasOfLanguage stays as set by hand: as strict as the
natives of the language allow. --keep sets only the bias of words, for natives' single words, and leaves all else as it is.
"""

import argparse
import json
from pathlib import Path

import numpy as np
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import GroupKFold

WEIGHTS = Path(__file__).parents[2] / "packages" / "engine" / "src" / "verify" / "weights.json"
WORD = (
    "frame ctc both bothPerPhone fewBoth someCtc someFrame rivalLoss lossPerFrame near leastLogPosterior mostOther wordScore "
    "leastPhoneScore surePhones logWords"
).split()
EXTRA = ["both"]
# Share of natives' words that are flagged: a single word, a word of a phrase, a number among numbers, extra speech.
FLAGGED_ALONE, FLAGGED_IN_PHRASE, FLAGGED_IN_FIELD, FLAGGED_EXTRA = 0.015, 0.02, 0.02, 0.06
# Weights of examples: natives' words, learners' words (which can be other words), wrong words by their distance.
NATIVE, LEARNER, BY_DISTANCE = 3.0, 1.5, (1.5, 1.0, 0.5)
# Native clips whose text does not fit the recording are ignored.
MAX_ALIGNMENT_LOSS, MIN_SAID = 1.6, 0.5
# With at least this expert score the word was said.
MIN_EXPERT = 5


def trials(paths):
    lines = [json.loads(line) for path in paths for line in open(path)]
    lines = [line for line in lines if not line.get("refused")]
    own = {line["id"]: line for line in lines if line["kind"] == "own"}
    fits = {key for key, line in own.items() if line["loss"] < MAX_ALIGNMENT_LOSS and line["said"] > MIN_SAID}
    return [line for line in lines if is_learner(line) or line["id"] in fits]


def is_learner(line):
    return line["set"] in ("train", "more")


def logistic(x, y, weights):
    mean, deviation = x.mean(0), x.std(0) + 1e-9
    model = LogisticRegression(C=1.0, max_iter=2000).fit((x - mean) / deviation, y, weights)
    slope = model.coef_[0] / deviation
    return slope, model.intercept_[0] - (slope * mean).sum()


def across_folds(x, y, weights, groups):
    answer = np.zeros(len(y))
    for train, test in GroupKFold(5).split(x, y, groups):
        slope, bias = logistic(x[train], y[train], weights[train])
        answer[test] = x[test] @ slope + bias
    return answer


def words(lines):
    rows = []
    for line in lines:
        for w, word in enumerate(line["words"]):
            if "evidence" not in word or line["kind"] not in ("own", "replaced"):
                continue
            if line["kind"] == "replaced" and w != line["changed"]:
                continue
            if line["kind"] == "own" and is_learner(line) and word["expert"] < MIN_EXPERT:
                continue
            distance = 0 if line["kind"] == "own" else min(line["distance"], 3)
            values = [word["evidence"][name] for name in WORD]
            rows.append((values, distance, len(line["words"]) == 1, is_learner(line), line["speaker"], line["language"]))
    values, distance, alone, learner, speaker, language = (np.array(column) for column in zip(*rows))
    return values.astype(float), distance, alone, learner, speaker, language


def show_words(decided, distance, alone, learner, language):
    native = (distance == 0) & ~learner
    for name, group in (("alone", alone), ("in a phrase", ~alone)):
        flagged = (decided[native & group] > 0).mean()
        passing = [round(float((decided[(distance == d) & group & ~learner] <= 0).mean()), 3) for d in (1, 2, 3)]
        print(f"word {name}: natives flagged {flagged:.3f} of {(native & group).sum()}; what they did not say passing by distance {passing}")
    for name in np.unique(language):
        mine = language == name
        passing = [round(float((decided[(distance == d) & mine & ~learner] <= 0).mean()), 3) for d in (1, 2, 3)]
        print(f"  {name}: flagged {(decided[native & mine] > 0).mean():.3f}, passing {passing}")
    print(f"learners' words that experts accept flagged: {(decided[(distance == 0) & learner] > 0).mean():.3f}")


def keep_words(lines, old):
    x, distance, alone, learner, _, language = words(lines)
    answer = x @ np.array([old["features"][name] for name in WORD])
    answer += np.array([old["biasOfLanguage"].get(str(name), 0.0) for name in language])
    native = (distance == 0) & ~learner
    bias = round(-float(np.quantile(answer[native & alone], 1 - FLAGGED_ALONE)), 4)
    show_words(answer + bias, distance, alone, learner, language)
    return old | {"bias": bias}


def fit_words(lines):
    x, distance, alone, learner, speaker, language = words(lines)
    other = distance > 0
    counts = np.where(~other, np.where(learner, LEARNER, NATIVE), np.take(BY_DISTANCE, np.maximum(distance, 1) - 1))
    answer = across_folds(x, other, counts, speaker)
    slope, bias = logistic(x, other, counts)
    native = ~other & ~learner
    bars = [
        np.quantile(answer[native & group], 1 - share)
        for group, share in ((alone, FLAGGED_ALONE), (~alone, FLAGGED_IN_PHRASE))
    ]
    at = WORD.index("logWords")
    per_log_word = (bars[0] - bars[1]) / x[native & ~alone, at].mean()
    decided = answer - bars[0] + per_log_word * x[:, at]
    show_words(decided, distance, alone, learner, language)
    slope = slope.copy()
    slope[at] += per_log_word
    return {"bias": round(bias - bars[0], 4), "features": dict(zip(WORD, (round(float(v), 4) for v in slope)))}


def fit_field(lines):
    rows = [
        (word["evidence"]["closedField"], word["evidence"]["lossPerFrame"], line["kind"] == "field", line["distance"], len(line["words"]))
        for line in lines
        for word in line["words"]
        if line["kind"] in ("own", "field") and "evidence" in word and word["evidence"]["closedField"] > -60 and not is_learner(line)
    ]
    x = np.array([row[:1] for row in rows], float)
    other = np.array([row[2] for row in rows])
    slope, bias = logistic(x, other, np.where(other, 0.2, 3.0))
    answer = x @ slope + bias
    bar = np.quantile(answer[~other], 1 - FLAGGED_IN_FIELD)
    print(f"numbers, days, months: {(~other).sum()} own, passing {(answer[other] <= bar).mean():.4f} of {other.sum()}, bar {bar:.2f}")
    return {"bias": round(bias - bar, 4), "features": {"closedField": round(float(slope[0]), 4)}}


def fit_extras(lines):
    rows, clips = [], []
    for line in lines:
        if line["kind"] == "own" and not is_learner(line):
            rows += [([extra[name] for name in EXTRA], False, line["speaker"], line["id"]) for extra in line["extras"]]
        if line["kind"] == "left-out":
            mine = [extra for extra in line["extras"] if extra["before"] == line["changed"]]
            rows += [([extra[name] for name in EXTRA], True, line["speaker"], line["id"]) for extra in mine]
            clips.append((line["id"], line["extraSpans"] > 0))
    x = np.array([row[0] for row in rows], float)
    there = np.array([row[1] for row in rows])
    answer = across_folds(x, there, np.where(there, 1.0, 1.5), np.array([row[2] for row in rows]))
    slope, bias = logistic(x, there, np.where(there, 1.0, 1.5))
    own_clips = sum(line["kind"] == "own" and not is_learner(line) for line in lines)
    worst = {}
    for value, is_there, row in zip(answer, there, rows):
        if not is_there:
            worst[row[3]] = max(worst.get(row[3], -99.0), value)
    ranked = np.sort([*worst.values(), *[-99.0] * (own_clips - len(worst))])
    bar = ranked[int((1 - FLAGGED_EXTRA) * len(ranked))]
    told = {row[3] for value, is_there, row in zip(answer, there, rows) if is_there and value > bar}
    shares = [np.mean([key in told for key, _ in clips]), np.mean([key in told or spans for key, spans in clips])]
    print(f"extra words: told {shares[0]:.3f}, with the aligner's {shares[1]:.3f} of {len(clips)}; told falsely {FLAGGED_EXTRA}")
    return {"bias": round(bias - bar, 4), "features": dict(zip(EXTRA, (round(float(v), 4) for v in slope)))}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("evidence", nargs="+")
    parser.add_argument("--keep", action="store_true")
    arguments = parser.parse_args()
    lines = trials(arguments.evidence)
    print(len(lines), "trials")
    old = json.loads(WEIGHTS.read_text())
    if arguments.keep:
        WEIGHTS.write_text(json.dumps(old | {"word": keep_words(lines, old["word"])}, indent=2) + "\n")
        return
    new = old | {
        "word": fit_words(lines) | {key: old["word"][key] for key in ("biasOfLanguage", "clear")},
        "closedField": fit_field(lines),
        "extra": fit_extras(lines) | {"clear": old["extra"]["clear"]},
    }
    WEIGHTS.write_text(json.dumps(new, indent=2) + "\n")


if __name__ == "__main__":
    main()
