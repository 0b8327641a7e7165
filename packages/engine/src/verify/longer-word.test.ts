import { describe, expect, it } from 'vitest';
import type { Span } from '../align/align.ts';
import { heard, TOY_UNITS } from '../testing/posteriors.ts';
import { logOddsOfLongerWord, type SpokenWords } from './longer-word.ts';

/** A recording in which each sound takes 5 frames, and the spans of the words in it. */
function evidence(sounds: string, ...words: (Span | undefined)[]): SpokenWords {
  return {
    units: TOY_UNITS,
    posteriors: heard(sounds),
    words: words.map((span) => ({ phones: span && [span], pronunciation: 0 })),
  };
}
const span = (start: number, end: number): Span => ({ start, end });
const logOdds = (of: SpokenWords, w = 0, otherWords: Span[] = [], isOpen = true) =>
  logOddsOfLongerWord(of, w, { otherWords, canExtendBefore: isOpen, canExtendAfter: isOpen });

describe('a word alone', () => {
  it('is part of a longer one if speech follows or comes before without a pause', () => {
    expect(logOdds(evidence('_ m a s e t _', span(5, 15)))).toBeGreaterThan(0);
    expect(logOdds(evidence('_ s e t m a _', span(20, 30)))).toBeGreaterThan(0);
  });

  it('stands by itself between silences', () => {
    expect(logOdds(evidence('_ m a _', span(5, 15)))).toBeLessThan(-2);
    expect(logOdds(evidence('s e t _ m a _ s e t', span(20, 30)))).toBeLessThan(-2);
  });

  it('stands by itself if only a consonant follows, which may be breath', () => {
    expect(logOdds(evidence('_ m a s s _', span(5, 15)))).toBeLessThan(-2);
  });

  it('stands by itself beside a word that is reported as extra', () => {
    expect(logOdds(evidence('_ s e t m a _', span(20, 30)), 0, [span(5, 19)])).toBeLessThan(-2);
  });
});

it('counts only what lies between a word of a phrase and its neighbors', () => {
  const phrase = evidence('m a s e t e i n a', span(0, 10), undefined, span(35, 45));
  expect(logOdds(phrase, 0)).toBeGreaterThan(0);
  // What was said instead of a neighbor belongs to no other word.
  expect(logOdds(phrase, 0, [], false)).toBeLessThan(-2);
  expect(logOdds(evidence('m a s e n a', span(0, 20), span(20, 30)), 0)).toBeLessThan(-2);
  expect(logOdds(evidence('m a i n a', span(0, 10), span(15, 25)), 0)).toBeLessThan(0);
});
