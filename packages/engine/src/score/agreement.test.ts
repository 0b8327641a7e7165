/** The numbers of one assessment agree with each other for any output of the scorer and the verification. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { giveFeedback } from '../feedback/feedback.ts';
import { GOP_CONTEXT } from '../testing/gop-scorer.ts';
import { heard, TOY_UNITS, toyReference } from '../testing/posteriors.ts';
import { collectEvidence } from './evidence.ts';
import { CLEAR_ACCURACY, GOOD_WORD_ACCURACY, grade } from './grade.ts';

const SPOKEN = {
  alone: collectEvidence([heard('_ s i t e _')], TOY_UNITS, TOY_UNITS, toyReference('s i t e')),
  whole: collectEvidence(
    [heard('_ m a n _ s i t e _ t i m _')],
    TOY_UNITS,
    TOY_UNITS,
    toyReference('m a n', 's i t e', 't i m'),
  ),
  missing: collectEvidence(
    [heard('_ m a n _ t i m _')],
    TOY_UNITS,
    TOY_UNITS,
    toyReference('m a n', 's i t e', 't i m'),
  ),
};

const score = fc.double({ min: 0, max: 1, noNaN: true });
const rival = fc.array(fc.integer({ min: 1, max: TOY_UNITS.length }), { minLength: 1, maxLength: 5 });
const verdict = fc.option(
  fc.record({
    logOdds: fc.double({ min: -8, max: 8, noNaN: true }),
    rival: rival.map((phones) => ({ word: 0, text: 'altro', phones })),
    isClear: fc.boolean(),
  }),
  { nil: undefined },
);

/** Any scores of the learned scorer and any verdicts on the words of one recording. */
function anyGrades(spoken: keyof typeof SPOKEN) {
  const evidence = SPOKEN[spoken];
  const { phones, words } = evidence;
  return fc
    .record({
      phones: fc.array(score, { minLength: phones.length, maxLength: phones.length }),
      words: fc.array(score, { minLength: words.length, maxLength: words.length }),
      accuracy: score,
      fluency: score,
      total: score,
      textProbability: score,
      verdicts: fc.array(verdict, { minLength: words.length, maxLength: words.length }),
    })
    .map(({ verdicts, ...raw }) =>
      grade(evidence, raw, { ...GOP_CONTEXT, verification: { words: verdicts, extras: [] } }),
    );
}

const RUNS = { numRuns: 1000 };

describe('the grades', () => {
  it('keeps a word between its worst sound and just above their mean, and below good with a deducted sound', () => {
    fc.assert(
      fc.property(anyGrades('whole'), ({ words }) => {
        for (const { accuracy, phones } of words) {
          const each = phones.map((phone) => phone.accuracy);
          const worst = Math.min(...each);
          const mean = each.reduce((a, b) => a + b) / each.length;
          expect(accuracy).toBeLessThanOrEqual(0.1 * worst + 0.9 * mean + 5 + 1e-9);
          expect(accuracy).toBeGreaterThanOrEqual(Math.min(worst, 42) - 1e-9);
          if (worst < CLEAR_ACCURACY) expect(accuracy).toBeLessThan(GOOD_WORD_ACCURACY);
        }
      }),
      RUNS,
    );
  });

  it('stays within 5 points of its only word', () => {
    fc.assert(
      fc.property(anyGrades('alone'), ({ accuracy, words }) => {
        expect(Math.abs(accuracy - words[0]!.accuracy)).toBeLessThanOrEqual(5 + 1e-9);
      }),
      RUNS,
    );
  });

  it('loses the share of the text that a missing word has', () => {
    fc.assert(
      fc.property(anyGrades('missing'), ({ accuracy, completeness, words }) => {
        const said = words.filter(({ isMissing }) => !isMissing);
        const sounds = said.reduce((sum, { phones }) => sum + phones.length, 0);
        const mean = said.reduce((sum, word) => sum + word.accuracy * word.phones.length, 0) / sounds;
        expect(completeness).toBeCloseTo(60, 6);
        expect(accuracy).toBeLessThanOrEqual(0.6 * Math.min(mean + 5, 100) + 1e-9);
        expect(accuracy).toBeGreaterThanOrEqual(0.6 * Math.max(mean - 20, 0) - 1e-9);
      }),
      RUNS,
    );
  });

  it('keeps a replaced word below 60 and names the other word only if it is clear', () => {
    fc.assert(
      fc.property(anyGrades('whole'), ({ words }) => {
        for (const { accuracy, heardWord, phones } of words) {
          if (heardWord === undefined) continue;
          expect(accuracy).toBeLessThan(60);
          expect(phones.length).toBeGreaterThan(0);
        }
      }),
      RUNS,
    );
  });

  it('deductions add up to what is missing from 100, with and without other words', () => {
    fc.assert(
      fc.property(fc.oneof(anyGrades('whole'), anyGrades('alone'), anyGrades('missing')), (grades) => {
        const { deductions, finalScore } = giveFeedback(grades, 'it').breakdown;
        const lost = deductions.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
        expect(lost).toBe(100 - Math.round(finalScore * 100));
      }),
      RUNS,
    );
  });
});
