import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { paymentsConfigSchema } from '@speak-it-now/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { get, post } from '../../../test/accounts.ts';
import { Learner } from '../../../test/billing.ts';
import { openTestApp } from '../../../test/use-test-app.ts';

/** Requests received in Stripe's place. */
const arrived: { call: string; headers: IncomingHttpHeaders }[] = [];
const elsewhere = createServer((request, response) => {
  arrived.push({ call: `${request.method} ${request.url}`, headers: request.headers });
  response.writeHead(500, { 'content-type': 'application/json', 'stripe-should-retry': 'false' });
  response.end(JSON.stringify({ error: { type: 'api_error', message: 'secret internals' } }));
});

describe('with the keys of a Stripe account', () => {
  let keys: Record<string, string>;

  beforeAll(async () => {
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    keys = {
      STRIPE_SECRET_KEY: 'sk_test_key',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_key',
      STRIPE_WEBHOOK_SECRET: 'whsec_secret',
      STRIPE_API_BASE: `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`,
    };
  });
  afterAll(() => void elsewhere.close());

  it('the same code calls Stripe with the key, and reveals no internals', async () => {
    const test = await openTestApp({ env: keys });
    const learner = await Learner.signUp(test);
    const response = await learner.choose('daily');
    expect(response.statusCode).toBe(502);
    expect(response.json().message).not.toContain('internals');
    expect(arrived[0]).toMatchObject({
      call: expect.stringMatching(/^GET \/v1\/customers/),
      headers: { authorization: 'Bearer sk_test_key', 'stripe-version': '2026-10-28.endive' },
    });
    expect(test.logLines.some((line) => line.includes('sk_test_key'))).toBe(false);
    expect((await learner.pay('pi_1_secret_1', '4242424242424242')).statusCode).toBe(404);
  });

  it('SUB-55 the browser gets the publishable key, and only then may load Stripe’s script and frames', async () => {
    const test = await openTestApp({ env: keys });
    const response = await get(test.visitor(), '/api/payments');
    expect(paymentsConfigSchema.parse(response.json())).toEqual({
      mode: 'stripe',
      publishableKey: 'pk_test_key',
    });
    const policy = response.headers['content-security-policy'];
    expect(policy).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com/);
    expect(policy).toMatch(/frame-src [^;]*https:\/\/js\.stripe\.com/);
    const other = await openTestApp();
    const plain = await get(other.visitor(), '/api/payments');
    expect(plain.headers['content-security-policy']).not.toContain('stripe.com');
  });

  it('without a publishable key nobody can pay, and without a webhook secret no event is accepted', async () => {
    const { STRIPE_SECRET_KEY, STRIPE_API_BASE } = keys as Record<
      'STRIPE_SECRET_KEY' | 'STRIPE_API_BASE',
      string
    >;
    const test = await openTestApp({ env: { STRIPE_SECRET_KEY, STRIPE_API_BASE } });
    const learner = await Learner.signUp(test);
    expect((await learner.choose('daily')).json().code).toBe('payments-unavailable');
    const event = await post(
      learner.browser,
      '/api/stripe/webhook',
      {},
      { 'stripe-signature': `t=1,v1=${'0'.repeat(64)}` },
    );
    expect(event.statusCode).toBe(503);
  });
});
