import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { refusals } from '../../http/errors.ts';
import { type EventInbox, wrongSignature } from './inbox.ts';

const EVENT_BYTES = 1024 * 1024;
/** The time and a signature, as Stripe sends them. */
const SIGNATURE = /^t=\d+,.*\bv1=[\da-f]{64}\b/;

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
        // Without a signature the body is not even read.
        onRequest: async ({ headers }, reply) => {
          if (SIGNATURE.test(String(headers['stripe-signature']))) return;
          reply.header('connection', 'close');
          throw wrongSignature();
        },
        // No limit, because all of Stripe's events come from a few addresses.
        config: { rateLimit: false },
        schema: {
          summary: "Receives Stripe's signed events",
          response: {
            200: z.object({ received: z.literal(true) }),
            ...refusals(400, 503),
          },
        },
      },
      async (request) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        await inbox.receive(body, String(request.headers['stripe-signature']));
        inbox.wake();
        return { received: true as const };
      },
    );
  };
