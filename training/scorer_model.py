"""The scorer: an ensemble of networks for how well it was said, and one of gates for whether it was said at all."""

import torch
from torch import nn

# Features of the phone, then of the utterance; the rest of a row is the log posterior of every unit in the phone's
# place (features.ts).
PHONE_SCALARS, SCALARS = 19, 23
VECTOR_DROPOUT = 0.25
PHONE_MAX, SCALE_MAX = 2.0, 10.0
SCORE_NETWORKS, GATES = 3, 2
# "Was it said at all": below a gate's first logit nothing of the score is left, above the second all of it. Logits,
# because probabilities are steep in the middle, where a small change of the sound could reverse the result.
PHONE_GATE, WORD_GATE, UTTERANCE_GATE = (-4.0, 1.0), (-4.0, 1.0), (-4.0, 2.0)
# The networks see a sound in context and tolerate what they expect there. Regardless of them, a phone loses part of its
# score below the second log posterior, and all of this part below the first.
LOW_POSTERIOR, MAX_POSTERIOR_LOSS = (-10.0, -4.0), 0.3
# Accuracy and total lose this factor times the fraction of doubted phones.
LOST_PER_PHONE = 2.0
# If fewer than one phone in this many is doubted, the text counts as said, whatever the gate for the whole says.
# Otherwise a small change of the sound could halve the score of clear words.
TRUSTED_PHONES = 4.0


class PhoneNetwork(nn.Module):
    """Phones in context: a bidirectional GRU, then a logit per phone, word and utterance.

    features [B, S, F] scaled, units [B, S], words [B, W, S] averaging rows; padded phones and words have zero weight in
    `words`. Returns logits [B, S], [B, W], [B, outputs]; `start` are the biases before training.
    """

    def __init__(self, columns, units, outputs, start, hidden=48):
        super().__init__()
        self.start = start
        self.embedding = nn.Embedding(units + 1, 16)
        self.input = nn.Linear(columns + 16, hidden)
        self.gru = nn.GRU(hidden, hidden, 1, batch_first=True, bidirectional=True)
        self.dropout = nn.Dropout(0.3)
        # The phone's own features bypass the recurrence, so that a neighbor's error does not count for this phone.
        self.local = nn.Sequential(nn.Linear(PHONE_SCALARS, 24), nn.Tanh(), nn.Linear(24, 1))
        self.phone = nn.Linear(3 * hidden, 1)
        self.word = nn.Linear(3 * hidden + 2, 1)
        self.utterance = nn.Linear(6 * hidden + 2, outputs)

    def forward(self, x, units, words):
        local = self.local(x[..., :PHONE_SCALARS])
        if self.training:
            keep = (torch.rand(len(x), 1, 1) > VECTOR_DROPOUT).float()
            x = torch.cat([x[..., :SCALARS], x[..., SCALARS:] * keep], -1)
        x = torch.tanh(self.input(torch.cat([x, self.embedding(units)], -1)))
        y, _ = self.gru(self.dropout(x))
        z = self.dropout(torch.cat([x, y], -1))
        logits = self.phone(z) + local + self.start
        phones = torch.sigmoid(logits)
        in_words = torch.matmul(words, phones)
        # The lowest of the word's phones, which words [B, W, S] selects.
        mine = (words > 0).float()
        least = (mine * phones.transpose(1, 2) + (1.0 - mine)).min(2, keepdim=True)[0]
        by_word = self.word(torch.cat([torch.matmul(words, z), in_words - 0.75, least - 0.5], -1)) + self.start
        said = (words.sum(1) > 0).float().unsqueeze(-1)
        count = said.sum(1)
        average = (z * said).sum(1) / count
        highest = (z - (1.0 - said) * 9.0).max(1)[0]
        phone_mean = (phones * said).sum(1) / count
        phone_least = (phones + (1.0 - said) * 9.0).min(1)[0]
        pooled = torch.cat([average, highest, phone_mean - 0.75, phone_least - 0.5], -1)
        return logits.squeeze(-1), by_word.squeeze(-1), self.utterance(pooled) + 0.5 * self.start


