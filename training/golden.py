"""The test signal for comparing the features of training and engine."""

import numpy as np

from features import SAMPLE_RATE


def golden_signal():
    """1.2 s that any programming language can reproduce: silence, a chirp with a slow swell, noise from a counter.

    noise: state = (1664525 state + 1013904223) mod 2^32 from state 1, sample = state / 2^31 - 1, float64 throughout.
    """
    n = np.arange(19200)
    t = n / SAMPLE_RATE
    chirp = 0.3 * np.sin(2 * np.pi * (150 * t + 1200 * t * t)) * (0.55 + 0.45 * np.sin(2 * np.pi * 3 * t))
    state, noise = 1, np.empty(len(n))
    for i in range(len(n)):
        state = (1664525 * state + 1013904223) % 2**32
        noise[i] = state / 2**31 - 1
    x = np.where(n < 3200, 0.0, chirp) + 0.01 * noise
    return x.astype(np.float32)
