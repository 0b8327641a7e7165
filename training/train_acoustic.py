"""Trains the acoustic model for a given time; resumes from its last checkpoint.

  OMP_WAIT_POLICY=passive python train_acoustic.py --work WORK_DIR --minutes 50 [--init OTHER.pt [...]] [--name acoustic]

Runs one single-threaded process per core (--processes) and averages their gradients, because the recurrence does not
run faster with more threads.

Writes NAME.last.pt (to resume), NAME.pt (averaged weights, for export) and NAME.log.jsonl (the curve).
"""

import argparse
import json
import os
import pickle
import queue
import threading
import time
from pathlib import Path

import numpy as np
import torch
from torch import distributed, multiprocessing
from torch.nn import functional

from align import viterbi
from augment import augment
from build_dataset import is_coded
from features import MEL_BANDS, STRIDE, normalize
from model import AcousticModel, load_checkpoints, output_frames

# Share of the batches' frames by language and kind of speech.
SHARES = {
    ("en", "learner"): 0.27, ("en", "real"): 0.07, ("en", "synthetic"): 0.02,
    ("es", "real"): 0.15, ("es", "synthetic"): 0.02,
    ("fr", "real"): 0.13, ("fr", "synthetic"): 0.01,
    ("de", "real"): 0.12, ("de", "synthetic"): 0.02,
    ("it", "real"): 0.14, ("it", "espeak"): 0.02, ("it", "festival"): 0.02,
    ("any", "noise"): 0.01,
}  # fmt: skip
FRAMES_PER_BATCH = 3000  # of each process, without the consistency copies
POOL_BATCHES = 24
PEAK_RATE = 2e-3
AVERAGE_DECAY = 0.998
WORST_LEARNER_MEAN = 1.0
# A sound that the experts heard as wrong may have been any sound or none. As the expected sound it would teach the
# model to accept the mistake, so in the CTC target it is a wildcard, which costs this much in every step.
WRONG_PHONE = 1.2
WILDCARD_COST = 0.7
MASKED_SHARE = 0.5
SPOILED_SHARE = 0.55
# Consistency regularization as in CR-CTC (Yao et al. 2024, arXiv:2410.05101): in every CONSISTENCY_EVERYth step the
# model also gets a copy of each clip, changed as by a codec. This times the divergence between the two outputs, per
# step and head, is added to the loss.
CONSISTENCY_EVERY = 2
CONSISTENCY_WEIGHT = 20.0
# Size of the noise in log-mel that replaces a codec for clips without an encoded view. At 64 kbit/s Opus changes the
# bands 20 to 50 dB below the loudest by 0.1, louder ones by 0.03 to 0.06.
CONSISTENCY_NOISE = (0.03, 0.2)
# Largest loss of the alignment against the best path, in mean log-probability per step, for a text that fits. The limit
# for a single word is lower.
MAX_ALIGNMENT_LOSS = 1.6
MAX_ALIGNMENT_LOSS_OF_WORD = 0.8
REALIGN_AT = (0.4,)


def load(work):
    items = pickle.load((work / "items.pkl").open("rb"))
    inventory = json.loads((work / "inventory.json").read_text())
    features = np.memmap(work / "features.f16", np.float16, "r").reshape(-1, MEL_BANDS)
    for item in items:
        item["target"] = [unit for variants in item["words"] for unit in variants[0]]
        if item["kind"] == "learner":
            flat = [s for word in item["scores"]["phones"] for s in word]
            item["phone_scores"] = np.array(flat, np.float32)
    return items, inventory, features


def group_of(item):
    if item["kind"] == "noise":
        return ("any", "noise")
    if item["language"] == "it" and item["kind"] == "synthetic":
        return ("it", item["set"])
    return (item["language"], item["kind"])


def usable(item):
    if item["split"] != "training" or item.get("misfit"):
        return False
    if item["kind"] == "learner" and item["phone_scores"].mean() < WORST_LEARNER_MEAN:
        return False
    return True


def view(features, item, number):
    row, rows = item["views"][number % len(item["views"])]
    return features[row : row + rows].astype(np.float32)


def masks_of(inventory):
    """The columns that each language uses."""
    position = {unit: i + 1 for i, unit in enumerate(inventory["units"])}
    masks = {}
    for language, units in inventory["languages"].items():
        mask = np.zeros(len(position) + 1, bool)
        mask[[0] + [position[u] for u in units]] = True
        masks[language] = mask
    return masks


def max_alignment_loss(item):
    return MAX_ALIGNMENT_LOSS if len(item["words"]) > 1 else MAX_ALIGNMENT_LOSS_OF_WORD


