import { z } from 'zod';
import { ACCENTS, type LanguageCode, parseLanguage, REGISTERS } from './languages.ts';
import { issueKey } from './messages.ts';

/** A language on the wire: a name or a BCP-47/ISO code in, an ISO code out. */
export const languageSchema = z.string().transform((value, context): LanguageCode => {
  const code = parseLanguage(value);
  if (code) return code;
  context.addIssue({
    code: 'custom',
    message: issueKey('language-unknown'),
    params: { errorCode: 'language-unknown' },
  });
  return z.NEVER;
});

/** An accent of another language than the text's is ignored. */
export const accentSchema = z.enum([...ACCENTS.en, ...ACCENTS.es]);

export const registerSchema = z.enum(REGISTERS);
