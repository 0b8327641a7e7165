import { z } from 'zod';
import { languageSchema } from './language-schemas.ts';
import { LANGUAGE_CODES } from './languages.ts';
import { textSchema } from './text.ts';

/** Request of POST /api/text-hints: a text that has no sure translation. */
export const textHintsRequestSchema = z.object({
  text: textSchema('Type a term or phrase.'),
  fromLanguage: languageSchema,
  toLanguage: languageSchema,
});
export type TextHintsRequest = z.output<typeof textHintsRequestSchema>;

/** What the text may have been meant as; empty where nothing better is known. */
export const textHintsSchema = z.object({
  /** The text with its spelling corrected; the phrasebook can translate it. */
  correction: z.string().optional(),
  /** The language that the text is surely written in, where that is not the chosen one. */
  language: z.enum(LANGUAGE_CODES).optional(),
});
export type TextHints = z.infer<typeof textHintsSchema>;
