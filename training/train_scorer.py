"""Trains the scorer on the experts' scores, native speech and negatives, and fits its calibration.

  OMP_WAIT_POLICY=passive python train_scorer.py --work WORK_DIR --data DATA_DIR [--folds 0,1,2,3,4] [--export]

Every fold is left out once by speaker (learners) or by clip (natives the acoustic model never heard); --export trains
on everything and writes packages/engine/models/scorer.onnx and scorer.json, with the calibration of the folds.
Figures go to WORK_DIR/scorer.report.json.
"""

import argparse
import json
import multiprocessing
from pathlib import Path

import numpy as np
import onnxruntime
import torch
from sklearn.metrics import roc_auc_score
from torch import nn

MODELS = Path(__file__).parent.parent / "packages" / "engine" / "models"
SCALARS = 19
EPOCHS = 9
RATE = 2e-3
VECTOR_DROPOUT = 0.25
SILENT = ("silence", "noise", "music", "babble")
LANGUAGES = ("en", "es", "fr", "de", "it")
# Languages whose figures on unheard natives are below the bar: their answers are marked as estimates.
ESTIMATES = ("es", "fr", "it")
WEIGHT = {"right": 1.0, "native": 0.8, "substituted": 1.6, "wrong": 1.0}
# A phone that was swapped in the expected text is one of many: without this the context talks it away.
SWAPPED_PHONE_WEIGHT = 3.0
MOST_LOST = 1.6
UTTERANCE = ("accuracy", "fluency", "prosodic", "total")


class Scorer(nn.Module):
    """Phones in context: a bidirectional GRU, then one judgement per phone, word and utterance."""

    def __init__(self, columns, units, mean, deviation, hidden=48):
        super().__init__()
        self.register_buffer("mean", torch.tensor(mean, dtype=torch.float32))
        self.register_buffer("deviation", torch.tensor(deviation, dtype=torch.float32))
        self.embedding = nn.Embedding(units + 1, 16)
        self.input = nn.Linear(columns + 16, hidden)
        self.gru = nn.GRU(hidden, hidden, 1, batch_first=True, bidirectional=True)
        self.dropout = nn.Dropout(0.3)
        # What was heard at the phone itself, past the recurrence: a neighbour's fault is not this phone's.
        self.local = nn.Sequential(nn.Linear(SCALARS, 24), nn.Tanh(), nn.Linear(24, 1))
        self.phone = nn.Linear(3 * hidden, 1)
        self.word = nn.Linear(3 * hidden + 1, 1)
        self.utterance = nn.Linear(6 * hidden + 2, 4)

    def forward(self, features, units, words):
        """[B, S, F], [B, S], [B, W, S] averaging rows; padded phones and words have zero weight in `words`."""
        x = torch.clamp((features - self.mean) / self.deviation, -5.0, 5.0)
        if self.training:
            keep = (torch.rand(len(x), 1, 1) > VECTOR_DROPOUT).float()
            x = torch.cat([x[..., :SCALARS], x[..., SCALARS:] * keep], -1)
        local = self.local(x[..., :SCALARS])
        x = torch.tanh(self.input(torch.cat([x, self.embedding(units)], -1)))
        y, _ = self.gru(self.dropout(x))
        z = self.dropout(torch.cat([x, y], -1))
        phones = torch.sigmoid(self.phone(z) + local + 2.0) * 2.0
        in_words = torch.matmul(words, phones)
        by_word = torch.sigmoid(self.word(torch.cat([torch.matmul(words, z), in_words - 1.5], -1)) + 2.0) * 10.0
        said = (words.sum(1) > 0).float().unsqueeze(-1)
        count = said.sum(1)
        average = (z * said).sum(1) / count
        highest = (z - (1.0 - said) * 9.0).max(1)[0]
        phone_mean = (phones * said).sum(1) / count
        phone_least = (phones + (1.0 - said) * 9.0).min(1)[0]
        pooled = torch.cat([average, highest, phone_mean - 1.5, phone_least - 1.0], -1)
        return phones.squeeze(-1), by_word.squeeze(-1), torch.sigmoid(self.utterance(pooled) + 1.0) * 10.0


