import { describe, expect, it } from 'vitest';
import { loadNodeParts } from '../node.ts';
import { speak } from '../testing/recordings.ts';
import type { Matrix, Tensor } from '../types.ts';
import { AcousticModel } from './model.ts';

const { acoustic } = await loadNodeParts();
const { settings } = acoustic;

describe('AcousticModel', () => {
  it('runs on the recording at three frame offsets, 10 ms apart', async () => {
    let heard: Tensor | undefined;
    const answer = (rows: number): Tensor => ({
      dims: [3, rows, 2],
      data: Float32Array.from({ length: 6 * rows }, (_, i) => i),
    });
    const model = new AcousticModel(
      {
        run: async ({ mel }) => {
          heard = mel;
          return { ctc: answer(1), frame: answer(1) };
        },
        release: async () => {},
      },
      settings,
    );
    const features: Matrix = { rows: 7, columns: 2, data: Float32Array.from({ length: 14 }, (_, i) => i) };
    const posteriorsByOffset = await model.posteriors(features);
    expect(heard!.dims).toEqual([3, 5, 2]);
    expect([0, 10, 20].map((i) => heard!.data[i])).toEqual([0, 2, 4]);
    expect(posteriorsByOffset.map(({ ctc }) => [...ctc.data])).toEqual([
      [0, 1],
      [2, 3],
      [4, 5],
    ]);
    const [first, second, third] = posteriorsByOffset.map(({ firstFrameSeconds }) => firstFrameSeconds);
    expect(second! - first!).toBeCloseTo(0.01, 6);
    expect(third! - second!).toBeCloseTo(0.01, 6);
  });

  it('gives similar posteriors at every frame offset, each row summing to 1', async () => {
    const posteriorsByOffset = await acoustic.posteriors(
      acoustic.features(await speak('Guten Morgen', 'de')),
    );
    const silentAt = (posteriors: (typeof posteriorsByOffset)[number], seconds: number) => {
      const row = Math.round((seconds - posteriors.firstFrameSeconds) / posteriors.frameSeconds - 0.5);
      return Math.exp(posteriors.frame.data[row * posteriors.frame.columns]!);
    };
    for (const posteriors of posteriorsByOffset) {
      expect(silentAt(posteriors, 0.05)).toBeGreaterThan(0.5);
      expect(silentAt(posteriors, 0.5)).toBeLessThan(0.5);
      for (let t = 0; t < posteriors.ctc.rows; t++) {
        const row = posteriors.ctc.data.subarray(
          t * posteriors.ctc.columns,
          (t + 1) * posteriors.ctc.columns,
        );
        expect(row.reduce((sum, x) => sum + Math.exp(x), 0)).toBeCloseTo(1, 3);
      }
    }
  });
});
