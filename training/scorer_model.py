"""The scorer: three small judges of how well it was said, and two gates for whether it was said at all."""

import torch
from torch import nn

# Features about the phone itself, then about the utterance; the rest of a row are the log shares of every unit in the
# phone's place (features.ts).
PHONE_SCALARS, SCALARS = 19, 23
VECTOR_DROPOUT = 0.25
PHONE_MAX, SCALE_MAX = 2.0, 10.0
JUDGES, GATES = 3, 2
# "Was it said at all": the logit up to which nothing of the judges' answer is left, and from which on all of it. Of
# probabilities the middle is steep: a small change of the sound could turn the answer over.
PHONE_GATE, WORD_GATE, UTTERANCE_GATE = (-4.0, 1.0), (-4.0, 1.0), (-4.0, 2.0)
# Judges and gate see a sound in its surroundings and forgive what they expect there; below the second ln share a phone
# loses up to this part of its score, whatever they say.
HEARD, MOST_UNHEARD = (-10.0, -4.0), 0.3
# Accuracy and total lose this times the doubted phones' share.
LOST_PER_PHONE = 2.0
# Where fewer than one phone in this many is doubted, a text whose sounds are all there was said, whatever the gate thinks
# of the whole: without it a small change of the sound could halve the score of clear words.
TRUSTED_PHONES = 4.0


class Judge(nn.Module):
    """Phones in context: a bidirectional GRU, then a logit per phone, word and utterance.

    features [B, S, F] scaled, units [B, S], words [B, W, S] averaging rows; padded phones and words have zero weight in
    `words`. Answers logits [B, S], [B, W], [B, outputs]; `start` is where they begin before training.
    """

    def __init__(self, columns, units, outputs, start, hidden=48):
        super().__init__()
        self.start = start
        self.embedding = nn.Embedding(units + 1, 16)
        self.input = nn.Linear(columns + 16, hidden)
        self.gru = nn.GRU(hidden, hidden, 1, batch_first=True, bidirectional=True)
        self.dropout = nn.Dropout(0.3)
        # What was heard at the phone itself, past the recurrence: a neighbor's fault is not this phone's.
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
        # The least of the word's phones: words [B, W, S] tells which are its own.
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

    Experts forgive, and other texts must not be forgiven: one network that learns both does neither well. So the
    judges learn from experts and natives alone, and the gates, which learn to tell what was said from what was not,
    lower their answer only where they doubt.
    """

    def __init__(self, columns, units, mean, deviation):
        super().__init__()
        self.register_buffer("mean", torch.as_tensor(mean, dtype=torch.float32))
        self.register_buffer("deviation", torch.as_tensor(deviation, dtype=torch.float32))
        self.judges = nn.ModuleList([Judge(columns, units, 4, 2.0) for _ in range(JUDGES)])
        self.gates = nn.ModuleList([Judge(columns, units, 1, 1.0, 32) for _ in range(GATES)])

    def scaled(self, features):
        return torch.clamp((features - self.mean) / self.deviation, -5.0, 5.0)

    def goodness(self, number, features, units, words):
        phones, by_word, utterance = self.judges[number](self.scaled(features), units, words)
        return PHONE_MAX * torch.sigmoid(phones), SCALE_MAX * torch.sigmoid(by_word), SCALE_MAX * torch.sigmoid(utterance)

    def said(self, number, features, units, words):
        """Logits that each phone, each word and the text were said at all, by one of the gates."""
        phones, by_word, utterance = self.gates[number](self.scaled(features), units, words)
        return phones, by_word, utterance.squeeze(-1)

    def forward(self, features, units, words):
        return combine(*self.parts(features, units, words), words, features[..., 0])

    def parts(self, features, units, words):
        """What the judges say on average [B, S], [B, W], [B, 4] and the gates' mean logits [B, S], [B, W], [B]."""
        goodness = mean_of([self.goodness(k, features, units, words) for k in range(JUDGES)])
        return goodness, mean_of([self.said(k, features, units, words) for k in range(GATES)])


def mean_of(answers):
    return [sum(parts) / len(answers) for parts in zip(*answers)]


def openness(gates):
    """How much of the judges' answer the gates' logits [B, S], [B, W], [B] leave, 0..1."""
    return [
        torch.clamp((logits - least) / (sure - least), 0.0, 1.0)
        for logits, (least, sure) in zip(gates, (PHONE_GATE, WORD_GATE, UTTERANCE_GATE))
    ]


def combine(goodness, gates, words, log_shares):
    """The judges' answer, lowered where the gate doubts and, less, where something else was heard than the phone:
    log_shares [B, S] is its ctcLogPosterior."""
    phones, by_word, utterance = goodness
    phone_gate, word_gate, gate = openness(gates)
    none, all_ = HEARD
    phone_gate = phone_gate * (1.0 - MOST_UNHEARD * torch.clamp((all_ - log_shares) / (all_ - none), 0.0, 1.0))
    # What is left of accuracy and total when sounds were something else; pace and tune stay.
    said = (words.sum(1) > 0).float()
    doubted = ((1.0 - phone_gate) * said).sum(1, keepdim=True) / said.sum(1, keepdim=True)
    left = torch.clamp(1.0 - LOST_PER_PHONE * doubted, min=0.0)
    gate = torch.maximum(gate, torch.clamp(1.0 - TRUSTED_PHONES * doubted.squeeze(-1), min=0.0))
    kept = torch.ones_like(left)
    share = torch.cat([left, kept, kept, left], 1)
    answer = utterance * share * gate.unsqueeze(-1)
    return phones * phone_gate, by_word * word_gate, answer, torch.sigmoid(gates[2])
