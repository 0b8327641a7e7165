import type Stripe from 'stripe';
import { type CardBehavior, REFUSALS, type Refusal, refusalOffSession } from './cards.ts';
import { invalidRequest, SandboxError } from './errors.ts';
import { behaviorOf, chargeObject, invoicePaymentObject, paymentIntentObject } from './payment-shapes.ts';
import { newId, type SandboxSession } from './store.ts';

/** Duration of a payment that needs processing. */
const PROCESSING_SECONDS = 5;

const refusedBy = (refusal: Refusal, intent: Stripe.PaymentIntent) =>
  new SandboxError(402, {
    type: 'card_error',
    code: refusal.code,
    decline_code: refusal.declineCode,
    message: refusal.message,
    payment_intent: intent,
  });

/** The payment intent of an invoice that was just finalized. */
export async function startPayment(
  session: SandboxSession,
  invoice: Stripe.Invoice,
  savesCard: boolean,
): Promise<Stripe.PaymentIntent> {
  const intent = paymentIntentObject(session.newId('payment_intent'), newId('key'), invoice, savesCard);
  await session.put('payment_intent', intent, { customer: invoice.customer as string });
  invoice.confirmation_secret = { client_secret: intent.client_secret!, type: 'payment_intent' };
  setPaymentOf(session, invoice, intent.id, 'open');
  await session.put('invoice', invoice, { customer: invoice.customer as string });
  await session.emit('payment_intent.created', intent);
  return intent;
}

export const intentIdOf = (invoice: Stripe.Invoice) =>
  invoice.payments?.data[0]?.payment.payment_intent as string | undefined;

const invoiceIdOf = (intent: Stripe.PaymentIntent) => intent.payment_details?.order_reference as string;

export const subscriptionIdOf = (invoice: Stripe.Invoice) =>
  invoice.parent!.subscription_details!.subscription as string;

function setPaymentOf(
  session: SandboxSession,
  invoice: Stripe.Invoice,
  intentId: string,
  status: 'open' | 'paid' | 'canceled',
): void {
  invoice.payments!.data = [invoicePaymentObject(invoice, intentId, status, session.now)];
}

const CONFIRMABLE = new Set(['requires_payment_method', 'requires_confirmation', 'requires_action']);

/**
 * Pays an intent with a card while its owner is present.
 * @returns the updated intent, or the refusal for a 402 answer.
 */
export async function confirmPayment(
  session: SandboxSession,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  returnUrl: string | undefined,
): Promise<Stripe.PaymentIntent | SandboxError> {
  if (!CONFIRMABLE.has(intent.status)) throw unexpectedState(intent, 'confirm');
  const behavior = behaviorOf(method);
  intent.payment_method = method.id;
  if (behavior === 'declined' || behavior === 'insufficient-funds') {
    return failPayment(session, intent, method, REFUSALS[behavior]);
  }
  if (behavior === 'authentication' || behavior === 'authentication-always') {
    return startChallenge(session, intent, method, returnUrl);
  }
  if (behavior === 'processing') {
    intent.status = 'processing';
    intent.next_action = null;
    await session.put('payment_intent', intent, { dueAt: session.now + PROCESSING_SECONDS });
    await session.emit('payment_intent.processing', intent);
    return intent;
  }
  return succeedPayment(session, intent, method);
}

async function startChallenge(
  session: SandboxSession,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  returnUrl?: string,
): Promise<Stripe.PaymentIntent> {
  intent.status = 'requires_action';
  intent.payment_method = method.id;
  intent.next_action = {
    type: 'redirect_to_url',
    redirect_to_url: { return_url: returnUrl ?? null, url: returnUrl ?? null },
  };
  await session.put('payment_intent', intent);
  await session.emit('payment_intent.requires_action', intent);
  await session.emit('invoice.payment_action_required', await session.get('invoice', invoiceIdOf(intent)));
  return intent;
}

/** The answer to a 3-D Secure question. */
export async function answerChallenge(
  session: SandboxSession,
  intent: Stripe.PaymentIntent,
  isApproved: boolean,
): Promise<Stripe.PaymentIntent | SandboxError> {
  if (intent.status !== 'requires_action') throw unexpectedState(intent, 'authenticate');
  const method = await session.get('payment_method', intent.payment_method as string);
  intent.next_action = null;
  if (isApproved) return succeedPayment(session, intent, method);
  return failPayment(session, intent, method, REFUSALS.authentication);
}

/** Charges the saved card while its owner is present, as for a plan change. */
export async function payOnSession(
  session: SandboxSession,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod | undefined,
): Promise<void> {
  if (method && behaviorOf(method) === 'authentication-always') await startChallenge(session, intent, method);
  else await payOffSession(session, intent, method);
}

/** Charges the saved card without its owner, as for a renewal. */
export async function payOffSession(
  session: SandboxSession,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod | undefined,
): Promise<boolean> {
  const refusal = refusalOf(method);
  if (method && !refusal) {
    await succeedPayment(session, intent, method);
    return true;
  }
  await failPayment(session, intent, method, refusal ?? REFUSALS.declined);
  return false;
}

function refusalOf(method: Stripe.PaymentMethod | undefined): Refusal | undefined {
  const behavior: CardBehavior = method ? behaviorOf(method) : 'declined';
  return refusalOffSession(behavior);
}