def load(work, data, parts):
    labels = {}
    for path in Path(data).glob("*/labels.jsonl"):
        for line in path.open():
            row = json.loads(line)
            labels[row["id"]] = row
    jobs = {j["number"]: j for j in map(json.loads, (work / "scorer_jobs.jsonl").open())}
    records, names = [], None
    for part in range(parts):
        lines = [json.loads(line) for line in (work / f"scorer_features.{part}.jsonl").open()]
        names = lines[0]["features"]
        matrix = np.fromfile(work / f"scorer_features.{part}.f32", np.float32).reshape(-1, len(names))
        for line in lines[1:]:
            job = jobs[line["job"]]
            record = {"kind": line["kind"], "rows": line["rows"]} | {
                k: job[k] for k in ("language", "fold", "seen", "set", "source", "speaker")
            }
            record["spoiled"] = job["kind"] in ("right", "native") and job["audio"][0] == "scorer_audio.i16"
            record["base"] = "wrong" if job["kind"] in SILENT else job["kind"]
            if line["rows"]:
                fill(record, line, job, labels, matrix[line["row"] : line["row"] + line["rows"]])
            records.append(record)
    return records, names


def fill(record, line, job, labels, rows):
    said = sorted(set(line["word"]))
    of_word = np.array([said.index(w) for w in line["word"]])
    count, words = len(rows), len(said)
    record |= {"features": rows, "units": np.array(line["units"]), "of_word": of_word}
    record |= {"missing": line["missing"], "expected_words": line["words"], "lost": line["free"] - line["expected"]}
    phones, by_word, utterance = np.full(count, 2.0), np.full(words, 10.0), np.full(4, 10.0)
    if job["kind"] == "right":
        label = labels[job["source"]]
        phones = np.array([label["words"][w]["phoneScores"][p] for w, p in zip(line["word"], line["position"])])
        by_word = np.array([label["words"][w]["accuracy"] for w in said], float)
        utterance = np.array([label[k] for k in UTTERANCE], float)
    elif job["kind"] != "native":
        phones, by_word, utterance = phones * 0, by_word * 0, utterance * 0
    if line["kind"] == "substituted":
        flags = np.array(line["substituted"])
        record["flags"] = flags
        phones = np.where(flags == 1, 0.0, phones)
        share = np.array([flags[of_word == w].mean() for w in range(words)])
        by_word = np.clip(by_word * (1 - 1.5 * share), 0, 10)
        loss = 15 * flags.mean()
        utterance = np.clip(utterance - np.array([loss, 0, 0, loss]), 0, 10)
    record |= {"phones": phones.astype(np.float32), "words": by_word.astype(np.float32)}
    record["utterance"] = utterance.astype(np.float32)


def fits(record):
    """A native clip whose text fits what is heard; the others say nothing about natives."""
    return record["lost"] < MOST_LOST and record["missing"] <= 0.2 * record["expected_words"]


def trainable(record):
    if not record["rows"]:
        return False
    return record["base"] != "native" or fits(record)


def weight_of(record, native_counts):
    weight = WEIGHT.get(record["kind"], 1.0)
    if record["base"] == "native":
        # Languages with few native clips count as much as those with many, and unheard speakers more than heard.
        weight *= (max(native_counts.values()) / native_counts[record["language"]]) ** 0.5
        weight *= 1.0 if record["seen"] else 1.6
    return weight


