import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visibleSpan, waveformPeaks } from './waveform-peaks.ts';

describe('the waveform', () => {
  it('shows the words with a small margin, within the recording', () => {
    const words = [
      { start: 0.1, end: 0.5 },
      { start: 0, end: 0 },
      { start: 0.9, end: 1.4 },
    ];
    expect(visibleSpan(words, 1.5)).toEqual({ start: 0, end: 1.5 });
    expect(visibleSpan(words, 5).end).toBeCloseTo(1.6);
    expect(visibleSpan([], 5)).toEqual({ start: 0, end: 5 });
  });

  it('scales its loudest slice to 1, whatever the gain', () => {
    const samples = Float32Array.from({ length: 800 }, (_, index) => (index < 400 ? 0.01 : 0.002));
    expect(waveformPeaks(samples, 800, { start: 0, end: 1 }, 2)).toEqual([1, expect.closeTo(0.2)]);
  });

  it('has one number from 0 to 1 for each bar', () => {
    fc.assert(
      fc.property(
        fc.float32Array({ min: -1, max: 1, noNaN: true, maxLength: 500 }),
        fc.integer({ min: 1, max: 60 }),
        (samples, bars) => {
          const peaks = waveformPeaks(samples, 100, { start: 0, end: samples.length / 100 }, bars);
          expect(peaks).toHaveLength(bars);
          for (const peak of peaks) expect(peak).toSatisfy((value: number) => value >= 0 && value <= 1);
        },
      ),
    );
  });
});
