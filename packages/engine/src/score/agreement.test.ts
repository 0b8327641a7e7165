/** The numbers of one assessment agree with each other for any output of the scorer and the verification. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { giveFeedback } from '../feedback/feedback.ts';
import { GOP_CONTEXT } from '../testing/gop-scorer.ts';
import { heard, TOY_UNITS, toyReference } from '../testing/posteriors.ts';
import { collectEvidence } from './evidence.ts';
import { CLEAR_ACCURACY, GOOD_WORD_ACCURACY, grade } from './grade.ts';
import { deduct } from './losses.ts';

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
      deduct(grade(evidence, raw, { ...GOP_CONTEXT, verification: { words: verdicts, extras: [] } })),
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

  it('is the mean of the words by their sounds, less pace, and at most 4 points more', () => {
    fc.assert(
      fc.property(
        fc.oneof(anyGrades('whole'), anyGrades('missing')),
        ({ accuracy, words, fluency, losses }) => {
          const sounds = words.reduce((sum, { phones }) => sum + phones.length, 0);
          const mean = words.reduce((sum, word) => sum + word.accuracy * word.phones.length, 0) / sounds;
          const pace = losses.find(({ kind }) => kind === 'pace')!.points;
          expect(accuracy + pace).toBeGreaterThanOrEqual(mean - 1e-9);
          expect(accuracy + pace).toBeLessThanOrEqual(mean + 5 + 1e-9);
          expect(pace).toBeLessThanOrEqual(100 - fluency + 1e-9);
        },
      ),
      RUNS,
    );
  });

  it('loses less than 5 points without a name, and has advice for every deduction of 5 or more', () => {
    fc.assert(
      fc.property(fc.oneof(anyGrades('whole'), anyGrades('alone'), anyGrades('missing')), (grades) => {
        for (const { amount, reason, details } of giveFeedback(grades, 'it').breakdown.deductions) {
          if (details === undefined && !reason.startsWith('Also in'))
            expect(amount).toBeLessThanOrEqual(0.05);
          if (reason === 'Other small differences') expect(amount).toBeLessThan(0.05);
        }
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

  it('says “another word” only of a word below 60 with most of its sounds unclear, and never names it, too', () => {
    fc.assert(
      fc.property(anyGrades('whole'), ({ words }) => {
        for (const { accuracy, heardWord, isAnotherWord, phones } of words) {
          if (!isAnotherWord) continue;
          expect(accuracy).toBeLessThan(60);
          expect(heardWord).toBeUndefined();
          const unclear = phones.filter((phone) => phone.accuracy < CLEAR_ACCURACY);
          expect(unclear.length).toBeGreaterThan(phones.length / 2);
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
