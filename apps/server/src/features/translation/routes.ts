import { errorBodySchema, translateRequestSchema, translateResponseSchema } from '@speak-it-now/contract';
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
          summary: 'Translates a term or phrase, addressing people casually or formally',
          body: translateRequestSchema,
          response: { 200: translateResponseSchema, 400: errorBodySchema, 404: errorBodySchema },
        },
      },
      async (request) => translation.translate(request.body),
    );
  };
