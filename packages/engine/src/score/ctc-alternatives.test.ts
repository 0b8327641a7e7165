import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Matrix } from '../types.ts';
import { ctcAlternatives, ctcSpanLogRatio } from './ctc-alternatives.ts';

/** P(labels) by adding up every path of the frames that collapses to them. */
function bruteForce(probabilities: number[][], labels: readonly number[]): number {
  const units = probabilities[0]!.length;
  let total = 0;
  const path: number[] = [];
  const walk = (t: number, product: number) => {
    if (t === probabilities.length) {
      const collapsed = path.filter((unit, i) => unit !== 0 && unit !== path[i - 1]);
      if (collapsed.length === labels.length && collapsed.every((unit, i) => unit === labels[i]))
        total += product;
      return;
    }
    for (let unit = 0; unit < units; unit++) {
      path.push(unit);
      walk(t + 1, product * probabilities[t]![unit]!);
      path.pop();
    }
  };
  walk(0, 1);
  return total;
}

const cases = fc
  .record({
    weights: fc.array(fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 4, maxLength: 4 }), {
      minLength: 5,
      maxLength: 5,
    }),
    labels: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 3 }),
  })
  .map(({ weights, labels }) => ({
    labels,
    probabilities: weights.map((row) => row.map((w) => w / row.reduce((a, b) => a + b))),
  }));

function logMatrix(probabilities: number[][]): Matrix {
  return {
    rows: probabilities.length,
    columns: probabilities[0]!.length,
    data: Float32Array.from(probabilities.flat(), Math.log),
  };
}

describe('ctcAlternatives', () => {
  it('gives the same likelihood of the expected phones as adding up every path', () => {
    fc.assert(
      fc.property(cases, ({ probabilities, labels }) => {
        const { logLikelihood } = ctcAlternatives(logMatrix(probabilities), labels);
        expect(Math.exp(logLikelihood)).toBeCloseTo(bruteForce(probabilities, labels), 6);
      }),
    );
  });

  it('gives each substitution and deletion the same share as adding up every path', () => {
    fc.assert(
      fc.property(cases, ({ probabilities, labels }) => {
        const { logPosteriors } = ctcAlternatives(logMatrix(probabilities), labels);
        labels.forEach((_, i) => {
          const alternatives = [0, 1, 2, 3].map((unit) =>
            bruteForce(
              probabilities,
              unit === 0
                ? labels.filter((_label, k) => k !== i)
                : labels.map((label, k) => (k === i ? unit : label)),
            ),
          );
          const sum = alternatives.reduce((a, b) => a + b);
          alternatives.forEach((likelihood, unit) => {
            expect(Math.exp(logPosteriors.data[i * 4 + unit]!)).toBeCloseTo(likelihood / sum, 5);
          });
        });
      }),
      { numRuns: 60 },
    );
  });

  it('gives the likelihood ratio for replacing or deleting several phones in a row', () => {
    const replacements = fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 2 });
    fc.assert(
      fc.property(
        cases,
        fc.nat(2),
        fc.nat(2),
        replacements,
        ({ probabilities, labels }, a, b, replacement) => {
          const from = Math.min(a % labels.length, b % labels.length);
          const to = Math.max(a % labels.length, b % labels.length) + 1;
          const other = [...labels.slice(0, from), ...replacement, ...labels.slice(to)];
          const expected = bruteForce(probabilities, other) / bruteForce(probabilities, labels);
          fc.pre(expected > 1e-9 && Number.isFinite(expected));
          const logRatio = ctcSpanLogRatio(logMatrix(probabilities), labels);
          expect(logRatio(from, to, replacement)).toBeCloseTo(Math.log(expected), 4);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('stays finite on a long recording in which nothing of the text was said', () => {
    const row = [1e-9, 1, 1e-9, 1e-9].map(Math.log);
    const silent: Matrix = {
      rows: 900,
      columns: 4,
      data: Float32Array.from({ length: 3600 }, (_, i) => row[i % 4]!),
    };
    const { logLikelihood, logPosteriors } = ctcAlternatives(silent, [2, 3, 2, 3]);
    expect(Number.isFinite(logLikelihood)).toBe(true);
    expect(logPosteriors.data.every((x) => Number.isFinite(x))).toBe(true);
  });

  it('gives finite shares to a long text if the recording says another one', () => {
    const units = 40;
    const said = (t: number) => 1 + ((t * 7) % 19);
    const expected = Array.from({ length: 150 }, (_, i) => 20 + ((i * 11) % 20));
    const data = new Float32Array(160 * units);
    for (let t = 0; t < 160; t++) {
      for (let c = 0; c < units; c++) data[t * units + c] = Math.log(c === said(t) ? 1 : 1e-9);
    }
    const recording = { rows: 160, columns: units, data };
    const { logPosteriors } = ctcAlternatives(recording, expected);
    expect(logPosteriors.data.every((x) => Number.isFinite(x) && x <= 0)).toBe(true);
    const logRatio = ctcSpanLogRatio(recording, expected);
    for (const replacement of [[], [1, 8, 15]])
      expect(Number.isFinite(logRatio(0, 3, replacement))).toBe(true);
  });
});
