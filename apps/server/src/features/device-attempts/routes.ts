import {
  deviceAttemptSchema,
  errorBodySchema,
  LIMITS,
  type ScoringMode,
  scoringSchema,
  sessionStatusSchema,
} from '@speak-it-now/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { DeviceAttemptsService } from './service.ts';

export const deviceAttemptsRoutes =
  (mode: ScoringMode, deviceAttempts: DeviceAttemptsService): FastifyPluginAsyncZod =>
  async (app) => {
    const tags = ['practice'];

    app.get(
      '/api/scoring',
      {
        schema: {
          tags,
          summary: 'Where recordings are scored: on the server, on the device, or where the learner chooses',
          response: { 200: scoringSchema },
        },
      },
      async () => ({ mode }),
    );

    app.post(
      '/api/device-attempts',
      {
        bodyLimit: LIMITS.deviceAttemptBytes,
        onRequest: async () => deviceAttempts.requireOffered(),
        schema: {
          tags,
          summary: 'Counts and keeps an attempt that the device has scored; no sound is sent',
          description:
            'The score may be shown once this is answered with 200. The same id again is the same attempt: counted and kept once.',
          body: deviceAttemptSchema,
          response: {
            200: sessionStatusSchema,
            400: errorBodySchema,
            402: errorBodySchema,
            403: errorBodySchema,
            413: errorBodySchema,
            429: errorBodySchema,
          },
        },
      },
      async (request, reply) => deviceAttempts.deliver(app.subjectOf(request, reply), request.body),
    );
  };
