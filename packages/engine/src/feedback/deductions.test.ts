import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listDeductions } from './deductions.ts';

const SMALL = 'Other small differences';
const cause = fc.record({
  points: fc.double({ min: 0, max: 60, noNaN: true }),
  reason: fc.constantFrom('a', 'b', 'c'),
  text: fc.constantFrom('red', 'green', 'blue', 'black'),
});
const percentOf = ({ amount }: { readonly amount: number }) => Math.round(amount * 100);

describe('listDeductions', () => {
  it('CHK-41 gives whole percents that sum exactly to 100 % minus the final score', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.array(cause, { maxLength: 60 }), (lost, causes) => {
        const deductions = listDeductions(lost, causes, 3);
        for (const { amount } of deductions)
          expect(Math.abs(amount * 100 - Math.round(amount * 100))).toBeLessThan(1e-9);
        expect(deductions.reduce((sum, each) => sum + percentOf(each), 0)).toBe(lost);
      }),
    );
  });

  it('lists the five largest causes first, and the others by their words', () => {
    const causes = [30, 20, 10, 9, 8, 3, 2, 1].map((points, i) => ({
      points,
      reason: `cause ${i}`,
      text: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'six'][i]!,
    }));
    const reasons = listDeductions(86, causes, 3).map(({ reason }) => reason);
    expect(reasons).toEqual([
      ...causes.slice(0, 5).map(({ reason }) => reason),
      'Also in “six”, “seven”',
      SMALL,
    ]);
  });

  it('calls less than 5 percent small', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        fc.array(
          cause.filter(({ points }) => points > 0),
          { minLength: 1, maxLength: 60 },
        ),
        fc.double({ min: 0, max: 30, noNaN: true }),
        (lost, causes, small) => {
          const deductions = listDeductions(lost, causes, small);
          const unnamed = deductions.filter(({ reason }) => reason === SMALL);
          expect(unnamed.length).toBeLessThanOrEqual(1);
          for (const each of unnamed) expect(percentOf(each)).toBeLessThan(5);
        },
      ),
    );
  });
});
