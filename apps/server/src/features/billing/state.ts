import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  PLAN_IDS,
  PLANS,
  type PlanId,
  SECOND_MS,
  type SubscriptionState,
} from '@speak-it-now/contract';
import type Stripe from 'stripe';
import { GRACE_MS } from '../../premium-access.ts';

/** The part of an account's subscriptions at Stripe that we store. */
export interface BillingState {
  readonly subscriptionId: string | null;
  readonly status: SubscriptionState;
  readonly planId: PlanId | null;
  readonly currentPeriodEndMs: number | null;
  readonly cancelAtPeriodEnd: boolean;
  /** End of premium if no further news of the subscription arrives; null: no premium. */
  readonly accessUntilMs: number | null;
  readonly latestInvoiceId: string | null;
  readonly card: { readonly brand: string; readonly last4: string } | null;
}

export const NO_SUBSCRIPTION: BillingState = {
  subscriptionId: null,
  status: 'none',
  planId: null,
  currentPeriodEndMs: null,
  cancelAtPeriodEnd: false,
  accessUntilMs: null,
  latestInvoiceId: null,
  card: null,
};

/**
 * Our state for each of Stripe's statuses. A status that this app does not use counts as the closest one that it uses.
 */
const STATES: Record<string, SubscriptionState> = {
  incomplete: 'incomplete',
  incomplete_expired: 'none',
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'unpaid',
  paused: 'unpaid',
  canceled: 'canceled',
};

/** From most active to ended. */
const RANK: readonly SubscriptionState[] = ['active', 'past_due', 'unpaid', 'incomplete', 'canceled', 'none'];

export const stateOf = (subscription: Stripe.Subscription): SubscriptionState =>
  STATES[subscription.status] ?? 'unpaid';

/** Paid, or waiting for the payment of a renewal. */
export const isRunning = (subscription: Stripe.Subscription): boolean =>
  ['active', 'past_due'].includes(stateOf(subscription));

export const hasEnded = (subscription: Stripe.Subscription): boolean =>
  ['canceled', 'none'].includes(stateOf(subscription));

/** The account's relevant subscription: the most active, then the newest. */
export function chooseSubscription(
  subscriptions: readonly Stripe.Subscription[],
): Stripe.Subscription | undefined {
  return subscriptions.toSorted(
    (a, b) => RANK.indexOf(stateOf(a)) - RANK.indexOf(stateOf(b)) || b.created - a.created,
  )[0];
}

export function planOf(subscription: Stripe.Subscription): PlanId | null {
  const planId = subscription.items.data[0]?.price.metadata.planId;
  return PLAN_IDS.find((id) => id === planId) ?? null;
}

/** The plan of a change that is waiting for its payment. */
export function pendingPlanOf({ pending_update: pending }: Stripe.Subscription): PlanId | null {
  const planId = pending?.subscription_items?.[0]?.price.metadata.planId;
  return PLAN_IDS.find((id) => id === planId) ?? null;
}

export const planById = (id: PlanId) => PLANS.find((plan) => plan.id === id)!;

/** @param nowMs on the provider's clock. */
export function billingStateOf(subscription: Stripe.Subscription | undefined, nowMs: number): BillingState {
  if (!subscription || stateOf(subscription) === 'none') return NO_SUBSCRIPTION;
  const status = stateOf(subscription);
  const item = subscription.items.data[0]!;
  const method = subscription.default_payment_method;
  const invoice = subscription.latest_invoice;
  return {
    subscriptionId: subscription.id,
    status,
    planId: planOf(subscription),
    currentPeriodEndMs: item.current_period_end * SECOND_MS,
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    accessUntilMs: accessUntil(status, item, nowMs),
    latestInvoiceId: typeof invoice === 'string' ? invoice : (invoice?.id ?? null),
    card:
      typeof method === 'object' && method?.card
        ? { brand: method.card.brand, last4: method.card.last4 }
        : null,
  };
}

function accessUntil(status: SubscriptionState, item: Stripe.SubscriptionItem, nowMs: number): number | null {
  const periodEndMs = item.current_period_end * SECOND_MS;
  // Stripe decides when an active subscription ends; a renewal may come a while after the period's end.
  if (status === 'active') return periodEndMs;
  if (status !== 'past_due') return null;
  // The failed period began when the paid one ended.
  const graceEndMs = Math.min(periodEndMs, item.current_period_start * SECOND_MS + GRACE_MS);
  return graceEndMs > nowMs ? graceEndMs : null;
}

/** A subscription that can still change is read at least this often, even without webhooks. */
const REREAD_MS: Partial<Record<SubscriptionState, number>> = {
  incomplete: 5 * MINUTE_MS,
  active: 6 * HOUR_MS,
  past_due: HOUR_MS,
  unpaid: DAY_MS,
};
/** A margin after a due time, so that Stripe has already made its change. */
const AFTER_MS = MINUTE_MS;

/** When the subscription is to be read again without a webhook; null: never. */
export function nextReadMs(state: BillingState, nowMs: number): number | null {
  const pauseMs = REREAD_MS[state.status];
  if (pauseMs === undefined) return null;
  const turns = [state.currentPeriodEndMs, state.accessUntilMs].filter(
    (turn): turn is number => turn !== null && turn + AFTER_MS > nowMs,
  );
  return Math.min(nowMs + pauseMs, ...turns.map((turn) => turn + AFTER_MS));
}
