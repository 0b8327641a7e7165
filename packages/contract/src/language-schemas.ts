import {
  accentsOf,
  type LANGUAGES,
  LOCALES,
  REGISTERS,
  TAUGHT_LANGUAGES,
  TRANSLATED_LANGUAGES,
  wireNameOf,
} from '@speak-it-now/languages';
import { z } from 'zod';
import { issueKey } from './messages.ts';

/**
 * Reads 'spanish', 'Spanish', 'es', 'es-MX' or 'es_419'.
 * @returns the ISO 639-1 code, or undefined for a language that is not among these.
 */
export function parseLanguage<Code extends keyof typeof LANGUAGES>(
  value: string,
  among: readonly Code[],
): Code | undefined {
  const key = value.trim().toLowerCase();
  const primary = key.split(/[-_]/, 1)[0];
  return among.find((code) => wireNameOf(code) === key) ?? among.find((code) => code === primary);
}

/** A language on the wire: a name or a BCP-47/ISO code in, an ISO code out. */
const languageSchema = <Code extends keyof typeof LANGUAGES>(codes: readonly Code[]) =>
  z.string().transform((value, context): Code => {
    const code = parseLanguage(value, codes);
    if (code) return code;
    context.addIssue({
      code: 'custom',
      message: issueKey('language-unknown'),
      params: { errorCode: 'language-unknown' },
    });
    return z.NEVER;
  });

export const taughtLanguageSchema = languageSchema(TAUGHT_LANGUAGES);
export const translatedLanguageSchema = languageSchema(TRANSLATED_LANGUAGES);
export const localeSchema = languageSchema(LOCALES);

/** An accent of another language than the text's is ignored. */
export const accentSchema = z.enum(TAUGHT_LANGUAGES.flatMap(accentsOf));

export const registerSchema = z.enum(REGISTERS);
