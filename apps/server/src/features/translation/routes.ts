import {
  errorBodySchema,
  translateRequestSchema,
  translateResponseSchema,
  translationServicesSchema,
} from '@speak-it-now/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { TranslationService } from './service.ts';

export const translationRoutes =
  (translation: TranslationService): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/translate',
      {
        schema: {
          tags: ['practice'],
          summary: 'Translates a term or phrase, casually or formally',
          body: translateRequestSchema,
          response: {
            200: translateResponseSchema,
            400: errorBodySchema,
            404: errorBodySchema,
            429: errorBodySchema,
          },
        },
      },
      async (request, reply) => translation.translate(request.body, app.subjectOf(request, reply)),
    );
    app.get(
      '/api/translation-services',
      {
        schema: {
          tags: ['practice'],
          summary: 'Outside services that get texts which the phrasebook cannot translate',
          response: { 200: translationServicesSchema },
        },
      },
      async () => translation.services(),
    );
  };
