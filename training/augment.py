"""Augmentation: of the waveform for microphones, rooms and codecs, of the log-mel if that is cheaper and equivalent."""

import io
from fractions import Fraction

import numpy as np
import soundfile
from scipy.signal import fftconvolve, lfilter, resample_poly, sosfilt, butter

from features import FLOOR, MAX_HZ, MIN_HZ, MEL_BANDS, hz_to_mel, mel_to_hz, normalize

SET_COMPRESSION_LEVEL = 0x1301  # of libsndfile's sf_command

# ---- waveform ----


def colored_noise(n, rng):
    white = rng.standard_normal(n).astype(np.float32)
    kind = rng.random()
    if kind < 0.6:
        noise = lfilter([1.0], [1.0, -rng.uniform(0.0, 0.98)], white)
    elif kind < 0.8:  # mains hum and its harmonics over hiss
        t = np.arange(n) / 16000
        base = rng.choice([50.0, 60.0, 100.0, 120.0])
        noise = sum(rng.uniform(0, 1) / k * np.sin(2 * np.pi * base * k * t + rng.uniform(0, 6)) for k in range(1, 9))
        noise = noise + 0.2 * white
    else:  # a fan: noise that swells
        t = np.arange(n) / 16000
        swell = 1 + 0.6 * np.sin(2 * np.pi * rng.uniform(0.3, 4) * t)
        noise = lfilter([1.0], [1.0, -0.9], white) * swell
    return (noise / (np.sqrt(np.mean(noise**2)) + 1e-9)).astype(np.float32)


class Surroundings:
    """Recorded noises and rooms, in addition to the simulated ones: the wav files in a folder's noise/ and rir/."""

    def __init__(self, folder):
        self.noises = [recorded(path) for path in sorted(folder.glob("noise/*.wav"))]
        # Starts at the direct sound, normalized to its amplitude.
        self.rooms = []
        for path in sorted(folder.glob("rir/*.wav")):
            response = recorded(path)
            first = int(np.abs(response).argmax())
            self.rooms.append(response[first : first + 16000] / response[first])

    def noise(self, n, rng):
        noise = self.noises[rng.integers(len(self.noises))]
        noise = np.resize(np.roll(noise, rng.integers(len(noise))), n)
        return noise / (np.sqrt(np.mean(noise**2)) + 1e-9)

    def room(self, x, rng):
        response = self.rooms[rng.integers(len(self.rooms))].copy()
        # The reverberation: from as loud as the direct sound to 20 dB below it.
        response[1:] *= 10 ** (-rng.uniform(0, 20) / 20) / np.sqrt((response[1:] ** 2).sum())
        return fftconvolve(x, response)[: len(x)].astype(np.float32)


def recorded(path):
    samples, rate = soundfile.read(path, dtype="float32", always_2d=True)
    ratio = Fraction(16000, rate)
    return resample_poly(samples[:, 0], ratio.numerator, ratio.denominator).astype(np.float32)


def room(x, rng):
    seconds = rng.uniform(0.08, 0.6)
    n = int(seconds * 16000)
    tail = rng.standard_normal(n) * np.exp(-6.9 * np.arange(n) / n)
    tail[: int(rng.uniform(0.001, 0.008) * 16000)] = 0
    response = tail * rng.uniform(0.02, 0.1)
    response[0] = 1.0
    for _ in range(3):
        response[int(rng.uniform(0.002, 0.03) * 16000) % n] += rng.uniform(-0.4, 0.4)
    return fftconvolve(x, response)[: len(x)].astype(np.float32)


def microphone(x, rng):
    """One or two second-order shelves and the device's band limits."""
    if rng.random() < 0.5:
        x = sosfilt(butter(1, rng.uniform(60, 350) / 8000, "high", output="sos"), x)
    if rng.random() < 0.35:
        x = sosfilt(butter(rng.integers(1, 5), rng.uniform(2800, 7500) / 8000, "low", output="sos"), x)
    tilt = rng.uniform(-0.35, 0.6)
    return (x - tilt * np.concatenate([[0.0], x[:-1]])).astype(np.float32)


def degrade(x, rng, surroundings):
    """The recording as another device in another room would make it. Gain needs no augmentation, because the features
    are leveled."""
    x = x.astype(np.float32)
    x = microphone(x, rng)
    if rng.random() < 0.5:
        x = surroundings.room(x, rng) if rng.random() < 0.4 else room(x, rng)
    rms = np.sqrt(np.mean(x**2)) + 1e-9
    if rng.random() < 0.65:
        noise = surroundings.noise if rng.random() < 0.4 else colored_noise
        x = x + noise(len(x), rng) * rms * 10 ** (-rng.uniform(3, 40) / 20)
    if rng.random() < 0.15:
        limit = np.percentile(np.abs(x), rng.uniform(88, 99.5))
        x = np.clip(x, -limit, limit)
    if rng.random() < 0.12:
        x = resample_poly(resample_poly(x, 1, 2), 2, 1)[: len(x)]
    if rng.random() < 0.1:  # coarse quantization stands for a poor codec
        step = np.abs(x).max() / rng.uniform(40, 400)
        x = np.round(x / step) * step
    return x.astype(np.float32)