class Batches:
    """A thread that keeps a few augmented batches ready. Restarted after a realignment changes the labels.

    All processes draw the same clips in the same order and each takes its share of every batch, so their batches
have the same length and no process waits.
    """

    def __init__(self, items, inventory, features, seed, rank, processes):
        self.items, self.features, self.rank, self.processes = items, features, rank, processes
        self.draw = np.random.default_rng(seed)
        self.rng = np.random.default_rng((*seed, rank))
        self.groups = {}
        for item in items:
            if usable(item):
                self.groups.setdefault(group_of(item), []).append(item)
        lengths = {g: np.mean([i["views"][0][1] for i in self.groups[g]]) for g in self.groups}
        weights = np.array([SHARES[g] / lengths[g] for g in self.groups])
        self.names, self.weights = list(self.groups), weights / weights.sum()
        self.masks = masks_of(inventory)
        self.queue = queue.Queue(maxsize=4)
        self.stopped = False
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()

    def stop(self):
        self.stopped = True
        while self.thread.is_alive():
            try:
                self.queue.get(timeout=0.2)
            except queue.Empty:
                pass

    def _pool(self):
        drawn, frames = [], 0
        while frames < POOL_BATCHES * FRAMES_PER_BATCH * self.processes:
            group = self.groups[self.names[self.draw.choice(len(self.names), p=self.weights)]]
            item = group[self.draw.integers(len(group))]
            drawn.append(item)
            frames += item["views"][0][1]
        drawn.sort(key=lambda item: item["views"][0][1])
        batches, current = [], []
        for item in drawn:
            full = (len(current) + 1) * item["views"][0][1] > FRAMES_PER_BATCH * self.processes
            if len(current) >= self.processes and full:
                batches.append(current)
                current = []
            current.append(item)
        if len(current) >= self.processes:
            batches.append(current)
        self.draw.shuffle(batches)
        return [batch[self.rank :: self.processes] for batch in batches]

    def _run(self):
        while not self.stopped:
            for batch in self._pool():
                ready = self._collate(batch)
                while not self.stopped:
                    try:
                        self.queue.put(ready, timeout=0.5)
                        break
                    except queue.Full:
                        continue
                if self.stopped:
                    return

    def _target(self, item):
        """The target units; the column after the last unit is the wildcard. Adjacent wildcards are merged."""
        target = np.array(item["target"], np.int64)
        if item["kind"] != "learner":
            return target
        wildcard = len(self.masks["en"])
        target[item["phone_scores"] < WRONG_PHONE] = wildcard
        return target[~((target == wildcard) & (np.roll(target, 1) == wildcard) & (np.arange(len(target)) > 0))]

    def _views(self, item, number):
        """A view augmented, the source frame of each of its frames, and its copy augmented in the same way."""
        plain = view(self.features, item, number)
        if number == 0 and is_coded(item):
            coded = view(self.features, item, -1)
        else:
            coded = plain + self.rng.uniform(*CONSISTENCY_NOISE) * self.rng.standard_normal(plain.shape, np.float32)
        before = self.rng.bit_generator.state
        mel, source = augment(plain, self.rng)
        after = self.rng.bit_generator.state
        self.rng.bit_generator.state = before
        copy, _ = augment(coded, self.rng)
        self.rng.bit_generator.state = after
        return mel, source, copy

    def _collate(self, batch):
        mels, copies, labels, targets, masks = [], [], [], [], []
        for item in batch:
            spoiled = self.rng.random() < SPOILED_SHARE
            number = int(self.rng.integers(1, 8)) if spoiled else 0
            mel, source, copy = self._views(item, number)
            steps = output_frames(len(mel))
            if len(item["target"]) + 1 > steps:
                continue
            label = np.full(steps, -100, np.int64)
            if item["kind"] == "noise":
                label[:] = 0
            elif item["labels"] is not None:
                center = source[1::STRIDE][:steps]
                known = np.asarray(item["labels"])[np.clip((center + 0.5).astype(int), 0, len(item["labels"]) - 1)]
                label[: len(known)] = np.where(center < -0.5, 0, known)
            mels.append(mel)
            copies.append(copy)
            labels.append(label)
            targets.append(self._target(item))
            masked = item["kind"] != "noise" and self.rng.random() < MASKED_SHARE
            masks.append(self.masks[item["language"]] if masked else np.ones_like(self.masks["en"]))
        longest = max(len(m) for m in mels)
        x = np.zeros((2, len(mels), longest, MEL_BANDS), np.float32)
        y = np.full((len(mels), output_frames(longest)), -100, np.int64)
        for i, (mel, copy, label) in enumerate(zip(mels, copies, labels)):
            x[0, i, : len(mel)] = mel
            x[1, i, : len(copy)] = copy
            y[i, : len(label)] = label
        return {
            "mel": torch.from_numpy(x[0]),
            "copy": torch.from_numpy(x[1]),
            "labels": torch.from_numpy(y),
            "targets": torch.from_numpy(np.concatenate(targets)),
            "target_lengths": torch.tensor([len(t) for t in targets]),
            "steps": torch.tensor([output_frames(len(m)) for m in mels]),
            "mask": torch.from_numpy(np.stack(masks)),
        }


