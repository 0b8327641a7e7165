import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beamSearch, meanOf, type StepModel } from './beam-search.ts';

const [END, A, B, C, BANNED] = [0, 1, 2, 3, 4];
const OPTIONS = { start: 9, end: END, banned: new Set([BANNED]), width: 3, maxPieces: 6 };

/** A language model of five pieces: the probabilities of the next piece after each prefix. */
function tinyModel(next: (prefix: readonly number[]) => readonly number[]): StepModel {
  let prefixes: number[][] = [];
  return {
    async step(ids, beam) {
      prefixes = ids.map((id, i) => (id === OPTIONS.start ? [] : [...(prefixes[beam[i]!] ?? []), id]));
      return Float32Array.from(prefixes.flatMap((prefix) => next(prefix).map(Math.log)));
    },
  };
}

describe('beam search', () => {
  it('finds what a greedy search misses: a less likely first piece with a better continuation', async () => {
    const model = tinyModel((prefix) => {
      if (prefix.length === 0) return [0.01, 0.5, 0.48, 0.005, 0.005];
      if (prefix[0] === A)
        return prefix.length < 2 ? [0.2, 0.2, 0.2, 0.2, 0.2] : [0.96, 0.01, 0.01, 0.01, 0.01];
      return prefix.length < 2 ? [0.01, 0.01, 0.01, 0.96, 0.01] : [0.96, 0.01, 0.01, 0.01, 0.01];
    });
    const [best] = await beamSearch(model, OPTIONS);
    expect(best!.ids).toEqual([B, C]);
    expect(best!.isFinished).toBe(true);
    expect(Math.exp(meanOf(best!) * 3)).toBeCloseTo(0.48 * 0.96 * 0.96, 4);
  });

  it('reports that it did not end within the limit', async () => {
    const [best] = await beamSearch(
      tinyModel(() => [1e-9, 0.9, 0.05, 0.04, 0.01]),
      OPTIONS,
    );
    expect(best).toMatchObject({ isFinished: false, ids: [A, A, A, A, A, A] });
  });

  it('never generates a banned piece, and returns each hypothesis with its probabilities', async () => {
    const row = fc
      .array(fc.integer({ min: 1, max: 100 }), { minLength: 5, maxLength: 5 })
      .map((parts) => parts.map((part) => part / parts.reduce((sum, p) => sum + p, 0)));
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 40, maxLength: 40 }), async (rows) => {
        const next = (prefix: readonly number[]) =>
          rows[prefix.reduce((hash, id) => (hash * 7 + id + 1) % 40, 0)]!;
        for (const { ids, logProbabilities, isFinished } of await beamSearch(tinyModel(next), OPTIONS)) {
          expect(ids).not.toContain(BANNED);
          const path = isFinished ? [...ids, END] : ids;
          path.forEach((id, i) => {
            expect(logProbabilities[i]).toBeCloseTo(Math.log(next(ids.slice(0, i))[id]!), 4);
          });
        }
      }),
      { numRuns: 50 },
    );
  });
});
