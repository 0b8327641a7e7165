import {
  doneSchema,
  messageOf,
  sandboxChallengeRequestSchema,
  sandboxPaymentRequestSchema,
  sandboxPaymentResponseSchema,
} from '@speak-it-now/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../../errors.ts';
import { refusals } from '../../http/errors.ts';
import type { Payments } from '../../providers/payments/payments.ts';
import { requireUser, signedIn } from '../sessions/plugin.ts';
import type { SandboxCardService } from './sandbox-card-service.ts';

/** The sandbox's card form; refuses if the sandbox may not be used. */
export const sandboxRoutes =
  (cards: SandboxCardService, payments: Payments): FastifyPluginAsyncZod =>
  async (app) => {
    const onRequest = [
      signedIn,
      async () => {
        if (payments.mode !== 'sandbox') {
          throw new AppError('payments-unavailable', messageOf('payments-unavailable'));
        }
      },
    ];
    const errors = refusals(400, 401, 402, 404, 409, 503);
    app.post(
      '/api/sandbox/payments',
      {
        onRequest,
        schema: {
          summary: 'Pays with a test card',
          body: sandboxPaymentRequestSchema,
          response: { 200: sandboxPaymentResponseSchema, ...errors },
        },
      },
      async (request) => ({ status: await cards.pay(requireUser(request).id, request.body) }),
    );
    app.post(
      '/api/sandbox/challenge',
      {
        onRequest,
        schema: {
          summary: "Answers the sandbox's 3-D Secure question",
          body: sandboxChallengeRequestSchema,
          response: { 200: sandboxPaymentResponseSchema, ...errors },
        },
      },
      async (request) => ({
        status: await cards.answerChallenge(
          requireUser(request).id,
          request.body.clientSecret,
          request.body.answer,
        ),
      }),
    );
    app.post(
      '/api/sandbox/card',
      {
        onRequest,
        schema: {
          summary: 'Replaces the test card of the subscription',
          body: sandboxPaymentRequestSchema.pick({ card: true }),
          response: { 200: doneSchema, ...errors },
        },
      },
      async (request) => {
        await cards.replace(requireUser(request).id, request.body.card);
        return { message: 'The card has been replaced.' };
      },
    );
  };
