import { doneSchema, type SandboxPaymentRequest, sandboxPaymentResponseSchema } from '@speak-it-now/contract';
import { request } from '../../../lib/api/api-client.ts';

export type Card = SandboxPaymentRequest['card'];

export const payWithTestCard = (clientSecret: string, card: Card) =>
  request('/api/sandbox/payments', sandboxPaymentResponseSchema, {
    method: 'POST',
    body: { clientSecret, card },
  });

export const answerChallenge = (clientSecret: string, answer: 'approve' | 'refuse') =>
  request('/api/sandbox/challenge', sandboxPaymentResponseSchema, {
    method: 'POST',
    body: { clientSecret, answer },
  });

export const replaceTestCard = (card: Card) =>
  request('/api/sandbox/card', doneSchema, { method: 'POST', body: { card } });
