"""Aligns the scores of natives across languages, so that a percent means about the same in each.

  python training/fit_scale.py EVIDENCE.jsonl...      writes calibration.offsets in scorer.json; run it once after
                                                      each train_scorer.py

The map to percents is fitted to learners of English and to natives (train_scorer.py). Natives of the other languages score
higher on it, and so do beginners, because the scorer was not trained on accents in those languages. Each language's logits
are shifted HALFWAY to the lower quartile of English natives; a full shift would punish natives for the acoustic model's
own uncertainty. EVIDENCE is the output of verification/dump_evidence.ts for natives that the acoustic model was not trained
on. Constants as in packages/engine/src/score/accent.ts.
"""

import json
import sys
from pathlib import Path

import numpy as np

from languages import TAUGHT

SCORER = Path(__file__).parents[1] / "packages" / "engine" / "models" / "scorer.json"
LOGIT_PER_LOG_POSTERIOR, OWN_WEIGHT, PHONE_WEIGHT, MIN_SCORE, MIN_MEAN_LOG_POSTERIOR = 6.0, 0.5, 0.7, 5e-4, -0.3
HALFWAY, QUARTILE = 0.5, 25
# Clips whose text does not fit the recording are ignored.
MAX_ALIGNMENT_LOSS, MIN_SAID = 1.6, 0.5
LEVELS = ("phone", "word", "utterance")
LEARNERS = ("train", "more")


def logit(score):
    kept = min(max(score, MIN_SCORE), 1 - MIN_SCORE)
    return np.log(kept / (1 - kept))


def logits(line):
    """Logits of the phones, the words and the utterance, after the accent correction."""
    per_log_posterior = 0.0 if line["language"] == "en" else LOGIT_PER_LOG_POSTERIOR
    mean = lambda s: max(s[:, 0].sum() / s[:, 1].sum(), MIN_MEAN_LOG_POSTERIOR)  # noqa: E731
    sums = [np.array([p[2:4] for p in word["phones"]], float).reshape(-1, 2) for word in line["words"]]
    whole = mean(np.concatenate(sums))
    blended = lambda s: OWN_WEIGHT * mean(s) + (1 - OWN_WEIGHT) * whole  # noqa: E731
    said = [(word, s) for word, s in zip(line["words"], sums) if len(s)]
    return {
        "phone": [
            logit(p[1]) + per_log_posterior * PHONE_WEIGHT * blended(s[i : i + 1])
            for word, s in said
            for i, p in enumerate(word["phones"])
        ],
        "word": [logit(word["raw"]) + per_log_posterior * blended(s) for word, s in said],
        "utterance": [logit(line["total"]) + per_log_posterior * whole],
    }


def main():
    natives = {level: {language: [] for language in TAUGHT} for level in LEVELS}
    for line in (json.loads(each) for path in sys.argv[1:] for each in open(path)):
        is_native = line["kind"] == "own" and line["set"] not in LEARNERS and not line.get("refused")
        if not is_native or line["loss"] > MAX_ALIGNMENT_LOSS or line["said"] < MIN_SAID:
            continue
        for level, values in logits(line).items():
            natives[level][line["language"]] += values
    at = {level: {k: np.percentile(values, QUARTILE) for k, values in natives[level].items()} for level in LEVELS}
    offsets = {
        language: {level: round(HALFWAY * float(at[level]["en"] - at[level][language]), 3) for level in LEVELS}
        for language in TAUGHT
    }
    settings = json.loads(SCORER.read_text())
    settings["calibration"]["offsets"] = offsets
    SCORER.write_text(json.dumps(settings, ensure_ascii=False, indent=1) + "\n")
    print(offsets)


if __name__ == "__main__":
    main()
