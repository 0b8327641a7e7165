import { describe, expect, it } from 'vitest';
import { heard, TOY_UNITS, toyReference } from '../testing/posteriors.ts';
import { collectEvidence } from './evidence.ts';
import { findPauses } from './pace.ts';
import { atWholeLength } from './whole-length.ts';

const SHORT = collectEvidence([heard('_ m a _ n e _')], TOY_UNITS, TOY_UNITS, toyReference('m a', 'n e'));
/** In the middle of the pause: frames 15 to 20, 30 ms each. */
const LEFT_OUT = [{ atSeconds: 0.51, seconds: 0.9 }];

describe('evidence at its whole length', () => {
  it('is the same object if nothing was left out', () => {
    expect(atWholeLength(SHORT, [])).toBe(SHORT);
  });

  it('has the sounds after a silence later by what was left out, and the pause at its full length', () => {
    const whole = atWholeLength(SHORT, LEFT_OUT);
    const starts = ({ phones }: typeof SHORT | typeof whole) => phones.map(({ span }) => span.start);
    expect(starts(whole).map((start, i) => start - starts(SHORT)[i]!)).toEqual([0, 0, 30, 30]);
    expect(whole.phones.map(({ span }) => span.end - span.start)).toEqual(
      SHORT.phones.map(({ span }) => span.end - span.start),
    );
    expect(findPauses(SHORT)).toEqual([]);
    expect(findPauses(whole)).toMatchObject([{ word: 1 }]);
    expect(findPauses(whole)[0]!.seconds).toBeCloseTo(1.05, 1);
  });

  it('has a row for each frame, and silence where some were left out', () => {
    const { posteriors } = atWholeLength(SHORT, LEFT_OUT);
    for (const matrix of [posteriors.ctc, posteriors.frame]) {
      expect(matrix.rows).toBe(SHORT.posteriors.frame.rows + 30);
      expect(matrix.data).toHaveLength(matrix.rows * matrix.columns);
      for (let t = 15; t < 50; t++) expect(Math.exp(matrix.data[t * matrix.columns]!)).toBeGreaterThan(0.9);
    }
    expect(posteriors.logLanguagePosteriors).toHaveLength(posteriors.frame.rows);
  });
});
