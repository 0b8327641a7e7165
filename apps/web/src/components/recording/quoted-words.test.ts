import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitAtQuotes } from './quoted-words.ts';

const quotedIn = (text: string, words: readonly string[]) =>
  splitAtQuotes(text, words)
    .filter(({ isQuoted }) => isQuoted)
    .map(({ text: word }) => word);

describe('splitAtQuotes', () => {
  it.each([
    ['“think”: /θ/ sounded like /s/. Tongue out: “think”, not “sink”.', ['think', 'think', 'sink']],
    ['„think“: /θ/ klang wie /s/. Zunge vor: „think“, nicht „sink“.', ['think', 'think', 'sink']],
    ['«think»: /θ/ ha sonado como /s/: «think», no «sink».', ['think', 'think', 'sink']],
    ['« think » : /θ/ sonnait comme /s/ : « think » et non « sink ».', ['think', 'think', 'sink']],
  ])('finds the foreign words in %s', (text, expected) => {
    expect(quotedIn(text, ['think', 'sink'])).toEqual(expected);
  });

  it('ignores quotations in the tutor’s own language', () => {
    expect(quotedIn('Keep the tongue forward as for “ee”: “tu”, not “tout”.', ['tu', 'tout'])).toEqual([
      'tu',
      'tout',
    ]);
    expect(quotedIn('Drück auf „Aufnehmen“.', ['tu'])).toEqual([]);
  });

  it('finds a name of several words, and words with an apostrophe', () => {
    expect(quotedIn('« l’hôtel » et « las casas »', ['l’hôtel', 'las casas'])).toEqual([
      'l’hôtel',
      'las casas',
    ]);
  });

  it('never loses a letter of the text', () => {
    const piece = fc.constantFrom('“', '”', '„', '«', '»', ' ', 'tu', 'a', '. ');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const text = pieces.join('');
        expect(
          splitAtQuotes(text, ['tu', 'a'])
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