def loss_of(model, batch, with_copies):
    """(CTC, frame, divergence between the two views), the first two the mean of both."""
    if not with_copies:
        return *supervised(*heard(model, batch["mel"], batch["mask"]), batch), torch.zeros(())
    # Both use the same dropout, so that only the sound differs.
    seed = int(torch.randint(2**31, ()))
    both = []
    for name in ("mel", "copy"):
        torch.manual_seed(seed)
        both.append(heard(model, batch[name], batch["mask"]))
    losses = [supervised(*answer, batch) for answer in both]
    apart = [divergence(a, b, batch["steps"]) for a, b in zip(*both)]
    return *(sum(parts) / 2 for parts in zip(*losses)), sum(apart)


def heard(model, mel, mask):
    forbidden = ~mask[:, None, :]
    return [logits.masked_fill(forbidden, -30.0).log_softmax(-1) for logits in model.logits(mel)]


def divergence(a, b, steps):
    """Symmetric Kullback-Leibler divergence per step of log-probabilities [B, T, C]."""
    apart = 0.5 * ((a.exp() - b.exp()) * (a - b)).sum(-1)
    known = torch.arange(a.shape[1])[None, :] < steps[:, None]
    return apart[known].mean()


def supervised(ctc, frame, batch):
    ctc = torch.cat([ctc, ctc.new_full((*ctc.shape[:2], 1), -WILDCARD_COST)], -1)
    by_sequence = functional.ctc_loss(
        ctc.transpose(0, 1),
        batch["targets"],
        batch["steps"],
        batch["target_lengths"],
        zero_infinity=True,
        reduction="sum",
    ) / max(1, int(batch["target_lengths"].sum()))
    flat = batch["labels"].reshape(-1)
    by_frame = (
        functional.nll_loss(frame.reshape(-1, frame.shape[-1]), flat, ignore_index=-100)
        if (flat >= 0).any()
        else torch.zeros(())
    )
    return by_sequence, by_frame


