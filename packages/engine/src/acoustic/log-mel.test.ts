import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Matrix } from '../types.ts';
import { LogMel } from './log-mel.ts';
import type { AcousticSettings } from './model.ts';

const models = new URL('../../models/', import.meta.url);
const readJson = (path: string) => JSON.parse(readFileSync(new URL(path, models), 'utf8'));
const settings: AcousticSettings = readJson('acoustic.json');
const golden: {
  frames: number;
  rows: number[];
  firstSamples: number[];
  logMel: number[][];
  normalized: number[][];
} = readJson('golden/acoustic.json');

/** The signal of golden_signal in training/golden.py: silence, then a swelling chirp, all in light noise. */
function goldenSignal(): Float32Array {
  let state = 1;
  return Float32Array.from({ length: 19_200 }, (_, n) => {
    const t = n / 16_000;
    // 1664525 * state exceeds 2^53, so the product is taken in two halves.
    state =
      (((1_664_525 * (state >>> 16)) % 65_536) * 65_536 + 1_664_525 * (state & 65_535) + 1_013_904_223) %
      2 ** 32;
    const chirp =
      0.3 * Math.sin(2 * Math.PI * (150 * t + 1200 * t * t)) * (0.55 + 0.45 * Math.sin(2 * Math.PI * 3 * t));
    return (n < 3200 ? 0 : chirp) + 0.01 * (state / 2 ** 31 - 1);
  });
}

const row = ({ columns, data }: Matrix, t: number) => [...data.subarray(t * columns, (t + 1) * columns)];

describe('LogMel', () => {
  const logMel = new LogMel(settings.mel);
  const pcm = { samples: goldenSignal(), sampleRate: 16_000 };

  it('reproduces the golden signal', () => {
    golden.firstSamples.forEach((sample, i) => {
      expect(pcm.samples[3200 + i]).toBeCloseTo(sample, 6);
    });
  });

  it('gives the same features as the training code before and after normalization', () => {
    const raw = logMel.logMel(pcm);
    const normalized = logMel.compute(pcm);
    expect(raw.rows).toBe(golden.frames);
    golden.rows.forEach((t, i) => {
      row(raw, t).forEach((value, band) => {
        expect(value).toBeCloseTo(golden.logMel[i]![band]!, 3);
      });
      row(normalized, t).forEach((value, band) => {
        expect(value).toBeCloseTo(golden.normalized[i]![band]!, 3);
      });
    });
  });

  it('is invariant to gain and offset', () => {
    const louder = { ...pcm, samples: pcm.samples.map((x) => x * 0.1 + 0.02) };
    const [a, b] = [logMel.compute(pcm), logMel.compute(louder)];
    a.data.forEach((value, i) => {
      expect(b.data[i]).toBeCloseTo(value, 2);
    });
  });

  it('accepts a clip shorter than one window', () => {
    expect(logMel.compute({ samples: new Float32Array(100), sampleRate: 16_000 }).rows).toBe(1);
  });

  it('refuses another sample rate', () => {
    expect(() => logMel.compute({ ...pcm, sampleRate: 44_100 })).toThrow(RangeError);
  });
});
