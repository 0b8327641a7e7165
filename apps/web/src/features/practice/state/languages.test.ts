import {
  TAUGHT_LANGUAGES,
  type TaughtLanguage,
  TRANSLATED_LANGUAGES,
  type TranslatedLanguage,
} from '@speak-it-now/languages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startLanguages, targetChoices, withSource, withTarget } from './languages.ts';

describe('the language pair', () => {
  it.each([
    ['en', 'es'],
    ['es', 'en'],
    ['fr', 'en'],
    ['de', 'en'],
    ['it', 'en'],
  ] as const)('of an interface in %s starts there and leads to %s', (uiLanguage, target) => {
    expect(startLanguages(uiLanguage)).toEqual({ source: uiLanguage, target });
  });

  it('CHK-03 the target select never lists the source language', () => {
    for (const source of TRANSLATED_LANGUAGES) {
      expect(targetChoices(source)).toEqual(TAUGHT_LANGUAGES.filter((other) => other !== source));
    }
  });

  it.each([
    ['es', 'en'],
    ['en', 'es'],
    ['fr', 'es'],
    ['de', 'es'],
    ['it', 'es'],
  ] as [TranslatedLanguage, TaughtLanguage][])(
    'CHK-04 source %s equal to the target moves the target to %s',
    (source, expected) => {
      const other = TRANSLATED_LANGUAGES.find((language) => language !== source)!;
      expect(withSource({ source: other, target: source }, source)).toEqual({ source, target: expected });
    },
  );

  it('CHK-05 never holds one language twice, whatever is chosen', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), fc.constantFrom(...TRANSLATED_LANGUAGES))), (choices) => {
        let pair = startLanguages('en');
        for (const [isSource, language] of choices) {
          pair = isSource ? withSource(pair, language) : withTarget(pair, language);
          expect(pair.source).not.toBe(pair.target);
        }
      }),
    );
  });
});