class Scorer(nn.Module):
    """features [B, S, F] as computed -> phones [B, S] 0..2, words [B, W] 0..10, utterance [B, 4] 0..10, and the
    probability [B] that the text was said at all.

    Experts are lenient, but other texts must get no points; one network that learns both does neither well. So the
    score networks learn only from the experts' scores and from natives. The gates learn to tell whether it was said at
    all, and lower the score only when in doubt.
    """

    def __init__(self, columns, units, mean, deviation):
        super().__init__()
        self.register_buffer("mean", torch.as_tensor(mean, dtype=torch.float32))
        self.register_buffer("deviation", torch.as_tensor(deviation, dtype=torch.float32))
        self.score_networks = nn.ModuleList([PhoneNetwork(columns, units, 4, 2.0) for _ in range(SCORE_NETWORKS)])
        self.gates = nn.ModuleList([PhoneNetwork(columns, units, 1, 1.0, 32) for _ in range(GATES)])

    def scaled(self, features):
        return torch.clamp((features - self.mean) / self.deviation, -5.0, 5.0)

    def scores(self, number, features, units, words):
        """One score network's phones [B, S] 0..2, words [B, W] 0..10 and utterance [B, 4] 0..10."""
        phones, by_word, utterance = self.score_networks[number](self.scaled(features), units, words)
        return PHONE_MAX * torch.sigmoid(phones), SCALE_MAX * torch.sigmoid(by_word), SCALE_MAX * torch.sigmoid(utterance)

    def gate_logits(self, number, features, units, words):
        """One gate's logits that each phone, each word and the text were said at all."""
        phones, by_word, utterance = self.gates[number](self.scaled(features), units, words)
        return phones, by_word, utterance.squeeze(-1)

    def forward(self, features, units, words):
        return combine(*self.parts(features, units, words), words, features[..., 0])

    def parts(self, features, units, words):
        """The mean scores [B, S], [B, W], [B, 4] and the gates' mean logits [B, S], [B, W], [B]."""
        scores = mean_of([self.scores(k, features, units, words) for k in range(SCORE_NETWORKS)])
        return scores, mean_of([self.gate_logits(k, features, units, words) for k in range(GATES)])


def mean_of(outputs):
    return [sum(parts) / len(outputs) for parts in zip(*outputs)]


def openness(gates):
    """The part of the scores that the gates' logits [B, S], [B, W], [B] leave, 0..1."""
    return [
        torch.clamp((logits - least) / (sure - least), 0.0, 1.0)
        for logits, (least, sure) in zip(gates, (PHONE_GATE, WORD_GATE, UTTERANCE_GATE))
    ]


def combine(scores, gates, words, log_posteriors):
    """The scores, lowered where the gates doubt and, less, where another sound was heard: log_posteriors [B, S] is the
    phone's ctcLogPosterior."""
    phones, by_word, utterance = scores
    phone_gate, word_gate, gate = openness(gates)
    low, high = LOW_POSTERIOR
    phone_gate = phone_gate * (1.0 - MAX_POSTERIOR_LOSS * torch.clamp((high - log_posteriors) / (high - low), 0.0, 1.0))
    # Accuracy and total fall if sounds were different; fluency and prosody stay.
    said = (words.sum(1) > 0).float()
    doubted = ((1.0 - phone_gate) * said).sum(1, keepdim=True) / said.sum(1, keepdim=True)
    left = torch.clamp(1.0 - LOST_PER_PHONE * doubted, min=0.0)
    gate = torch.maximum(gate, torch.clamp(1.0 - TRUSTED_PHONES * doubted.squeeze(-1), min=0.0))
    kept = torch.ones_like(left)
    utterance = utterance * torch.cat([left, kept, kept, left], 1) * gate.unsqueeze(-1)
    return phones * phone_gate, by_word * word_gate, utterance, torch.sigmoid(gates[2])
