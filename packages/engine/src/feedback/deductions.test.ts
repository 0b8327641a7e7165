import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareDeductions } from './deductions.ts';

const cause = fc.record({
  weight: fc.double({ min: 0, max: 60, noNaN: true }),
  reason: fc.constantFrom('a', 'b', 'c'),
});

describe('shareDeductions', () => {
  it('CHK-41 gives whole percents that sum exactly to 100 % minus the final score', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.array(cause, { maxLength: 60 }), (lost, causes) => {
        const deductions = shareDeductions(lost, causes);
        const percents = deductions.map(({ amount }) => amount * 100);
        percents.forEach((percent) => {
          expect(Math.abs(percent - Math.round(percent))).toBeLessThan(1e-9);
        });
        expect(percents.reduce((sum, percent) => sum + Math.round(percent), 0)).toBe(lost);
      }),
    );
  });

  it('names at most five causes, the largest first, and collects the others under one heading', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        fc.array(cause, { minLength: 1, maxLength: 60 }),
        (lost, causes) => {
          const deductions = shareDeductions(lost, causes);
          const named = deductions.filter(({ reason }) => reason !== 'Other small differences');
          expect(named.length).toBeLessThanOrEqual(5);
          expect(deductions.length - named.length).toBeLessThanOrEqual(1);
          expect(named.map(({ amount }) => amount)).toEqual(
            named.map(({ amount }) => amount).sort((a, b) => b - a),
          );
        },
      ),
    );
  });

  it('explains a loss without a cause as small differences', () => {
    expect(shareDeductions(3, [])).toEqual([{ amount: 0.03, reason: 'Other small differences' }]);
  });
});
