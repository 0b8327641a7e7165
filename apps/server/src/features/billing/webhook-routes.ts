import { errorBodySchema } from '@speak-it-now/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { EventInbox } from './inbox.ts';

const EVENT_BYTES = 1024 * 1024;

/** In its own plugin context: the signature is over the raw bytes, so nothing may parse them first. */
export const webhookRoutes =
  (inbox: EventInbox): FastifyPluginAsyncZod =>
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: EVENT_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    app.post(
      '/api/stripe/webhook',
      {
        bodyLimit: EVENT_BYTES,
        // No limit, because all of Stripe's events come from a few addresses.
        config: { rateLimit: false },
        schema: {
          tags: ['billing'],
          summary: "Receives Stripe's signed events",
          response: {
            200: z.object({ received: z.literal(true) }),
            400: errorBodySchema,
            503: errorBodySchema,
          },
        },
      },
      async (request) => {
        const signature = request.headers['stripe-signature'];
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        await inbox.receive(body, typeof signature === 'string' ? signature : undefined);
        inbox.wake();
        return { received: true as const };
      },
    );
  };
