import { z } from 'zod';
import { accentSchema, taughtLanguageSchema } from './language-schemas.ts';
import { textSchema } from './text.ts';

/** Query of GET /api/speech: the built-in voice as a WAV file. */
export const speechQuerySchema = z.object({
  text: textSchema('text-to-speak-missing'),
  language: taughtLanguageSchema,
  accent: accentSchema.optional(),
  /** 1 is normal speed. */
  rate: z.coerce.number().min(0.5).max(1.5).default(1),
});
