import {
  textHintsRequestSchema,
  textHintsSchema,
  translateRequestSchema,
  translateResponseSchema,
  translationServicesSchema,
} from '@speak-it-now/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { refusals } from '../../http/errors.ts';
import type { Translator } from '../../providers/translator.ts';
import type { TranslationService } from './service.ts';

export const translationRoutes =
  (translation: TranslationService, phrasebook: Pick<Translator, 'hints'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/translate',
      {
        schema: {
          summary: 'Translates a term or phrase, casually or formally',
          body: translateRequestSchema,
          response: { 200: translateResponseSchema, ...refusals(400, 404, 429) },
        },
      },
      async (request, reply) => translation.translate(request.body, app.subjectOf(request, reply)),
    );
    app.get(
      '/api/translation-services',
      {
        schema: {
          summary: 'Outside services that get texts which the phrasebook cannot translate',
          response: { 200: translationServicesSchema },
        },
      },
      async () => translation.services(),
    );
    app.post(
      '/api/text-hints',
      {
        schema: {
          summary: 'A corrected spelling, or the language that the text is written in',
          description: 'The text is neither stored nor sent anywhere.',
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