@torch.no_grad()
def answers(model, features, items, number=0):
    """(item, ctc [T, C], frame [T, C]) for each item, batched by length, in evaluation mode."""
    model.eval()
    ordered = sorted(items, key=lambda item: item["views"][0][1])
    at = 0
    while at < len(ordered):
        count = max(1, min(48, 24000 // ordered[min(at + 47, len(ordered) - 1)]["views"][0][1]))
        batch = ordered[at : at + count]
        at += count
        mels = [normalize(view(features, item, number)) for item in batch]
        x = np.zeros((len(mels), max(len(m) for m in mels), MEL_BANDS), np.float32)
        for i, mel in enumerate(mels):
            x[i, : len(mel)] = mel
        ctc, frame = model(torch.from_numpy(x))
        for i, item in enumerate(batch):
            steps = output_frames(len(mels[i]))
            yield item, ctc[i, :steps].numpy(), frame[i, :steps].numpy()


def restrict(log_probabilities, mask):
    kept = np.where(mask, log_probabilities, -1e4)
    return kept - np.logaddexp.reduce(kept, axis=1, keepdims=True)


def realign(model, items, features, masks, log):
    """Pronunciation, frame labels and fit of every real clip, from the current model."""
    started, lost = time.time(), {}
    everyone = [i for i in items if i["kind"] in ("real", "learner") and i["split"] == "training"]
    real = everyone[distributed.get_rank() :: distributed.get_world_size()]
    for item, _, frame in answers(model, features, real):
        restricted = restrict(frame, masks[item["language"]])
        found = viterbi(restricted, item["words"])
        if found is None:
            item["misfit"] = True
            continue
        difference = float(restricted.max(axis=1).mean() - found["score"])
        item["misfit"] = difference > max_alignment_loss(item) and item["kind"] == "real"
        lost.setdefault(item["set"], []).append((difference, item["misfit"]))
        item["target"] = [unit for variants, v in zip(item["words"], found["chosen"]) for unit in variants[v]]
        steps = np.array(found["columns"])
        if item["kind"] == "learner":
            for (unit, start, end), score in zip(found["segments"], item["phone_scores"]):
                if score < 1.5:
                    steps[start:end] = -100
        labels = np.repeat(steps, STRIDE)
        rows = item["views"][0][1]
        item["labels"] = np.concatenate([labels, np.full(max(0, rows - len(labels)), labels[-1])])[:rows]
    model.train()
    shares = [None] * distributed.get_world_size()
    distributed.all_gather_object(shares, [(i["target"], i["labels"], i["misfit"]) for i in real])
    for rank, share in enumerate(shares):
        for item, (target, labels, misfit) in zip(everyone[rank :: len(shares)], share):
            item["target"], item["labels"], item["misfit"] = target, labels, misfit
    summary = {s: [round(float(mean), 3) for mean in np.mean(v, 0)] for s, v in lost.items()}
    log({"realigned": len(everyone), "seconds": time.time() - started, "lost": summary})


def edit_distance(a, b):
    row = np.arange(len(b) + 1)
    for i, x in enumerate(a):
        previous = row.copy()
        row[0] = i + 1
        for j, y in enumerate(b):
            row[j + 1] = min(previous[j + 1] + 1, row[j] + 1, previous[j] + (x != y))
    return int(row[-1])


def phone_error_rates(model, items, features, masks, most=60):
    chosen = {}
    for item in items:
        if item["split"] == "leftOut" and item["kind"] != "noise":
            chosen.setdefault((item["language"], item["kind"]), []).append(item)
    rates = {}
    for key, group in chosen.items():
        picked = [group[i] for i in np.random.default_rng(0).permutation(len(group))[:most]]
        errors = total = 0
        for item, ctc, frame in answers(model, features, picked):
            mask = masks[item["language"]]
            found = viterbi(restrict(frame, mask), item["words"])
            chosen_variants = found["chosen"] if found else [0] * len(item["words"])
            truth = [u for variants, v in zip(item["words"], chosen_variants) for u in variants[v]]
            best = restrict(ctc, mask).argmax(axis=1)
            said = [int(u) for k, u in enumerate(best) if u and (k == 0 or best[k - 1] != u)]
            errors += edit_distance(said, truth)
            total += len(truth)
        rates["/".join(key)] = round(errors / total, 3)
    model.train()
    return rates


def rate_at(fraction):
    if fraction < 0.03:
        return PEAK_RATE * (0.1 + 0.9 * fraction / 0.03)
    return PEAK_RATE * (1.0 if fraction < 0.5 else max(0.015, (1 - fraction) / 0.5))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--work", required=True)
    parser.add_argument("--minutes", type=float, required=True)
    parser.add_argument("--name", default="acoustic")
    parser.add_argument("--init", nargs="+", default=[], help="begins with their mean weights")
    parser.add_argument("--peak-rate", type=float, default=PEAK_RATE)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--port", type=int, default=29517)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--architecture", default='{"width": 192, "hidden": 176, "blocks": 4, "dropout": 0.1}')
    arguments = parser.parse_args()
    multiprocessing.spawn(train, (arguments,), nprocs=arguments.processes)


def train(rank, arguments):
    os.environ |= {"MASTER_ADDR": "127.0.0.1", "MASTER_PORT": str(arguments.port)}
    distributed.init_process_group("gloo", rank=rank, world_size=arguments.processes)
    torch.set_num_threads(1)
    torch.manual_seed(arguments.seed)
    work = Path(arguments.work)
    items, inventory, features = load(work)
    architecture = json.loads(arguments.architecture)
    model = AcousticModel(len(inventory["units"]), **architecture)
    average = AcousticModel(len(inventory["units"]), **architecture)
    optimizer = torch.optim.AdamW(model.parameters(), PEAK_RATE, weight_decay=0.02)
    last, best, log_path = (work / f"{arguments.name}{end}" for end in (".last.pt", ".pt", ".log.jsonl"))
    elapsed, step, aligned = 0.0, 0, 0
    if last.exists():
        saved = torch.load(last, weights_only=False)
        model.load_state_dict(saved["weights"])
        average.load_state_dict(saved["average"])
        optimizer.load_state_dict(saved["optimizer"])
        elapsed, step, aligned = saved["elapsed"], saved["step"], saved["aligned"]
        for item, (target, labels, misfit) in zip(items, saved["labels"]):
            item["target"], item["labels"], item["misfit"] = target, labels, misfit
    elif arguments.init:
        model.load_state_dict(load_checkpoints(arguments.init, len(inventory["units"]))[0].state_dict())
        average.load_state_dict(model.state_dict())
    else:
        average.load_state_dict(model.state_dict())
    began = time.time() - elapsed
    budget = arguments.minutes * 60

    def log(record):
        if rank != 0:
            return
        record = {"minutes": round((time.time() - began) / 60, 2), "step": step} | record
        with log_path.open("a") as out:
            out.write(json.dumps(record) + "\n")
        print(json.dumps(record), flush=True)

    def batches_from(start):
        return Batches(items, inventory, features, (arguments.seed, start), rank, arguments.processes)

    def save():
        if rank != 0:
            return
        version = f"{arguments.name}-{step}"
        torch.save({"weights": average.state_dict(), "architecture": architecture, "version": version}, best)
        labels = [(i["target"], i["labels"], i.get("misfit", False)) for i in items]
        state = {"weights": model.state_dict(), "average": average.state_dict(), "optimizer": optimizer.state_dict()}
        torch.save(state | {"elapsed": time.time() - began, "step": step, "aligned": aligned, "labels": labels}, last)

    batches = batches_from(step)
    masks = batches.masks
    log({"parameters": sum(p.numel() for p in model.parameters()), "usable": {"/".join(g): len(v) for g, v in batches.groups.items()}})
    if arguments.init and aligned == 0:
        batches.stop()
        realign(average, items, features, masks, log)
        batches = batches_from(step + 1)
    model.train()
    sums, frames, since, saves = np.zeros(3), 0, time.time(), int(elapsed / 240)
    parameters = list(model.parameters())
    for parameter in parameters:
        # For a batch without frame labels the frame head's gradient stays zero.
        parameter.grad = torch.zeros_like(parameter)
    fraction = elapsed / budget
    while fraction < 1:
        if aligned < len(REALIGN_AT) and fraction >= REALIGN_AT[aligned]:
            batches.stop()
            aligned += 1
            realign(average, items, features, masks, log)
            batches = batches_from(step)
            since, frames = time.time(), 0
        batch = batches.queue.get()
        for group in optimizer.param_groups:
            group["lr"] = rate_at(fraction) * arguments.peak_rate / PEAK_RATE
        by_sequence, by_frame, apart = loss_of(model, batch, step % CONSISTENCY_EVERY == 0)
        loss = by_sequence + by_frame + CONSISTENCY_WEIGHT * apart
        optimizer.zero_grad(set_to_none=False)
        loss.backward()
        # The clock is averaged with the gradients, so that all processes realign, save and stop at the same step.
        now = torch.tensor([(time.time() - began) / budget])
        flat = torch.cat([p.grad.reshape(-1) for p in parameters] + [now])
        distributed.all_reduce(flat)
        flat /= arguments.processes
        fraction = float(flat[-1])
        for parameter, gradient in zip(parameters, flat[:-1].split([p.numel() for p in parameters])):
            parameter.grad.copy_(gradient.view_as(parameter))
        torch.nn.utils.clip_grad_norm_(parameters, 5.0)
        optimizer.step()
        step += 1
        decay = min(AVERAGE_DECAY, 1 - 1 / (step + 1)) if step < 500 else AVERAGE_DECAY
        with torch.no_grad():
            for mine, theirs in zip(average.state_dict().values(), model.state_dict().values()):
                if mine.dtype.is_floating_point:
                    mine.lerp_(theirs, 1 - decay)
                else:
                    mine.copy_(theirs)
        sums += (by_sequence.item(), by_frame.item(), apart.item())
        frames += batch["mel"].shape[0] * batch["mel"].shape[1]
        if step % 100 == 0:
            speed = arguments.processes * frames / (time.time() - since)
            means = {name: round(value / 100, 4) for name, value in zip(("ctc", "frame", "divergence"), sums)}
            means["divergence"] = round(means["divergence"] * CONSISTENCY_EVERY, 4)
            log(means | {"frames/s": round(speed)})
            sums[:] = 0
            since, frames = time.time(), 0
        if int(fraction * budget / 240) > saves:
            saves = int(fraction * budget / 240)
            if rank == 0:
                log({"errors": phone_error_rates(average, items, features, masks, 14)})
                save()
            since, frames = time.time(), 0
    batches.stop()
    if rank == 0:
        log({"errors": phone_error_rates(average, items, features, masks)})
        save()
    distributed.destroy_process_group()


if __name__ == "__main__":
    main()
