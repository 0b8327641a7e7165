import { describe, expect, it } from 'vitest';
import { negationContest } from './negation.ts';
import type { WordCandidate } from './word-evidence.ts';

/** `ratio` is that of the rival to the expected word. */
const candidate = (rival: string, ratio: number, fieldConsonants = 1, best = rival) =>
  ({
    evidence: { closedField: ratio },
    rival: { word: 2, text: best, phones: [1, 2] },
    fieldRival: { word: 1, text: rival, phones: [1, 2, 3] },
    fieldConsonants,
  }) as unknown as WordCandidate;

describe.each([
  ['can', "can't"],
  ['can’t', 'can'],
] as const)('the contest of %s with %s', (word, opposite) => {
  it('keeps the word where it fits better', () => {
    expect(negationContest(candidate(opposite, -3), word, 'en')).toBe('own');
  });

  it('is lost where the opposite clearly fits better', () => {
    expect(negationContest(candidate(opposite, 8), word, 'en')).toMatchObject({
      logOdds: 4,
      isClear: true,
      rival: { text: opposite },
    });
  });

  it('is a tie between them, which grows until it is even', () => {
    const ties = [0.5, 1, 2, 4].map((ratio) => negationContest(candidate(opposite, ratio), word, 'en'));
    expect(ties).toMatchObject([0.25, 0.5, 1, 1].map((tie) => ({ tie, isUnsure: true, isClear: false })));
  });
});

describe('a word that is not decided by a contest', () => {
  it('has no opposite', () => {
    expect(negationContest(candidate('cat', 9), 'cap', 'en')).toBeUndefined();
    expect(negationContest(candidate('can', 9), 'kann', 'de')).toBeUndefined();
  });

  it('differs from it in more than one consonant, unless it fits better', () => {
    expect(negationContest(candidate('do', 9, 3), "don't", 'en')).toBeUndefined();
    expect(negationContest(candidate('do', -9, 3), "don't", 'en')).toBe('own');
  });

  it('fits a third word better than its opposite', () => {
    expect(negationContest(candidate("can't", 9, 1, 'cat'), 'can', 'en')).toBeUndefined();
  });
});
