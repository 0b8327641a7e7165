import { sessionStatusSchema } from '@speak-it-now/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AttemptsService } from './service.ts';

export const attemptsRoutes =
  (attempts: AttemptsService): FastifyPluginAsyncZod =>
  async (app) => {
    const schema = { tags: ['practice'], response: { 200: sessionStatusSchema } };
    const path = {
      status: { ...schema, summary: 'How many free attempts are used, and whether a subscription is needed' },
      attempts: { ...schema, summary: 'The same as /api/session/status' },
      track: {
        ...schema,
        summary: 'The current status; attempts are counted with their score, not here',
      },
    };
    app.get('/api/session/status', { schema: path.status }, async (request, reply) =>
      attempts.status(app.subjectOf(request, reply)),
    );
    app.get('/api/session/attempts', { schema: path.attempts }, async (request, reply) =>
      attempts.status(app.subjectOf(request, reply)),
    );
    app.post('/api/session/track-pronunciation', { schema: path.track }, async (request, reply) =>
      attempts.status(app.subjectOf(request, reply)),
    );
  };
