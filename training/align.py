"""Viterbi alignment of frame-head output to a reference whose words may have several pronunciations.

The graph: silence, word 1 (one chain per pronunciation, side by side), optional silence, word 2, ... silence.
"""

import numpy as np

IMPOSSIBLE = -1e9


def graph(words):
    """words: [[variant, ...], ...] of unit columns (> 0). Returns each state's column, word, variant and position, its
    predecessors as a padded array (-1: none), and the final states."""
    column, word_of, variant_of, position = [0], [-1], [-1], [-1]
    before = [[]]
    exits = [0]  # states a next word may follow: the silence and, where silence is skipped, the last word's ends
    for w, variants in enumerate(words):
        ends = []
        for v, variant in enumerate(variants):
            for i, unit in enumerate(variant):
                before.append(list(exits) if i == 0 else [len(column) - 1])
                column.append(unit)
                word_of.append(w)
                variant_of.append(v)
                position.append(i)
            ends.append(len(column) - 1)
        before.append(list(ends))
        column.append(0)
        word_of.append(-1)
        variant_of.append(-1)
        position.append(-1)
        exits = ends + [len(column) - 1]
    width = max(len(b) for b in before) + 1
    predecessors = np.full((len(column), width), -1)
    for state, states in enumerate(before):
        predecessors[state, 0] = state
        predecessors[state, 1 : 1 + len(states)] = states
    first_word = [i for i in range(1, len(column)) if word_of[i] == 0 and position[i] == 0]
    return {
        "column": np.array(column),
        "word": np.array(word_of),
        "variant": np.array(variant_of),
        "position": np.array(position),
        "predecessors": predecessors,
        "starts": [0] + first_word,
        "ends": exits,
    }


def viterbi(log_probabilities, words):
    """[T, C] and words of variants -> dict(path=states' columns per frame, chosen=[variant per word],
    score=mean log-probability per frame, segments=[(unit, start, end)]) or None if the clip is too short."""
    g = graph(words)
    shortest = sum(min(len(v) for v in variants) for variants in words)
    frames = len(log_probabilities)
    if frames < shortest:
        return None
    emission = log_probabilities[:, g["column"]]
    predecessors = g["predecessors"]
    padded = np.where(predecessors < 0, len(g["column"]), predecessors)
    rows = np.arange(len(g["column"]))
    score = np.full(len(g["column"]) + 1, IMPOSSIBLE)
    score[g["starts"]] = emission[0, g["starts"]]
    back = np.zeros((frames, len(g["column"])), np.int8 if predecessors.shape[1] < 127 else np.int16)
    for t in range(1, frames):
        candidates = score[padded]
        best = candidates.argmax(axis=1)
        back[t] = best
        score[:-1] = candidates[rows, best] + emission[t]
    state = max(g["ends"], key=lambda s: score[s])
    total = score[state]
    if total <= IMPOSSIBLE / 2:
        return None
    path = np.zeros(frames, int)
    for t in range(frames - 1, -1, -1):
        path[t] = state
        state = predecessors[state, back[t, state]]
    chosen = [0] * len(words)
    segments = []
    start = 0
    for t in range(1, frames + 1):
        if t == frames or path[t] != path[start]:
            s = path[start]
            if g["word"][s] >= 0:
                chosen[g["word"][s]] = int(g["variant"][s])
                segments.append((int(g["column"][s]), start, t))
            start = t
    return {"columns": g["column"][path], "chosen": chosen, "score": total / frames, "segments": segments}
