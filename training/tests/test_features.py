import json
from unittest import TestCase

import numpy as np

from features import FLOOR, MEL_BANDS, filter_bank, hz_to_mel, level, log_mel, mel_to_hz, normalize, speech_frames
from golden import golden_signal

from . import TRAINING

GOLDEN = json.loads((TRAINING.parent / "packages/engine/models/golden/acoustic.json").read_text())


class Features(TestCase):
    def test_are_those_of_the_engine(self):
        signal = golden_signal()
        mel = log_mel(signal)
        self.assertEqual((len(signal), len(mel)), (GOLDEN["samples"], GOLDEN["frames"]))
        np.testing.assert_allclose(mel[GOLDEN["rows"]], GOLDEN["logMel"], atol=2e-3)
        np.testing.assert_allclose(normalize(mel)[GOLDEN["rows"]], GOLDEN["normalized"], atol=2e-3)

    def test_do_not_change_with_the_gain(self):
        signal = golden_signal()
        np.testing.assert_allclose(log_mel(signal * 0.05), log_mel(signal), atol=1e-3)

    def test_silence_around_the_speech_changes_little(self):
        signal = golden_signal()[3200:]
        padded = np.concatenate([np.zeros(3200, np.float32), signal])
        np.testing.assert_allclose(normalize(log_mel(padded))[20:], normalize(log_mel(signal)), atol=0.1)

    def test_silence_has_a_finite_level(self):
        self.assertTrue(np.all(level(np.zeros(4000)) == 0))
        np.testing.assert_allclose(log_mel(np.zeros(4000)), np.log(FLOOR), rtol=1e-6)

    def test_the_loudest_frames_are_speech(self):
        speech = speech_frames(log_mel(golden_signal()))
        self.assertFalse(speech[:15].any())
        self.assertGreater(speech[25:].mean(), 0.9)

    def test_mel_bands_cover_the_scale_in_order(self):
        np.testing.assert_allclose(mel_to_hz(hz_to_mel([60, 1000, 7600])), [60, 1000, 7600])
        bank = filter_bank()
        self.assertEqual(bank.shape[0], MEL_BANDS)
        peaks = bank.argmax(axis=1)
        self.assertTrue(np.all(np.diff(peaks) >= 0))
        self.assertTrue(np.all(bank >= 0) and np.all(bank <= 1))