def at_pace(x, factor):
    """The recording `factor` times as fast at the same pitch, by overlapping windows placed where they fit best (WSOLA,
    Verhelst and Roelands 1993)."""
    window, hop, search = np.hanning(512).astype(np.float32), 256, 128
    count = int((len(x) - 1024) / hop / factor)
    if count < 2:
        return x
    out, at = np.zeros(count * hop + 512, np.float32), 0
    for i in range(count):
        wanted = int(i * hop * factor)
        if i:
            # What followed the last window in the recording, looked for around the place that is due.
            following = x[at + hop : at + hop + 512]
            first = max(0, min(wanted - search, len(x) - 512 - 2 * search))
            fit = np.correlate(x[first : first + 512 + 2 * search], following, "valid")
            at = min(first + int(fit.argmax()), len(x) - 512 - hop)
        out[i * hop : i * hop + 512] += window * x[at : at + 512]
    return out


def through_opus(x, bits_per_second):
    """Encodes and decodes like a browser's recorder: float samples at 16 kHz, same length."""
    coded = io.BytesIO()
    peak = max(1.0, float(np.abs(x).max()))
    with soundfile.SoundFile(coded, "w", 16000, 1, format="OGG", subtype="OPUS") as file:
        # libsndfile spreads its compression level over 6 to 256 kbit/s. SoundFile before 0.13 has no argument for it.
        level = soundfile._ffi.new("double *", 1 - (bits_per_second - 6000) / 250_000)
        if not soundfile._snd.sf_command(file._file, SET_COMPRESSION_LEVEL, level, 8):
            raise RuntimeError("libsndfile took no compression level")
        file.write(x / peak)
    coded.seek(0)
    decoded, _ = soundfile.read(coded, dtype="float32")
    return np.pad(decoded[: len(x)], (0, max(0, len(x) - len(decoded)))) * peak


# ---- log-mel ----


def warp_matrix(factor):
    low, high = hz_to_mel(MIN_HZ), hz_to_mel(MAX_HZ)
    step = (high - low) / (MEL_BANDS + 1)
    band = np.arange(MEL_BANDS)
    hz = mel_to_hz(low + (band + 1) * step) * factor
    source = np.clip((hz_to_mel(hz) - low) / step - 1, 0, MEL_BANDS - 1)
    floor = np.minimum(source.astype(int), MEL_BANDS - 2)
    matrix = np.zeros((MEL_BANDS, MEL_BANDS), np.float32)
    matrix[floor, band] += 1 - (source - floor)
    matrix[floor + 1, band] += source - floor
    return matrix


# Vocal-tract lengths of one voice heard as another's of the same age, and as a child's or as a large man's.
WARPS = [warp_matrix(f) for f in np.linspace(0.84, 1.18, 35)]
WIDE_WARPS = [warp_matrix(f) for f in np.geomspace(0.7, 1.42, 36)]
WIDE_WARP_SHARE = 0.25
# Duration against the recording's: usual pace, and slow learners and fast natives.
PACES = (0.82, 1.2)
WIDE_PACES = (0.6, 1.6)
WIDE_PACE_SHARE = 0.2
SPARSE = (0, 12, 25, 40, MEL_BANDS - 1)


def augment(logmel, rng):
    """[T, 64] log-mel -> (normalized features [T', 64], source frame of each, -1 where padding was put)."""
    f = logmel.astype(np.float32)
    frames = len(f)
    paces = WIDE_PACES if rng.random() < WIDE_PACE_SHARE else PACES
    count = max(20, int(frames * rng.uniform(*paces)))
    source = np.linspace(0, frames - 1, count)
    floor = np.minimum(source.astype(int), frames - 2)
    weight = (source - floor)[:, None].astype(np.float32)
    f = f[floor] * (1 - weight) + f[floor + 1] * weight
    if rng.random() < 0.85:
        warps = WIDE_WARPS if rng.random() < WIDE_WARP_SHARE else WARPS
        f = f @ warps[rng.integers(len(warps))]
    if rng.random() < 0.5:  # channel
        f = f + np.interp(np.arange(MEL_BANDS), SPARSE, rng.normal(0, 0.8, 5)).astype(np.float32)
    if rng.random() < 0.2:  # steady noise with a smooth spectrum
        level = np.percentile(f.mean(axis=1), 90) - rng.uniform(1.5, 8)
        shape = np.interp(np.arange(MEL_BANDS), SPARSE, rng.normal(0, 2.0, 5))
        noise = level + shape + np.log(rng.standard_exponential(f.shape, np.float32) + 0.3)
        f = np.logaddexp(f, noise.astype(np.float32))
    if rng.random() < 0.4:  # silence around
        low = np.percentile(f, 3, axis=0) - rng.uniform(0, 3)
        pads = []
        for _ in range(2):
            k = int(rng.integers(0, 60))
            pads.append((low + np.log(rng.standard_exponential((k, MEL_BANDS), np.float32) + 0.2)).astype(np.float32))
        f = np.concatenate([pads[0], f, pads[1]])
        source = np.concatenate([np.full(len(pads[0]), -1.0), source, np.full(len(pads[1]), -1.0)])
    if rng.random() < 0.06:  # band limit
        cut = int(rng.integers(42, 62))
        f[:, cut:] = f[:, cut:].min() - rng.uniform(0, 2) + rng.normal(0, 0.3, f[:, cut:].shape)
    f = normalize(np.maximum(f, np.log(FLOOR)))
    return f, source


def mask(f, rng, spans):
    """Sets bands and up to `spans` stretches of time of normalized features to the mean, in place (SpecAugment)."""
    for _ in range(2):
        width = int(rng.integers(0, 8))
        at = int(rng.integers(0, MEL_BANDS - width))
        f[:, at : at + width] = 0
    for _ in range(int(rng.integers(0, spans + 1))):
        width = int(rng.integers(0, min(18, max(2, len(f) // 12))))
        at = int(rng.integers(0, max(1, len(f) - width)))
        f[at : at + width] = 0
    return f