export async function succeedPayment(
  session: SandboxSession,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): Promise<Stripe.PaymentIntent> {
  const customer = intent.customer as string;
  const charge = chargeObject(session.newId('charge'), session.now, intent, method);
  await session.put('charge', charge, { customer });
  intent.status = 'succeeded';
  intent.next_action = null;
  intent.amount_received = intent.amount;
  intent.latest_charge = charge.id;
  intent.last_payment_error = null;
  await session.put('payment_intent', intent, { dueAt: null });
  await session.emit('charge.succeeded', charge);
  await session.emit('payment_intent.succeeded', intent);
  if (method.customer === null) {
    method.customer = customer;
    await session.put('payment_method', method, { customer });
    await session.emit('payment_method.attached', method);
  }
  const invoice = await session.get('invoice', invoiceIdOf(intent));
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  setPaymentOf(session, invoice, intent.id, 'paid');
  await settleInvoice(session, invoice, method);
  return intent;
}

/** Marks an invoice as paid, and its subscription too if it is still waiting. */
export async function settleInvoice(
  session: SandboxSession,
  invoice: Stripe.Invoice,
  method?: Stripe.PaymentMethod,
): Promise<void> {
  invoice.status = 'paid';
  invoice.attempted = true;
  invoice.attempt_count += 1;
  invoice.next_payment_attempt = null;
  invoice.auto_advance = false;
  invoice.status_transitions.paid_at = session.now;
  await session.put('invoice', invoice, { customer: invoice.customer as string, dueAt: null });
  await session.emit('invoice.paid', invoice);
  await session.emit('invoice.payment_succeeded', invoice);

  const subscription = await session.get('subscription', subscriptionIdOf(invoice));
  if (!['incomplete', 'past_due', 'unpaid', 'active'].includes(subscription.status)) return;
  if (subscription.pending_update && subscription.latest_invoice === invoice.id) {
    await applyPendingUpdate(session, subscription, subscription.pending_update);
  }
  if (method && subscription.payment_settings?.save_default_payment_method === 'on_subscription') {
    subscription.default_payment_method = method.id;
  }
  subscription.status = 'active';
  await session.put('subscription', subscription, {
    dueAt: subscription.items.data[0]!.current_period_end,
  });
  await session.emit('customer.subscription.updated', subscription);
}

async function applyPendingUpdate(
  session: SandboxSession,
  subscription: Stripe.Subscription,
  pending: Stripe.Subscription.PendingUpdate,
): Promise<void> {
  const [item] = pending.subscription_items!;
  subscription.items.data = [item!];
  subscription.billing_cycle_anchor = item!.current_period_start;
  if (pending.cancel_at_period_end === false) {
    Object.assign(subscription, { cancel_at_period_end: false, cancel_at: null, canceled_at: null });
  }
  subscription.pending_update = null;
  await session.emit('customer.subscription.pending_update_applied', subscription);
}

async function failPayment(
  session: SandboxSession,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod | undefined,
  refusal: Refusal,
): Promise<SandboxError> {
  if (method) {
    const charge = chargeObject(session.newId('charge'), session.now, intent, method, refusal);
    await session.put('charge', charge, { customer: intent.customer as string });
    intent.latest_charge = charge.id;
    await session.emit('charge.failed', charge);
  }
  intent.status = 'requires_payment_method';
  intent.next_action = null;
  intent.payment_method = null;
  intent.last_payment_error = {
    type: 'card_error',
    code: refusal.code,
    decline_code: refusal.declineCode,
    message: refusal.message,
    ...(method && { payment_method: method }),
  } as Stripe.PaymentIntent.LastPaymentError;
  await session.put('payment_intent', intent, { dueAt: null });
  await session.emit('payment_intent.payment_failed', intent);
  const invoice = await session.get('invoice', invoiceIdOf(intent));
  invoice.attempted = true;
  invoice.attempt_count += 1;
  await session.put('invoice', invoice);
  await session.emit('invoice.payment_failed', invoice);
  return refusedBy(refusal, intent);
}

/**
 * Voids an invoice and cancels its payment.
 * @returns false if the payment is already being processed.
 */
export async function voidInvoice(session: SandboxSession, invoice: Stripe.Invoice): Promise<boolean> {
  const intentId = intentIdOf(invoice);
  const intent = intentId === undefined ? undefined : await session.get('payment_intent', intentId);
  if (intent?.status === 'processing') return false;
  if (intent && CONFIRMABLE.has(intent.status)) {
    intent.status = 'canceled';
    intent.next_action = null;
    intent.canceled_at = session.now;
    intent.cancellation_reason = 'void_invoice';
    await session.put('payment_intent', intent, { dueAt: null });
    await session.emit('payment_intent.canceled', intent);
    setPaymentOf(session, invoice, intent.id, 'canceled');
  }
  invoice.status = 'void';
  invoice.auto_advance = false;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.voided_at = session.now;
  await session.put('invoice', invoice, { dueAt: null });
  await restoreCredit(session, invoice);
  await session.emit('invoice.voided', invoice);
  return true;
}

/** Gives the customer back the credit that an invoice has used. */
async function restoreCredit(session: SandboxSession, invoice: Stripe.Invoice): Promise<void> {
  const customer = await session.get('customer', invoice.customer as string);
  const used = (invoice.ending_balance ?? 0) - invoice.starting_balance;
  if (used === 0 || 'deleted' in customer) return;
  await session.put('customer', { ...customer, balance: customer.balance - used });
}

const unexpectedState = (intent: Stripe.PaymentIntent, verb: string) =>
  invalidRequest(
    `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`,
    undefined,
    'payment_intent_unexpected_state',
  );
