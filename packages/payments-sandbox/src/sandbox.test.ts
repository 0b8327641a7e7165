import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deviationsFromPublished } from '../test/published-stripe-shapes.ts';
import { TEST_CARDS } from './cards.ts';
import { PaymentsSandbox } from './sandbox.ts';

const TYPES = fileURLToPath(new URL('../esm/resources/', import.meta.resolve('stripe')));
const silent = { error: () => {}, warn: () => {} };

/** The required fields of an object in the SDK's declarations. */
function requiredFields(file: string, name: string): string[] {
  const source = readFileSync(`${TYPES}${file}.d.ts`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const start = source.indexOf(`export interface ${name} {`);
  const body = source.slice(start, source.indexOf('\n}', start));
  return [...body.matchAll(/^ {4}(\w+): /gm)].map(([, field]) => field as string);
}

describe('the payments sandbox', () => {
  let folder: string;
  let sandbox: PaymentsSandbox;
  let stripe: Stripe;
  let port: number;
  const clock = { nowMs: Date.parse('2026-01-31T10:00:00Z') };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'speak-it-now-sandbox-'));
    sandbox = new PaymentsSandbox({
      file: join(folder, 'payments-sandbox.db'),
      log: silent,
      now: () => clock.nowMs,
      afterRetries: 'mark-unpaid',
    });
    port = await sandbox.listen();
    stripe = new Stripe(sandbox.key, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0 });
    await stripe.products.create({ id: 'premium', name: 'Premium' });
    await stripe.prices.create({
      product: 'premium',
      unit_amount: 486,
      currency: 'usd',
      recurring: { interval: 'month' },
      lookup_key: 'monthly',
    });
  });
  afterAll(async () => {
    await sandbox.close();
    rmSync(folder, { recursive: true });
  });

  it('has its own file, readable only by its owner', () => {
    expect(statSync(join(folder, 'payments-sandbox.db')).mode & 0o777).toBe(0o600);
  });

  const method = (behavior: string) =>
    stripe.paymentMethods.create({
      type: 'card',
      card: {
        number: TEST_CARDS.find((card) => card.behavior === behavior)!.number,
        exp_month: 1,
        exp_year: 2040,
      },
    });

  async function subscribe(behavior = 'success') {
    const customer = await stripe.customers.create({ email: 'a@example.org', metadata: { user: '1' } });
    const { data } = await stripe.prices.list({ lookup_keys: ['monthly'] });
    const subscription = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: data[0]!.id }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      expand: ['latest_invoice.confirmation_secret', 'latest_invoice.payments'],
    });
    const invoice = subscription.latest_invoice as Stripe.Invoice;
    const intentId = invoice.confirmation_secret!.client_secret.split('_secret_')[0]!;
    const intent = await stripe.paymentIntents.confirm(intentId, {
      payment_method: (await method(behavior)).id,
    });
    return { customer, subscription, invoice, intent };
  }

  it('answers objects with every field that the SDK declares, in the shapes of Stripe’s published examples', async () => {
    const { customer, subscription, invoice, intent } = await subscribe();
    const { data: charges } = await stripe.charges.list({ customer: customer.id });
    const refund = await stripe.refunds.create({ payment_intent: intent.id });
    const { data: events } = await stripe.events.list({ limit: 1 });
    const portal = await stripe.billingPortal.sessions.create({
      customer: customer.id,
      return_url: 'http://localhost/account',
    });
    const objects: [string, string, object][] = [
      ['Customers', 'Customer', customer],
      ['Subscriptions', 'Subscription', await stripe.subscriptions.retrieve(subscription.id)],
      ['SubscriptionItems', 'SubscriptionItem', subscription.items.data[0]!],
      ['Prices', 'Price', subscription.items.data[0]!.price],
      ['Plans', 'Plan', subscription.items.data[0]!.plan],
      ['Products', 'Product', await stripe.products.retrieve('premium')],
      ['Invoices', 'Invoice', invoice],
      ['InvoiceLineItems', 'InvoiceLineItem', invoice.lines.data[0]!],
      ['InvoicePayments', 'InvoicePayment', invoice.payments!.data[0]!],
      ['PaymentIntents', 'PaymentIntent', intent],
      ['PaymentMethods', 'PaymentMethod', await method('success')],
      ['Charges', 'Charge', charges[0]!],
      ['Refunds', 'Refund', refund],
      ['BillingPortal/Sessions', 'Session', portal],
    ];
    for (const [file, name, object] of objects) {
      const fields = requiredFields(file, name);
      expect(fields.length, name).toBeGreaterThan(5);
      expect(Object.keys(object), name).toEqual(expect.arrayContaining(fields));
      expect(deviationsFromPublished(object), name).toEqual([]);
    }
    expect(deviationsFromPublished(events[0]!)).toEqual([]);
    expect(events[0]).toMatchObject({ object: 'event', api_version: '2026-10-28.endive', livemode: false });
  });

  it('repeats the first answer for an idempotency key and refuses the key for anything else', async () => {
    const create = (email: string) => stripe.customers.create({ email }, { idempotencyKey: 'one customer' });
    const [first, second] = [await create('b@example.org'), await create('b@example.org')];
    expect(second.id).toBe(first.id);
    await expect(create('c@example.org')).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
  });

  it('expands requested fields and hides fields that must be requested', async () => {
    const { subscription } = await subscribe();
    const plain = await stripe.subscriptions.retrieve(subscription.id);
    expect(plain.latest_invoice).toMatch(/^in_/);
    const full = await stripe.subscriptions.retrieve(subscription.id, {
      expand: ['latest_invoice', 'customer', 'default_payment_method'],
    });
    expect(full.latest_invoice).toMatchObject({ object: 'invoice', status: 'paid' });
    expect(full.latest_invoice).not.toHaveProperty('confirmation_secret');
    expect(full.customer).toMatchObject({ object: 'customer', email: 'a@example.org' });
    expect(full.default_payment_method).toMatchObject({ card: { last4: '4242' } });
    await expect(
      stripe.subscriptions.retrieve(subscription.id, { expand: ['status'] }),
    ).rejects.toMatchObject({ param: 'expand' });
  });

  it('returns lists in pages, newest first', async () => {
    const made: string[] = [];
    for (let count = 0; count < 5; count++)
      made.push((await stripe.customers.create({ email: 'page@example.org' })).id);
    const seen: string[] = [];
    for await (const customer of stripe.customers.list({ email: 'page@example.org', limit: 2 }))
      seen.push(customer.id);
    expect(seen).toEqual(made.toReversed());
    const page = await stripe.customers.list({ email: 'page@example.org', limit: 2 });
    expect(page).toMatchObject({ object: 'list', has_more: true, url: '/v1/customers' });
  });

  it('returns errors in Stripe’s format', async () => {
    await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 404,
      code: 'resource_missing',
      message: "No such customer: 'cus_none'",
    });
    await expect(stripe.customers.create({ phone: '1' })).rejects.toMatchObject({
      code: 'parameter_unknown',
      param: 'phone',
    });
    await expect(stripe.refunds.create({})).rejects.toMatchObject({
      code: 'parameter_missing',
      param: 'payment_intent',
    });
    await expect(subscribe('declined')).rejects.toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code: 'card_declined',
      decline_code: 'generic_decline',
      payment_intent: { status: 'requires_payment_method' },
    });
    await expect(subscribe('insufficient-funds')).rejects.toMatchObject({
      decline_code: 'insufficient_funds',
    });
    const stranger = new Stripe('sk_test_other', { host: '127.0.0.1', port, protocol: 'http' });
    await expect(stranger.customers.list()).rejects.toMatchObject({ type: 'StripeAuthenticationError' });
    await expect(stripe.rawRequest('GET', '/v1/payouts')).rejects.toMatchObject({ statusCode: 404 });
  });

  it('keeps its state across a restart', async () => {
    const { subscription } = await subscribe();
    const again = new PaymentsSandbox({
      file: join(folder, 'payments-sandbox.db'),
      log: silent,
      now: () => clock.nowMs,
    });
    const client = new Stripe(again.key, { host: '127.0.0.1', port: await again.listen(), protocol: 'http' });
    expect(await client.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' });
    await again.close();
  });

  it('renews on the last day of short months and then on the 31st again; unpaid choices expire; retries end in unpaid', async () => {
    const paid = await subscribe();
    expect(new Date(paid.subscription.items.data[0]!.current_period_end * 1000).toISOString()).toBe(
      '2026-02-28T10:00:00.000Z',
    );
    const failing = await subscribe('fails-later');
    const { data } = await stripe.prices.list({ lookup_keys: ['monthly'] });
    const waiting = await stripe.subscriptions.create({
      customer: paid.customer.id,
      items: [{ price: data[0]!.id }],
      payment_behavior: 'default_incomplete',
    });
    const start = Math.floor((await sandbox.clockMs()) / 1000);
    const advance = (days: number) =>
      stripe.testHelpers.testClocks.advance('clock_sandbox', { frozen_time: start + days * 86_400 });
    await advance(1);
    expect(await stripe.subscriptions.retrieve(waiting.id)).toMatchObject({ status: 'incomplete_expired' });
    await advance(29);
    expect(await stripe.subscriptions.retrieve(failing.subscription.id)).toMatchObject({
      status: 'past_due',
    });
    expect(await stripe.subscriptions.retrieve(paid.subscription.id)).toMatchObject({ status: 'active' });
    const { current_period_end: second } = (await stripe.subscriptions.retrieve(paid.subscription.id)).items
      .data[0]!;
    expect(new Date(second * 1000).toISOString()).toBe('2026-03-31T10:00:00.000Z');
    await advance(36);
    expect(await stripe.subscriptions.retrieve(failing.subscription.id)).toMatchObject({ status: 'unpaid' });
    await expect(advance(2)).rejects.toMatchObject({ param: 'frozen_time' });
  });
});