def collate(records):
    longest = max(r["rows"] for r in records)
    most_words = max(len(r["words"]) for r in records)
    size = len(records)
    features = np.zeros((size, longest, records[0]["features"].shape[1]), np.float32)
    units = np.zeros((size, longest), np.int64)
    words = np.zeros((size, most_words, longest), np.float32)
    phones = np.full((size, longest), np.nan, np.float32)
    by_word = np.full((size, most_words), np.nan, np.float32)
    utterance = np.stack([r["utterance"] for r in records])
    emphasis = np.ones((size, longest), np.float32)
    for i, r in enumerate(records):
        if "flags" in r:
            emphasis[i, : r["rows"]] += (SWAPPED_PHONE_WEIGHT - 1) * r["flags"]
        n = r["rows"]
        features[i, :n], units[i, :n], phones[i, :n] = r["features"], r["units"], r["phones"]
        by_word[i, : len(r["words"])] = r["words"]
        for w in range(len(r["words"])):
            at = np.flatnonzero(r["of_word"] == w)
            words[i, w, at] = 1 / len(at)
    return [torch.from_numpy(a) for a in (features, units, words, phones, by_word, utterance, emphasis)]


def train(records, columns, units, seed=0):
    torch.manual_seed(seed)
    rng = np.random.default_rng(seed)
    rows = np.concatenate([r["features"] for r in records])
    model = Scorer(columns, units, rows.mean(0), rows.std(0) + 1e-2)
    optimiser = torch.optim.AdamW(model.parameters(), RATE, weight_decay=0.02)
    native_counts = {}
    for r in records:
        if r["base"] == "native":
            native_counts[r["language"]] = native_counts.get(r["language"], 0) + 1
    weights = torch.tensor([weight_of(r, native_counts) for r in records])
    lengths = np.array([r["rows"] for r in records])
    step, total = 0, EPOCHS * (len(records) // 32 + 1)
    model.train()
    for _ in range(EPOCHS):
        order = np.argsort(lengths + rng.uniform(0, 6, len(lengths)))
        batches = [order[i : i + 32] for i in range(0, len(order), 32)]
        for b in rng.permutation(len(batches)):
            features, unit, words, phones, by_word, utterance, emphasis = collate([records[i] for i in batches[b]])
            weight = weights[batches[b]]
            p, w, u = model(features, unit, words)
            has_phone, has_word = ~phones.isnan(), ~by_word.isnan()
            phone_weight = (weight[:, None] * emphasis)[has_phone]
            word_weight = weight[:, None].expand_as(w)[has_word]
            loss = 1.5 * (phone_weight * (p - phones.nan_to_num())[has_phone] ** 2).mean()
            loss = loss + (word_weight * (w - by_word.nan_to_num())[has_word] ** 2).mean() / 16
            loss = loss + (weight[:, None] * (u - utterance) ** 2).mean() / 8
            for group in optimiser.param_groups:
                group["lr"] = RATE * min(1.0, 1.3 * (1 - step / total))
            step += 1
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimiser.step()
    model.eval()
    return model


@torch.no_grad()
def predict(model, records):
    for at in range(0, len(records), 64):
        batch = records[at : at + 64]
        features, unit, words, *_ = collate(batch)
        p, w, u = model(features, unit, words)
        for i, r in enumerate(batch):
            r["predicted"] = {
                "phones": p[i, : r["rows"]].numpy(),
                "words": w[i, : len(r["words"])].numpy(),
                "utterance": u[i].numpy(),
            }


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


def calibrate(records, predicted_of, truth_of, scale, wrong_percent=15):
    """Piecewise linear knots (raw 0..1 -> percent), rising in both: medians of the predictions at each expert score,
    below them the upper edge of wrong text, above them unheard natives."""
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
    wrong = [r for r in records if r["kind"] == "wrong" and r.get("predicted")]
    edge = np.percentile(np.concatenate([np.atleast_1d(predicted_of(r)) for r in wrong]) / scale, 95)
    points.append((float(edge), wrong_percent, 10.0))
    from sklearn.isotonic import IsotonicRegression

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
        "utterance": calibrate(ready, *utterance("total"), 10),
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


def export(model, names, calibration, estimates, version, folder):
    model.eval()
    count = 7
    sample = (
        torch.randn(1, count, len(names)),
        torch.ones(1, count, dtype=torch.int64),
        torch.full((1, 2, count), 1 / count),
    )
    path = folder / "scorer.onnx"
    torch.onnx.export(
        model,
        sample,
        str(path),
        input_names=["features", "units", "averages"],
        output_names=["phones", "words", "utterance"],
        dynamic_axes={
            "features": {1: "phones"},
            "units": {1: "phones"},
            "averages": {1: "words", 2: "phones"},
            "phones": {1: "phones"},
            "words": {1: "words"},
        },
        opset_version=17,
        dynamo=False,
    )
    session = onnxruntime.InferenceSession(str(path))
    answers = session.run(None, {"features": sample[0].numpy(), "units": sample[1].numpy(), "averages": sample[2].numpy()})
    with torch.no_grad():
        for mine, theirs in zip(answers, model(*sample)):
            np.testing.assert_allclose(mine, theirs.numpy(), atol=1e-4)
    settings = {
        "version": version,
        "features": names,
        "calibration": calibration,
        "languages": {language: {"estimate": language in estimates} for language in LANGUAGES},
    }
    (folder / "scorer.json").write_text(json.dumps(settings, ensure_ascii=False, indent=1) + "\n")
    print(f"scorer.onnx {path.stat().st_size / 1024:.0f} KiB, {sum(p.numel() for p in model.parameters())} parameters")


_shared = None


def _share(*shared):
    global _shared
    _shared = shared
    torch.set_num_threads(1)


def _train_fold(fold):
    """Predictions for the fold's records in order, or for fold None the weights learnt from everything."""
    records, columns, units = _shared
    model = train([r for r in records if trainable(r) and r["fold"] != fold], columns, units, 11 if fold is None else fold)
    if fold is None:
        return {k: v.clone() for k, v in model.state_dict().items()}
    held = [r for r in records if r["fold"] == fold and r["rows"]]
    predict(model, held)
    return [r["predicted"] for r in held]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--work", required=True)
    parser.add_argument("--data", required=True)
    parser.add_argument("--parts", type=int, default=2)
    parser.add_argument("--folds", default="0,1,2,3,4")
    parser.add_argument("--export", action="store_true")
    parser.add_argument("--version", default="scorer")
    parser.add_argument("--out", default=str(MODELS))
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    work = Path(arguments.work)
    records, names = load(work, arguments.data, arguments.parts)
    units = json.loads((work / "inventory.json").read_text())["units"]
    usable = [r for r in records if trainable(r)]
    refused = {}
    for r in records:
        if not r["rows"]:
            refused[r["kind"]] = refused.get(r["kind"], 0) + 1
    print(len(records), "records,", len(usable), "to learn from, without features:", refused, flush=True)
    report, tested = {"folds": {}}, []
    folds = [int(f) for f in arguments.folds.split(",") if f]
    # The last task, None, learns from everything and is what ships.
    tasks = folds + ([None] if arguments.export else [])
    final = None
    with multiprocessing.get_context("fork").Pool(2, _share, (records, len(names), len(units))) as pool:
        for fold, answer in zip(tasks, pool.imap(_train_fold, tasks, chunksize=1)):
            if fold is None:
                final = answer
                continue
            held = [r for r in records if r["fold"] == fold and r["rows"]]
            for r, predicted in zip(held, answer):
                r["predicted"] = predicted
            tested += held
            report["folds"][fold] = expert_figures([r for r in held if r["kind"] == "right" and not r["spoiled"]])
            print(fold, report["folds"][fold], flush=True)
    if tested:
        report["all"] = expert_figures([r for r in tested if r["kind"] == "right" and not r["spoiled"]])
        report["sanity"] = sanity_figures(tested)
        report["calibration"] = calibration_of(tested)
        report["percent"] = percent_figures(tested, report["calibration"])
        (work / "scorer.report.json").write_text(json.dumps(report, indent=1))
        print(json.dumps(report["all"]), json.dumps(report["sanity"], indent=1), json.dumps(report["calibration"]), json.dumps(report["percent"], indent=1), flush=True)
    if final is not None:
        model = Scorer(len(names), len(units), np.zeros(len(names)), np.ones(len(names)))
        model.load_state_dict(final)
        torch.save(final, work / "scorer.pt")
        export(model, names, report["calibration"], ESTIMATES, arguments.version, Path(arguments.out))


if __name__ == "__main__":
    main()
