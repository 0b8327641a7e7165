import { TRANSLATED_LANGUAGES } from '@speak-it-now/languages';
import { z } from 'zod';
import { translatedLanguageSchema } from './language-schemas.ts';
import { textSchema } from './text.ts';

/** Request of POST /api/text-hints: a text without a reliable translation. */
export const textHintsRequestSchema = z.object({
  text: textSchema('text-missing'),
  fromLanguage: translatedLanguageSchema,
  toLanguage: translatedLanguageSchema,
});

/** What the text may mean; empty if there is no suggestion. */
export const textHintsSchema = z.object({
  /** The text with its spelling corrected; the phrasebook can translate it. */
  correction: z.string().optional(),
  /** The text's language, if it is clearly not the chosen one. */
  language: z.enum(TRANSLATED_LANGUAGES).optional(),
});
export type TextHints = z.infer<typeof textHintsSchema>;
