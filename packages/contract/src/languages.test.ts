import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageSchema } from './language-schemas.ts';
import { LANGUAGE_CODES, LANGUAGES, parseLanguage, TARGET_FALLBACK_ORDER } from './languages.ts';
import { MESSAGES } from './messages.ts';

describe('languages', () => {
  it('HOME-04 are English, Spanish, French, German and Italian', () => {
    expect(LANGUAGE_CODES.map((code) => LANGUAGES[code].name)).toEqual([
      'English',
      'Spanish',
      'French',
      'German',
      'Italian',
    ]);
  });

  it('API-12 are accepted by name, by code and with any region', () => {
    const spellings = fc.constantFrom(...LANGUAGE_CODES).chain((code) =>
      fc.record({
        code: fc.constant(code),
        spelling: fc.oneof(
          fc.constantFrom(LANGUAGES[code].wireName, LANGUAGES[code].name, LANGUAGES[code].bcp47, code),
          fc.stringMatching(/^[-_][A-Z]{2}$/).map((region) => `${code}${region}`),
          fc.constantFrom(` ${code.toUpperCase()} `, `${code}-419`),
        ),
      }),
    );
    fc.assert(
      fc.property(spellings, ({ code, spelling }) => {
        expect(parseLanguage(spelling)).toBe(code);
        expect(languageSchema.parse(spelling)).toBe(code);
      }),
    );
  });

  it.each(['', 'e', 'eng', 'espanol', 'portuguese', 'pt', 'de de', '__proto__', 'x'.repeat(10_000)])(
    'API-12 anything else is refused with a message and a code: %j',
    (value) => {
      expect(parseLanguage(value)).toBeUndefined();
      expect(MESSAGES['language-unknown']).toBe('Choose English, Spanish, French, German or Italian.');
      expect(languageSchema.safeParse(value).error?.issues).toEqual([
        expect.objectContaining({
          message: 'language-unknown',
          params: { errorCode: 'language-unknown' },
        }),
      ]);
    },
  );

  it('every language is in the order for choosing a new target', () => {
    expect([...TARGET_FALLBACK_ORDER].sort()).toEqual([...LANGUAGE_CODES].sort());
  });
});
