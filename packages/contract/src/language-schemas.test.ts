import { LANGUAGES, TAUGHT_LANGUAGES } from '@speak-it-now/languages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLanguage, taughtLanguageSchema } from './language-schemas.ts';
import { MESSAGES } from './messages.ts';

describe('languages', () => {
  it('API-12 are accepted by name, by code and with any region', () => {
    const spellings = fc.constantFrom(...TAUGHT_LANGUAGES).chain((code) => {
      const { name, bcp47 } = LANGUAGES[code];
      return fc.record({
        code: fc.constant(code),
        spelling: fc.oneof(
          fc.constantFrom(name.toLowerCase(), name, bcp47, code),
          fc.stringMatching(/^[-_][A-Z]{2}$/).map((region) => `${code}${region}`),
          fc.constantFrom(` ${code.toUpperCase()} `, `${code}-419`),
        ),
      });
    });
    fc.assert(
      fc.property(spellings, ({ code, spelling }) => {
        expect(parseLanguage(spelling, TAUGHT_LANGUAGES)).toBe(code);
        expect(taughtLanguageSchema.parse(spelling)).toBe(code);
      }),
    );
  });

  it.each(['', 'e', 'eng', 'espanol', 'portuguese', 'pt', 'de de', '__proto__', 'x'.repeat(10_000)])(
    'API-12 anything else is refused with a message and a code: %j',
    (value) => {
      expect(parseLanguage(value, TAUGHT_LANGUAGES)).toBeUndefined();
      expect(MESSAGES['language-unknown']).toBe('Choose English, Spanish, French, German or Italian.');
      expect(taughtLanguageSchema.safeParse(value).error?.issues).toEqual([
        expect.objectContaining({
          message: 'language-unknown',
          params: { errorCode: 'language-unknown' },
        }),
      ]);
    },
  );
});
