import { BILLING_MESSAGES } from '@speak-it-now/contract';
import Stripe from 'stripe';
import { AppError } from '../../errors.ts';

/** Stripe's errors as messages that people can act on; Stripe's own message is used only for cards. */
export function toPaymentError(error: unknown): unknown {
  if (error instanceof Stripe.errors.StripeCardError) {
    return new AppError('payment-failed', error.message, { cause: error });
  }
  if (error instanceof Stripe.errors.StripeConnectionError) {
    return new AppError('upstream-failed', BILLING_MESSAGES.unreachable, { cause: error });
  }
  if (error instanceof Stripe.errors.StripeRateLimitError) {
    return new AppError('busy', BILLING_MESSAGES.unreachable, { cause: error, retryAfterSeconds: 10 });
  }
  if (error instanceof Stripe.errors.StripeIdempotencyError) {
    return new AppError('busy', BILLING_MESSAGES.busy, { cause: error, retryAfterSeconds: 5 });
  }
  if (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    error.code === 'payment_intent_unexpected_state'
  ) {
    return new AppError('conflict', BILLING_MESSAGES.notOpen, { cause: error });
  }
  if (error instanceof Stripe.errors.StripeError) {
    return new AppError('upstream-failed', BILLING_MESSAGES.unreachable, { cause: error });
  }
  return error;
}

/** @throws AppError in place of the library's errors. */
export async function withPaymentErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toPaymentError(error);
  }
}

export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
