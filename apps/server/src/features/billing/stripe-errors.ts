import { messageOf, type PlainMessageKey } from '@speak-it-now/contract';
import Stripe from 'stripe';
import { AppError } from '../../errors.ts';

const KEYS_BY_DECLINE_CODE: Readonly<Record<string, PlainMessageKey>> = {
  insufficient_funds: 'card-without-funds',
  authentication_required: 'card-needs-authentication',
};

type CardRefusal = Pick<Stripe.PaymentIntent.LastPaymentError, 'code' | 'decline_code' | 'message'>;

/** For the common reasons: the message that the web shows in place of Stripe's, except in English. */
function keyOf({ code, decline_code }: CardRefusal): PlainMessageKey | undefined {
  if (code === 'payment_intent_authentication_failure') return 'card-not-authenticated';
  return KEYS_BY_DECLINE_CODE[decline_code ?? ''] ?? (code === 'card_declined' ? 'card-declined' : undefined);
}

/** Why the saved card was refused, in Stripe's words. */
export function refusalOf(error: CardRefusal | null | undefined) {
  const refusalKey = error ? keyOf(error) : undefined;
  return { refusal: error?.message ?? null, ...(refusalKey && { refusalKey }) };
}

/** Stripe's errors as messages that people can act on; Stripe's own message is used only for cards. */
function toPaymentError(error: unknown): unknown {
  if (error instanceof Stripe.errors.StripeCardError) {
    const key = keyOf(error);
    return new AppError('payment-failed', key ? { key, text: error.message } : error.message, {
      cause: error,
    });
  }
  if (error instanceof Stripe.errors.StripeConnectionError) {
    return new AppError('upstream-failed', messageOf('payments-unreachable'), { cause: error });
  }
  if (error instanceof Stripe.errors.StripeRateLimitError) {
    return new AppError('busy', messageOf('payments-unreachable'), { cause: error, retryAfterSeconds: 10 });
  }
  if (error instanceof Stripe.errors.StripeIdempotencyError) {
    return new AppError('busy', messageOf('payment-in-progress'), { cause: error, retryAfterSeconds: 5 });
  }
  if (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    error.code === 'payment_intent_unexpected_state'
  ) {
    return new AppError('conflict', messageOf('payment-not-open'), { cause: error });
  }
  if (error instanceof Stripe.errors.StripeError) {
    return new AppError('upstream-failed', messageOf('payments-unreachable'), { cause: error });
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
