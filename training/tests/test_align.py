from itertools import product
from unittest import TestCase

import numpy as np

from align import viterbi


def log_probabilities(units, columns=4, sure=0.9):
    """Frames with a clear posterior for each given unit; 0 is silence."""
    rows = np.full((len(units), columns), (1 - sure) / (columns - 1))
    rows[np.arange(len(units)), units] = sure
    return np.log(rows)


class Alignment(TestCase):
    def test_finds_the_borders_of_the_phones_between_silences(self):
        found = viterbi(log_probabilities([0, 0, 1, 1, 2, 0, 3, 3, 0]), [[[1, 2]], [[3]]])
        self.assertEqual(found["segments"], [(1, 2, 4), (2, 4, 5), (3, 6, 8)])
        self.assertEqual(found["columns"].tolist(), [0, 0, 1, 1, 2, 0, 3, 3, 0])

    def test_needs_no_silence_between_words(self):
        found = viterbi(log_probabilities([1, 2]), [[[1]], [[2]]])
        self.assertEqual(found["segments"], [(1, 0, 1), (2, 1, 2)])

    def test_chooses_the_pronunciation_that_was_said(self):
        words = [[[1, 2], [1, 3]], [[2], [3, 1]]]
        self.assertEqual(viterbi(log_probabilities([1, 3, 2]), words)["chosen"], [1, 0])
        self.assertEqual(viterbi(log_probabilities([1, 2, 3, 1]), words)["chosen"], [0, 1])

    def test_has_nothing_for_a_clip_shorter_than_its_text(self):
        self.assertIsNone(viterbi(log_probabilities([1]), [[[1, 2]]]))

    def test_no_path_is_likelier(self):
        rng = np.random.default_rng(7)
        for _ in range(20):
            answer = np.log(rng.dirichlet(np.ones(3), size=5))
            # 1 then 2, each at least one frame, with silence around and between.
            best = max(
                sum(answer[t, unit] for t, unit in enumerate(path))
                for path in product(range(3), repeat=5)
                if is_path(path)
            )
            self.assertAlmostEqual(viterbi(answer, [[[1]], [[2]]])["score"], best / 5)


def is_path(path):
    runs = [unit for t, unit in enumerate(path) if t == 0 or unit != path[t - 1]]
    return [unit for unit in runs if unit] == [1, 2]
