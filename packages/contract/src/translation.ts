import { z } from 'zod';
import { languageSchema, registerSchema } from './language-schemas.ts';
import { textSchema } from './text.ts';

/** Request of POST /api/translate; accepts fromLanguage/toLanguage as well as fromLang/toLang. */
export const translateRequestSchema = z
  .object({
    text: textSchema('Type a term or phrase to translate.'),
    fromLanguage: languageSchema.optional(),
    toLanguage: languageSchema.optional(),
    fromLang: languageSchema.optional(),
    toLang: languageSchema.optional(),
    translationType: registerSchema.default('casual'),
  })
  .transform((body, context) => {
    const fromLanguage = body.fromLanguage ?? body.fromLang;
    const toLanguage = body.toLanguage ?? body.toLang;
    if (!fromLanguage || !toLanguage) {
      context.addIssue({ code: 'custom', message: 'Say which language to translate from and to.' });
      return z.NEVER;
    }
    if (fromLanguage === toLanguage) {
      context.addIssue({
        code: 'custom',
        message: 'Choose two different languages.',
        path: ['toLanguage'],
        params: { errorCode: 'languages-equal' },
      });
      return z.NEVER;
    }
    return { text: body.text, fromLanguage, toLanguage, register: body.translationType };
  });
export type TranslateRequest = z.output<typeof translateRequestSchema>;

export const translateResponseSchema = z.object({
  translation: z.string(),
  /** Where the translation comes from, shown to the learner. */
  source: z.string(),
});
export type TranslateResponse = z.infer<typeof translateResponseSchema>;
