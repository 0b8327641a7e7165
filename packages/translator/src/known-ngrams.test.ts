import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KnownNgrams, ngramsOf } from './known-ngrams.ts';

const SENTENCES = ['The old dog sleeps.', 'The cat sleeps in the old house.', 'I have 3 dogs.'];
const known = new KnownNgrams(
  KnownNgrams.build(new Set(SENTENCES.flatMap((sentence) => ngramsOf(sentence, 'en'))), { bitsPerNgram: 40 }),
);

describe('the familiarity of a translation', () => {
  it.each(SENTENCES)('is 0 for a known sentence, whatever its case, marks and numbers: %s', (sentence) => {
    const other = sentence.toUpperCase().replace('.', '!').replace('3', '15');
    expect(known.familiarity(other, 'en')).toBe(0);
  });

  it('is lower with words in a new order, and lower still with unknown words', () => {
    const [sure, mixed, unknown] = ['The cat sleeps', 'House the sleeps', 'Zyx wvut sleeps'].map((text) =>
      known.familiarity(text, 'en'),
    ) as [number, number, number];
    expect(sure).toBeGreaterThan(mixed);
    expect(mixed).toBeGreaterThan(unknown);
    // The word is unknown, and no sentence ends after it; the end itself is known.
    expect(known.familiarity('Zyx', 'en')).toBe(-3);
  });

  it('is low for a known sentence of another language', () => {
    expect(known.familiarity('The old dog sleeps.', 'de')).toBeLessThan(-2);
  });

  it('no known sequence is forgotten, however full the filter', () => {
    const word = fc.stringMatching(/^[a-zäöüßéñ]{1,6}$/);
    fc.assert(
      fc.property(
        fc.array(fc.array(word, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 30 }),
        (texts) => {
          const sentences = texts.map((words) => words.join(' '));
          const ngrams = new Set(sentences.flatMap((sentence) => ngramsOf(sentence, 'de')));
          const filter = new KnownNgrams(KnownNgrams.build(ngrams, { bitsPerNgram: 3 }));
          for (const sentence of sentences) expect(filter.familiarity(sentence, 'de')).toBe(0);
        },
      ),
      { numRuns: 50 },
    );
  });
});
