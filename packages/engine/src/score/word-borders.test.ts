import { expect, it } from 'vitest';
import type { Language } from '../types.ts';
import type { HypothesisEvidence } from './evidence.ts';
import { mayBeWeak } from './word-borders.ts';

/** The sounds of words, separated by spaces, without pauses; a dash is a long pause. */
function said(language: Language, ...words: string[]): HypothesisEvidence {
  let start = 0;
  const phones = words.flatMap((sounds, word) =>
    sounds.split(' ').flatMap((unit, i, all) => {
      start += unit === '-' ? 30 : 3;
      const span = { start: start - 3, end: start };
      const isWordStart = i === 0;
      return unit === '-'
        ? []
        : [{ phone: { unit, ipa: unit }, word, span, isWordStart, isWordEnd: i === all.length - 1 }];
    }),
  );
  return { phones, reference: { language, words: [] }, posteriors: { frameSeconds: 0.03 } } as never;
}

it('finds Spanish stops weak between vowels, also of two words, but not after a pause', () => {
  expect(mayBeWeak(said('es', 'o b ɾ a', 'd e'), 4)).toBe(true);
  expect(mayBeWeak(said('es', 'o b ɾ a', '- d e'), 4)).toBe(false);
  expect(mayBeWeak(said('es', 's o n', 'd e'), 3)).toBe(false);
  expect(mayBeWeak(said('it', 'l a', 'd e'), 2)).toBe(false);
});

it('finds h weak within a German word, not where the word begins', () => {
  expect(mayBeWeak(said('de', 'h aɪ m', 'n ə n h aɪ m'), 6)).toBe(true);
  expect(mayBeWeak(said('de', 'm aɪ n', 'h aɪ m'), 3)).toBe(false);
});
