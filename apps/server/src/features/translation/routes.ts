import {
  translateRequestSchema,
  translateResponseSchema,
  translationServicesSchema,
} from '@speak-it-now/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { refusals } from '../../http/errors.ts';
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
          response: { 200: translateResponseSchema, ...refusals(400, 404, 429) },
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
