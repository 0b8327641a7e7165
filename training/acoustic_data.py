"""The acoustic model's training data: the items of build_dataset.py, and the batches drawn from them."""

import json
import pickle
import queue
import threading
from collections import Counter

import numpy as np
import torch

from augment import augment, mask
from build_dataset import is_coded
from features import MEL_BANDS, STRIDE
from model import output_frames

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
WORST_LEARNER_MEAN = 1.0
# A sound that the experts heard as wrong may have been any sound or none. As the expected sound it would teach the
# model to accept the mistake, so in the CTC target it is a wildcard (acoustic_loss.py).
WRONG_PHONE = 1.2
MASKED_SHARE = 0.5
DEGRADED_SHARE = 0.55
# Size of the noise in log-mel that replaces a codec for clips without an encoded view. At 64 kbit/s Opus changes the
# bands 20 to 50 dB below the loudest by 0.1, louder ones by 0.03 to 0.06.
CONSISTENCY_NOISE = (0.03, 0.2)
# Stretches of time that a mask hides: in a batch whose copies went through a codec, and in one whose views are masked
# independently, where CR-CTC hides two and a half times as much.
CODEC_SPANS = 2
MASKED_SPANS = 5


def load(work):
    """(items, inventory of units, log-mel rows of all clips [rows, MEL_BANDS])"""
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
    """The item's key in SHARES."""
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
    """Log-mel [frames, MEL_BANDS] of one version of the clip: 0 is the original, -1 the encoded copy if there is one."""
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


def speaker_shares(group):
    """How often each clip of a group is drawn: a speaker counts as the square root of the number of their clips, so that
    many people with a sentence each weigh as much as one with a thousand."""
    clips = Counter(item["speaker"] for item in group)
    weights = np.array([clips[item["speaker"]] ** -0.5 for item in group])
    return weights / weights.sum()


class Batches:
    """A thread that keeps a few augmented batches ready. Restarted after a realignment changes the labels.

    All processes draw the same clips in the same order and each takes its part of every batch, so their batches have
    the same length and no process waits.
    """

    def __init__(self, items, inventory, features, seed, rank, processes):
        self.items, self.features, self.rank, self.processes = items, features, rank, processes
        self.draw = np.random.default_rng(seed)
        self.rng = np.random.default_rng((*seed, rank))
        self.groups = {}
        for item in items:
            if usable(item):
                self.groups.setdefault(group_of(item), []).append(item)
        shares = {g: speaker_shares(group) for g, group in self.groups.items()}
        lengths = {g: np.dot(shares[g], [i["views"][0][1] for i in self.groups[g]]) for g in self.groups}
        weights = np.array([SHARES[g] / lengths[g] for g in self.groups])
        self.names, self.weights = list(self.groups), weights / weights.sum()
        self.shares = {g: np.cumsum(share) for g, share in shares.items()}
        for share in self.shares.values():
            share[-1] = 1
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
            name = self.names[self.draw.choice(len(self.names), p=self.weights)]
            group = self.groups[name]
            item = group[np.searchsorted(self.shares[name], self.draw.random())]
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

    def _views(self, item, number, independent):
        """A view augmented, the source frame of each of its frames, and its copy.

        The copy is what a codec would leave of the view, with the same mask, or if `independent` the same sound with
        another mask.
        """
        if independent:
            mel, source = augment(view(self.features, item, number), self.rng)
            copy = mask(mel.copy(), self.rng, MASKED_SPANS)
            return mask(mel, self.rng, MASKED_SPANS), source, copy
        plain = view(self.features, item, number)
        if number == 0 and is_coded(item):
            coded = view(self.features, item, -1)
        else:
            coded = plain + self.rng.uniform(*CONSISTENCY_NOISE) * self.rng.standard_normal(plain.shape, np.float32)
        before = self.rng.bit_generator.state
        mel, source = augment(plain, self.rng)
        mel = mask(mel, self.rng, CODEC_SPANS)
        after = self.rng.bit_generator.state
        self.rng.bit_generator.state = before
        copy, _ = augment(coded, self.rng)
        copy = mask(copy, self.rng, CODEC_SPANS)
        self.rng.bit_generator.state = after
        return mel, source, copy

    def _collate(self, batch):
        independent = bool(self.rng.random() < 0.5)
        mels, copies, labels, targets, masks = [], [], [], [], []
        for item in batch:
            degraded = self.rng.random() < DEGRADED_SHARE
            number = int(self.rng.integers(1, 8)) if degraded else 0
            mel, source, copy = self._views(item, number, independent)
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
            "independent": independent,
            "mel": torch.from_numpy(x[0]),
            "copy": torch.from_numpy(x[1]),
            "labels": torch.from_numpy(y),
            "targets": torch.from_numpy(np.concatenate(targets)),
            "target_lengths": torch.tensor([len(t) for t in targets]),
            "steps": torch.tensor([output_frames(len(m)) for m in mels]),
            "mask": torch.from_numpy(np.stack(masks)),
        }
