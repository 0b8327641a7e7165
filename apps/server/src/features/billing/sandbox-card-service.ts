import { messageOf, type SandboxPaymentRequest, type SandboxPaymentResponse } from '@speak-it-now/contract';
import type Stripe from 'stripe';
import { AppError } from '../../errors.ts';
import type { BillingRepository } from './repository.ts';
import { hasEnded } from './state.ts';
import { withPaymentErrors } from './stripe-errors.ts';
import type { SubscriptionSync } from './sync.ts';

/** Does what Stripe's script does in the browser: takes a card and confirms a payment, with the same API. */
export class SandboxCardService {
  constructor(
    private readonly stripe: Stripe,
    private readonly repository: BillingRepository,
    private readonly sync: SubscriptionSync,
  ) {}

  /** @throws AppError 'payment-failed' with the reason for the refusal, 'not-found' for somebody else's payment. */
  pay(
    userId: string,
    { clientSecret, card }: SandboxPaymentRequest,
  ): Promise<SandboxPaymentResponse['status']> {
    return withPaymentErrors(async () => {
      const intent = await this.#intent(userId, clientSecret);
      const method = await this.#method(card);
      return statusOf(await this.stripe.paymentIntents.confirm(intent.id, { payment_method: method.id }));
    });
  }

  answerChallenge(
    userId: string,
    clientSecret: string,
    answer: 'approve' | 'refuse',
  ): Promise<SandboxPaymentResponse['status']> {
    return withPaymentErrors(async () => {
      const { id } = await this.#intent(userId, clientSecret);
      const path = `/v1/sandbox/payment_intents/${id}/challenge`;
      return statusOf(
        (await this.stripe.rawRequest('POST', path, { answer })) as unknown as Stripe.PaymentIntent,
      );
    });
  }

  replace(userId: string, card: SandboxPaymentRequest['card']): Promise<void> {
    return withPaymentErrors(async () => {
      const customer = (await this.repository.user(userId))?.stripeCustomerId;
      if (!customer) throw new AppError('not-found', messageOf('card-missing'));
      const method = await this.#method(card);
      await this.stripe.paymentMethods.attach(method.id, { customer });
      await this.stripe.customers.update(customer, {
        invoice_settings: { default_payment_method: method.id },
      });
      for (const subscription of await this.sync.read(customer)) {
        if (hasEnded(subscription)) continue;
        await this.stripe.subscriptions.update(subscription.id, { default_payment_method: method.id });
      }
    });
  }

  #method(card: SandboxPaymentRequest['card']): Promise<Stripe.PaymentMethod> {
    return this.stripe.paymentMethods.create({
      type: 'card',
      card: { number: card.number, exp_month: card.expMonth, exp_year: card.expYear, cvc: card.cvc },
    });
  }

  async #intent(userId: string, clientSecret: string): Promise<Stripe.PaymentIntent> {
    const id = clientSecret.split('_secret_', 1)[0]!;
    const customer = (await this.repository.user(userId))?.stripeCustomerId;
    const intent = /^pi_\w+$/.test(id)
      ? await this.stripe.paymentIntents.retrieve(id).catch(() => undefined)
      : undefined;
    if (!intent || intent.client_secret !== clientSecret || intent.customer !== customer) {
      throw new AppError('not-found', messageOf('payment-unknown'));
    }
    return intent;
  }
}

const STATUSES = ['succeeded', 'processing', 'requires_action'] as const;

function statusOf(intent: Stripe.PaymentIntent): SandboxPaymentResponse['status'] {
  const status = STATUSES.find((known) => known === intent.status);
  if (status) return status;
  throw new AppError('payment-failed', messageOf('payment-incomplete'));
}
