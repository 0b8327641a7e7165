import { textHintsRequestSchema, textHintsSchema } from '@speak-it-now/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { refusals } from '../../http/errors.ts';
import type { Translator } from '../../providers/translator.ts';

/** Suggests what a text without a reliable translation may mean. The text is neither stored nor sent anywhere. */
export const hintRoutes =
  (phrasebook: Pick<Translator, 'hints'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/text-hints',
      {
        schema: {
          tags: ['practice'],
          summary: 'A corrected spelling, or the language that the text is written in',
          body: textHintsRequestSchema,
          response: { 200: textHintsSchema, ...refusals(400, 429) },
        },
      },
      async (request) => {
        const { text, fromLanguage: from, toLanguage: to } = request.body;
        return phrasebook.hints({ text, from, to }, app.networkOf(request));
      },
    );
  };
