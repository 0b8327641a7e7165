import {
  BILLING_MESSAGES,
  type CreateSubscriptionResponse,
  type Invoice,
  type PlanId,
  type SubscriptionSummary,
} from '@speak-it-now/contract';
import type Stripe from 'stripe';
import { AppError } from '../../errors.ts';
import type { Payments } from '../../providers/payments/payments.ts';
import type { Catalogue } from './catalogue.ts';
import type { Customers } from './customers.ts';
import type { BillingLease, Fence } from './lease.ts';
import type { BillingRepository, BillingUser, SubscriptionRow } from './repository.ts';
import { chooseSubscription, hasEnded, isRunning, planOf, stateOf } from './state.ts';
import { isMissing, withPaymentErrors } from './stripe-errors.ts';
import type { SubscriptionSync } from './sync.ts';

const INVOICES_SHOWN = 24;
const KEY_TURN_MS = 10 * 60_000;

export interface BillingDeps {
  readonly payments: Payments;
  readonly repository: BillingRepository;
  readonly lease: BillingLease;
  readonly sync: SubscriptionSync;
  readonly customers: Customers;
  readonly catalogue: Catalogue;
}

/** What a learner can do about a subscription. Stripe is read before each step: our record may be behind. */
export class BillingService {
  constructor(private readonly deps: BillingDeps) {}

