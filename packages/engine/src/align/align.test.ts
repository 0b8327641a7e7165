import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Matrix } from '../types.ts';
import { align } from './align.ts';

const UNITS = 6;

/** Posteriors of a speaker who says the columns one after another, `frames` frames each. */
function spoken(columns: readonly number[], frames = 4): Matrix {
  const rows = columns.length * frames;
  const data = new Float32Array(rows * UNITS).fill(Math.log(0.02));
  for (let t = 0; t < rows; t++) data[t * UNITS + columns[Math.floor(t / frames)]!] = Math.log(0.9);
  return { rows, columns: UNITS, data };
}

const word = (...pronunciations: number[][]) => ({
  pronunciations: pronunciations.map((columns) => columns.map((column) => [{ column, cost: 0 }])),
});

describe('align', () => {
  it('finds each phone where it was said, with silence around the words', () => {
    const { words, extras } = align(spoken([0, 1, 2, 0, 3, 4, 0]), [word([1, 2]), word([3, 4])]);
    expect(words.map((w) => w.phones)).toEqual([
      [
        { start: 4, end: 8 },
        { start: 8, end: 12 },
      ],
      [
        { start: 16, end: 20 },
        { start: 20, end: 24 },
      ],
    ]);
    expect(extras).toEqual([]);
  });

  it('chooses the pronunciation that was said', () => {
    const { words } = align(spoken([0, 1, 4, 3, 0]), [word([1, 2, 3], [1, 4, 3])]);
    expect(words[0]!.pronunciation).toBe(1);
  });

  it('lets another sound stand in for a phone if the fit is worth its cost', () => {
    const claimed = (cost: number) =>
      align(spoken([0, 1, 5, 3, 0]), [
        {
          pronunciations: [
            [
              [{ column: 1, cost: 0 }],
              [
                { column: 2, cost: 0 },
                { column: 5, cost },
              ],
              [{ column: 3, cost: 0 }],
            ],
          ],
        },
      ]).words[0]!.phones![1]!;
    expect(claimed(0)).toEqual({ start: 8, end: 12 });
    const dear = claimed(50);
    expect(dear.end - dear.start).toBeLessThan(4);
  });

  it('leaves out the word that was not said and keeps its neighbors', () => {
    const { words } = align(spoken([0, 1, 2, 0, 5, 5, 0]), [word([1, 2, 1]), word([3, 4, 3, 4]), word([5])]);
    expect(words.map((w) => w.phones === undefined)).toEqual([false, true, false]);
  });

  it('reports speech that belongs to no word', () => {
    const { words, extras } = align(spoken([0, 1, 2, 0, 5, 4, 5, 4, 5, 4, 0], 8), [word([1, 2])]);
    expect(words[0]!.phones).toBeDefined();
    expect(extras).toEqual([{ start: 32, end: 80 }]);
  });

  it('is monotone and covers every kept phone with at least one frame, whatever the model says', () => {
    const matrix = fc.integer({ min: 1, max: 40 }).chain((rows) =>
      fc
        .array(fc.double({ min: -12, max: 0, noNaN: true }), {
          minLength: rows * UNITS,
          maxLength: rows * UNITS,
        })
        .map((data): Matrix => ({ rows, columns: UNITS, data: Float32Array.from(data) })),
    );
    const pronunciation = fc.array(fc.integer({ min: 1, max: UNITS - 1 }), { minLength: 1, maxLength: 5 });
    const text = fc.array(
      fc.array(pronunciation, { minLength: 1, maxLength: 2 }).map((p) => word(...p)),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(matrix, text, (posteriors, words) => {
        const aligned = align(posteriors, words);
        const spans = aligned.words.flatMap((w) => w.phones ?? []);
        let end = 0;
        for (const span of spans) {
          expect(span.start).toBeGreaterThanOrEqual(end);
          expect(span.end).toBeGreaterThan(span.start);
          end = span.end;
        }
        expect(end).toBeLessThanOrEqual(posteriors.rows);
        aligned.words.forEach((w, i) => {
          if (w.phones) expect(w.phones).toHaveLength(words[i]!.pronunciations[w.pronunciation]!.length);
        });
      }),
    );
  });
});
