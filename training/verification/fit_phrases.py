"""Fits the decision whether a word of a phrase was said, as boosted trees over the evidence of dump_evidence.ts.

  python training/verification/fit_phrases.py EVIDENCE.jsonl... [--calibrate EVIDENCE.jsonl...]

Writes packages/engine/src/verify/phrase-trees.json. EVIDENCE is of connected speech by people whom the acoustic model of that
dump has not heard; the speakers left out for figures (splits.py) are skipped. The bias is set so that BLAMED of natives' words
are above 0, on --calibrate if given: people new to the acoustic model that is shipped.

Trees and not a logistic regression: what a tie with a rival means depends on how long and how frequent the word is and on how
well the rest of the recording fits. Figures are for speakers left out in turn (five folds).
"""

import argparse
import json
import sys
from collections import Counter
from pathlib import Path

import numpy as np
from sklearn.ensemble import HistGradientBoostingClassifier
from sklearn.model_selection import GroupKFold

sys.path.append(str(Path(__file__).parents[1]))
from splits import SPLITS, split_of  # noqa: E402

OUT = Path(__file__).parents[2] / "packages" / "engine" / "src" / "verify" / "phrase-trees.json"
FEATURES = (
    "frame ctc both bothPerPhone fewBoth someCtc someFrame rivalLoss lossPerFrame near leastLogPosterior mostOther wordScore "
    "leastPhoneScore surePhones logWords phones rivalLonger distance isReduction logRank rivalLogRank ownLoss ownLossPerPhone "
    "framesPerPhone isAtEdge lead othersLossPerFrame othersOwnLoss othersPhoneScore"
).split()
MIN_WORDS = 3
# Native clips whose text does not fit the recording are ignored.
MAX_ALIGNMENT_LOSS, MIN_SAID = 1.6, 0.5
# Share of natives' words that are blamed, that are unsure or blamed, and of which another word is named.
BLAMED, DOUBTED, NAMED = 0.012, 0.05, 0.002
# A language in which more of natives' words are blamed gets a bias of its own. With few words the bias is smaller: with
# WORDS_OF_PRIOR of them it is half of what the language would need.
BLAMED_IN_LANGUAGE, WORDS_OF_PRIOR = 0.02, 100
# One speaker with two hundred sentences must not decide for fifty with one each.
MAX_WORDS_OF_SPEAKER = 60
# Weights of examples: natives' words, and words of the text that were replaced, by their distance.
NATIVE, BY_DISTANCE = 3.0, (1.5, 1.0, 0.5)
# The replaced words are drawn from all frequent words alike, but a text has more short, very frequent ones. This much of the
# difference is taken out by weights, so that a rare word is not blamed for being rare.
BALANCE = 0.5
TREES = {"max_iter": 160, "learning_rate": 0.06, "max_leaf_nodes": 10, "l2_regularization": 5, "min_samples_leaf": 30}


def rows_of(paths):
    lines = [line for path in paths for line in map(json.loads, open(path)) if not line.get("refused")]
    lines = [line for line in lines if len(line["words"]) >= MIN_WORDS and not is_for_figures(line)]
    fits = {
        line["id"]
        for line in lines
        if line["kind"] == "own" and line["loss"] < MAX_ALIGNMENT_LOSS and line["said"] > MIN_SAID
    }
    rows = []
    for line in lines:
        if line["kind"] not in ("own", "replaced") or line["id"] not in fits or line["id"] in SPLITS["saysSomethingElse"]:
            continue
        for w, word in enumerate(line["words"]):
            if "evidence" not in word or (line["kind"] == "replaced" and w != line["changed"]):
                continue
            rows.append(
                {
                    "values": [word["evidence"][name] for name in FEATURES],
                    "distance": 0 if line["kind"] == "own" else min(line["distance"], 3),
                    "alike": line.get("isAlike", False),
                    "speaker": line["speaker"],
                    "language": line["language"],
                    "named": line["kind"] == "replaced" and word.get("rival", "").lower() == line["spoken"].lower(),
                    "lead": word.get("lead", 0),
                }
            )
    return rows


def is_for_figures(line):
    connected = line["set"] in SPLITS["speakersThirdLeftOut"] + SPLITS["setsLeftOut"]
    return connected and split_of(line, {}, 1) == "leftOut"