  /**
   * One subscription per account, whatever is chosen in however many tabs: a running one changes its plan, one that
   * waits for its first payment is given again, only else a new one is made.
   * @throws AppError 'already-subscribed', 'payment-processing', 'payment-failed', 'payments-unavailable', 'busy'
   */
  subscribe(userId: string, planId: PlanId): Promise<CreateSubscriptionResponse> {
    return this.#step(userId, async (account, fence) => {
      this.#requireAvailable();
      const { customers, sync } = this.deps;
      const user = await customers.ensure(account);
      const subscriptions = await sync.read(user.stripe_customer_id);
      const current = chooseSubscription(subscriptions);
      const outcome =
        current && isRunning(current)
          ? await this.#changeRunning(current, planId)
          : await this.#startNew(user.stripe_customer_id, subscriptions, planId);
      await sync.refresh(user, fence);
      return { ...outcome, planId };
    });
  }

  async #changeRunning(
    current: Stripe.Subscription,
    planId: PlanId,
  ): Promise<Omit<CreateSubscriptionResponse, 'planId'>> {
    const { stripe } = this.deps.payments;
    const isSamePlan = planOf(current) === planId;
    if (stateOf(current) === 'past_due') {
      // What is owed comes first; a plan is changed by one that is paid for.
      if (!isSamePlan) {
        throw new AppError(
          'conflict',
          'The last payment of your plan has failed. Pay it first, or cancel the plan.',
        );
      }
      return { outcome: 'payment-required', clientSecret: await this.#secretToPay(current) };
    }
    if (isSamePlan && !current.cancel_at_period_end) {
      throw new AppError('already-subscribed', BILLING_MESSAGES.alreadySubscribed);
    }
    if (current.cancel_at_period_end) {
      await stripe.subscriptions.update(current.id, { cancel_at_period_end: false });
      if (isSamePlan) return { outcome: 'resumed', clientSecret: null };
    }
    await stripe.subscriptions.update(current.id, {
      items: [{ id: current.items.data[0]!.id, price: await this.#priceId(planId) }],
      // Charges the difference at once, or changes nothing when the card is refused.
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    });
    return { outcome: 'changed', clientSecret: null };
  }

  async #startNew(
    customer: string,
    subscriptions: readonly Stripe.Subscription[],
    planId: PlanId,
  ): Promise<Omit<CreateSubscriptionResponse, 'planId'>> {
    const { stripe } = this.deps.payments;
    for (const waiting of subscriptions.filter((subscription) => !hasEnded(subscription))) {
      if (stateOf(waiting) === 'incomplete' && planOf(waiting) === planId) {
        return { outcome: 'payment-required', clientSecret: await this.#secretToPay(waiting) };
      }
      // Throws while a payment is under way, which nothing can stop any more.
      if (stateOf(waiting) === 'incomplete') await this.#secretToPay(waiting);
      await stripe.subscriptions.cancel(waiting.id);
    }
    const created = await stripe.subscriptions.create(
      {
        customer,
        items: [{ price: await this.#priceId(planId) }],
        payment_behavior: 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription' },
        metadata: { planId },
      },
      { idempotencyKey: await this.#creationKey(customer, subscriptions[0]?.id) },
    );
    return { outcome: 'payment-required', clientSecret: await this.#secretToPay(created) };
  }

  /**
   * The same as long as no other subscription was made: a request that is repeated, or whose answer was lost, makes
   * none a second time. It changes from time to time, because Stripe also repeats its own failures for a key.
   */
  async #creationKey(customer: string, newestId: string | undefined): Promise<string> {
    const turn = Math.floor((await this.deps.payments.now()) / KEY_TURN_MS);
    return `subscription:${customer}:after:${newestId ?? 'none'}:${turn}`;
  }

  /** @throws AppError 'payment-processing' when the invoice's payment is under way or done. */
  async #secretToPay(subscription: Stripe.Subscription): Promise<string> {
    const invoice = subscription.latest_invoice;
    const invoiceId = typeof invoice === 'string' ? invoice : invoice?.id;
    if (!invoiceId) throw new AppError('upstream-failed', BILLING_MESSAGES.unreachable);
    const { confirmation_secret: secret, payments } = await this.deps.payments.stripe.invoices.retrieve(
      invoiceId,
      {
        expand: ['confirmation_secret', 'payments.data.payment.payment_intent'],
      },
    );
    const intent = payments?.data[0]?.payment.payment_intent;
    if (typeof intent === 'object' && ['processing', 'succeeded'].includes(intent.status)) {
      throw new AppError('payment-processing', BILLING_MESSAGES.processing);
    }
    if (!secret) throw new AppError('upstream-failed', BILLING_MESSAGES.unreachable);
    return secret.client_secret;
  }

  async #priceId(planId: PlanId): Promise<string> {
    try {
      return await this.deps.catalogue.priceId(planId);
    } catch (error) {
      this.deps.catalogue.forget();
      throw error;
    }
  }

  /** Premium stays until the paid period ends; what was never paid, or failed to be, ends at once. */
  cancel(userId: string): Promise<{ message: string; subscription: SubscriptionSummary }> {
    return this.#step(userId, async (user, fence) => {
      const { payments, sync } = this.deps;
      const subscriptions = user.stripe_customer_id === null ? [] : await sync.read(user.stripe_customer_id);
      const open = subscriptions.filter((subscription) => !hasEnded(subscription));
      if (open.length === 0) {
        await sync.refresh(user, fence);
        throw new AppError('not-found', BILLING_MESSAGES.noSubscription);
      }
      for (const subscription of open) {
        if (stateOf(subscription) === 'active') {
          await payments.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
        } else {
          await payments.stripe.subscriptions.cancel(subscription.id);
        }
      }
      const state = await sync.refresh(user, fence);
      return {
        message: state.accessUntilMs === null ? BILLING_MESSAGES.canceledAtOnce : BILLING_MESSAGES.canceled,
        subscription: await this.summary(userId),
      };
    });
  }

  /** @param returnUrl where the portal's link back leads. */
  portalUrl(userId: string, returnUrl: string): Promise<string> {
    return withPaymentErrors(async () => {
      this.#requireAvailable();
      const user = await this.#user(userId);
      if (user.stripe_customer_id === null) throw new AppError('not-found', BILLING_MESSAGES.noBilling);
      const { url } = await this.deps.payments.stripe.billingPortal.sessions.create({
        customer: user.stripe_customer_id,
        return_url: returnUrl,
      });
      return url;
    });
  }

  /**
   * Ends everything at Stripe before the account is deleted.
   * @throws AppError when Stripe cannot be reached; then the account must stay, as its card would still be charged.
   */
  async endForDeletion(userId: string): Promise<void> {
    await this.#step(userId, async ({ stripe_customer_id: customer }) => {
      if (customer === null) return;
      const { stripe } = this.deps.payments;
      try {
        for (const subscription of await this.deps.sync.read(customer)) {
          if (!hasEnded(subscription)) await stripe.subscriptions.cancel(subscription.id);
        }
        await stripe.customers.del(customer);
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    });
  }

  /** Reads Stripe now, for someone who waits for a payment to arrive. */
  async refresh(userId: string): Promise<SubscriptionSummary> {
    await this.#step(userId, (user, fence) => this.deps.sync.refresh(user, fence));
    return this.summary(userId);
  }

  async summary(userId: string): Promise<SubscriptionSummary> {
    return toSummary(await this.deps.repository.row(userId));
  }

  invoices(userId: string): Promise<Invoice[]> {
    return withPaymentErrors(async () => {
      const { stripe_customer_id: customer } = await this.#user(userId);
      if (customer === null) return [];
      const { data } = await this.deps.payments.stripe.invoices.list({ customer, limit: INVOICES_SHOWN });
      return data.map(toInvoice);
    });
  }

  #step<T>(userId: string, work: (user: BillingUser, fence: Fence) => Promise<T>): Promise<T> {
    return withPaymentErrors(() =>
      this.deps.lease.hold(userId, async (fence) => work(await this.#user(userId), fence)),
    );
  }

  async #user(userId: string): Promise<BillingUser> {
    const user = await this.deps.repository.user(userId);
    if (!user) throw new AppError('unauthenticated', 'Log in first.');
    return user;
  }

  #requireAvailable(): void {
    if (this.deps.payments.mode === 'unavailable') {
      throw new AppError('payments-unavailable', BILLING_MESSAGES.unavailable);
    }
  }
}

const isoTime = (timeMs: number | null) => (timeMs === null ? null : new Date(timeMs).toISOString());

function toSummary(row: SubscriptionRow | undefined): SubscriptionSummary {
  return {
    state: (row?.status ?? 'none') as SubscriptionSummary['state'],
    hasAccess: (row?.access_until_ms ?? null) !== null,
    planId: (row?.plan_id ?? null) as PlanId | null,
    currentPeriodEnd: isoTime(row?.current_period_end_ms ?? null),
    cancelAtPeriodEnd: row?.cancel_at_period_end === 1,
    accessUntil: isoTime(row?.access_until_ms ?? null),
    card: row?.card_brand && row.card_last4 ? { brand: row.card_brand, last4: row.card_last4 } : null,
  };
}

const toInvoice = (invoice: Stripe.Invoice): Invoice => ({
  id: invoice.id,
  number: invoice.number,
  createdAt: new Date(invoice.created * 1000).toISOString(),
  amountCents: invoice.amount_due,
  currency: invoice.currency,
  status: (invoice.status ?? 'draft') as Invoice['status'],
  url: invoice.hosted_invoice_url ?? null,
});
