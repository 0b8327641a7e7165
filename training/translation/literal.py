"""How literal each pair is: IBM model 1 in both directions.

Half of Tatoeba's pairs are free paraphrases. A small model learns faster from pairs whose words
correspond, so the freest are left out.
"""

import re

import numpy as np


def words(text):
    # Words are cut to six letters, which merges most forms of a word.
    return [w[:6] for w in re.findall(r"\w+|[?]", text.lower())]


def index(sentences):
    numbers = {}
    ids = [np.array([numbers.setdefault(w, len(numbers) + 1) for w in words(s)], dtype=np.int64) for s in sentences]
    return ids, len(numbers) + 1


def literalness(firsts, seconds, iterations=6):
    """The mean log probability of each pair: near 0 is literal, below -6 has little in common."""
    a, a_count = index(firsts)
    b, b_count = index(seconds)
    return (direction(a, b, b_count, iterations) + direction(b, a, a_count, iterations)) / 2


def direction(sources, targets, target_count, iterations):
    """Mean log probability of the best link of each target word; word 0 of each source is empty."""
    with_empty = [np.concatenate([[0], s]) for s in sources]
    lengths_s = np.array([len(s) for s in with_empty])
    lengths_t = np.array([len(t) for t in targets])
    flat_s, flat_t = np.concatenate(with_empty), np.concatenate(targets)
    # One link for every source word and target word of a pair, ordered by pair and target word.
    pair_of_t = np.repeat(np.arange(len(targets)), lengths_t)
    links_a_t = lengths_s[pair_of_t]
    start_s = np.concatenate([[0], np.cumsum(lengths_s)[:-1]])
    first = np.concatenate([[0], np.cumsum(links_a_t)[:-1]])
    at_s = np.arange(links_a_t.sum()) - np.repeat(first - start_s[pair_of_t], links_a_t)
    source = flat_s[at_s]
    code, link = np.unique(source * target_count + np.repeat(flat_t, links_a_t), return_inverse=True)
    code_source = code // target_count
    p = np.full(len(code), 1.0)
    for _ in range(iterations):
        weight = p[link]
        weight /= np.repeat(np.add.reduceat(weight, first), links_a_t)
        # Discounts each count, because a single co-occurrence means little.
        count = np.maximum(np.bincount(link, weight) - 0.3, 1e-4)
        p = count / (np.bincount(code_source, count) + 0.5)[code_source]
    best = np.maximum.reduceat(np.where(source == 0, 1e-3, p[link]), first)
    return np.bincount(pair_of_t, np.log(np.maximum(best, 1e-4))) / np.maximum(lengths_t, 1)