class Examples:
    def __init__(self, rows):
        self.values, self.distance, self.alike, self.speaker, self.language, self.named, self.lead = (
            np.array([row[key] for row in rows])
            for key in ("values", "distance", "alike", "speaker", "language", "named", "lead")
        )
        self.other = self.distance > 0
        counts = Counter(zip(self.speaker, self.other))
        self.share = np.array([min(1, MAX_WORDS_OF_SPEAKER / counts[key]) for key in zip(self.speaker, self.other)])

    def weights(self):
        rank, phones = (self.values[:, FEATURES.index(name)] for name in ("logRank", "phones"))
        kind = 10 * np.digitize(rank, [3, 4.5, 6, 7.5, 8.6]) + np.digitize(phones, [3, 4, 6, 8])
        balance = np.ones(len(kind))
        for each in np.unique(kind):
            own, other = ((self.share * (kind == each))[side].sum() / self.share[side].sum() for side in (~self.other, self.other))
            if other > 0:
                balance[(kind == each) & self.other] = np.clip(own / other, 0.1, 6) ** BALANCE
        return self.share * balance * np.take((NATIVE, *BY_DISTANCE), self.distance)

    def bar(self, answer, share):
        """What this share of natives' words is above; every speaker counts at most MAX_WORDS_OF_SPEAKER words."""
        native = ~self.other
        order = np.argsort(answer[native])
        mass = np.cumsum(self.share[native][order])
        return answer[native][order][min(np.searchsorted(mass, (1 - share) * mass[-1]), len(order) - 1)]

    def biases_of_languages(self, answer):
        """Lowers the answers of the languages in which too many of natives' words are above 0."""
        biases = {}
        for name in np.unique(self.language):
            native = answer[(self.language == name) & ~self.other]
            excess = float(np.quantile(native, 1 - BLAMED_IN_LANGUAGE))
            if excess > 0:
                biases[str(name)] = round(-excess * len(native) / (len(native) + WORDS_OF_PRIOR), 2)
        return biases

    def show(self, answer):
        for share in (0.005, 0.01, 0.015, 0.02):
            bar = self.bar(answer, share)
            passing = [np.mean(answer[self.distance == d] <= bar) for d in (1, 2, 3)] + [np.mean(answer[self.alike] <= bar)]
            by_language = {
                str(name): round(float(np.mean(answer[~self.other & (self.language == name)] > bar)), 4)
                for name in np.unique(self.language)
            }
            print(f"natives blamed {share}: passing, by distance and alike {[round(float(p), 3) for p in passing]}", by_language)


def across_folds(examples):
    answer = np.zeros(len(examples.other))
    weights = examples.weights()
    for train, test in GroupKFold(5).split(examples.values, examples.other, examples.speaker):
        model = HistGradientBoostingClassifier(**TREES, random_state=0)
        model.fit(examples.values[train], examples.other[train], weights[train])
        answer[test] = model.decision_function(examples.values[test])
    return answer


def exported(model):
    """Each tree as parallel arrays: feature (-1: a leaf), threshold or value, and the right child; the left one follows."""
    trees = []
    for (predictor,) in model._predictors:
        nodes, feature, value, right = predictor.nodes, [], [], []

        def walk(index):
            node, at = nodes[index], len(feature)
            feature.append(-1 if node["is_leaf"] else int(node["feature_idx"]))
            value.append(float(f"{node['value'] if node['is_leaf'] else node['num_threshold']:.5g}"))
            right.append(0)
            if not node["is_leaf"]:
                walk(node["left"])
                right[at] = len(feature)
                walk(node["right"])

        walk(0)
        trees.append([feature, value, right])
    return trees


def evaluate(trees, values):
    """The sum of the exported trees, as the engine computes it."""
    answer = np.zeros(len(values))
    for feature, value, right in trees:
        for i, row in enumerate(values):
            at = 0
            while feature[at] >= 0:
                at = at + 1 if row[feature[at]] <= value[at] else right[at]
            answer[i] += value[at]
    return answer


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("evidence", nargs="+")
    parser.add_argument("--calibrate", nargs="+", default=[])
    arguments = parser.parse_args()
    examples = Examples(rows_of(arguments.evidence))
    print(len(examples.other), "words,", (~examples.other).sum(), "of them said, by", len(set(examples.speaker)), "speakers")
    left_out = across_folds(examples)
    examples.show(left_out)
    model = HistGradientBoostingClassifier(**TREES, random_state=0).fit(examples.values, examples.other, examples.weights())
    trees = exported(model)
    if arguments.calibrate:
        judged = Examples(rows_of(arguments.calibrate))
        answer = evaluate(trees, judged.values)
        print("new people:", (~judged.other).sum(), "words said, by", len(set(judged.speaker)), "speakers")
        judged.show(answer)
    else:
        judged, answer = examples, left_out - float(model._baseline_prediction.ravel()[0])
    bias = -judged.bar(answer, BLAMED)
    unsure = judged.bar(answer, DOUBTED) + bias
    named = judged.bar(answer, NAMED) + bias
    told = judged.other & (answer + bias > named)
    for lead in (0, 2, 4, 6, 8):
        of = told & (judged.lead >= lead)
        print(f"named with a lead of {lead}: {of.sum() / judged.other.sum():.2f} of replaced words, right {judged.named[of].mean():.3f}")
    print(f"bias {bias:.2f}, unsure from {unsure:.2f}, named from {named:.2f}")
    OUT.write_text(
        json.dumps(
            {
                "features": FEATURES,
                "bias": round(float(bias), 4),
                "biasOfLanguage": judged.biases_of_languages(answer + bias),
                "unsure": round(float(unsure), 4),
                "named": round(float(named), 4),
                "trees": trees,
            },
            separators=(",", ":"),
        )
        + "\n"
    )
    print(OUT.stat().st_size, "bytes")


if __name__ == "__main__":
    main()
