import { expect, it } from 'vitest';
import { get } from '../../test/accounts.ts';
import { Learner } from '../../test/billing.ts';
import { describeEachApp } from '../../test/use-test-app.ts';

const BILLING_STEPS = 40;

describeEachApp('limits per route', (test) => {
  it('are separate for each route and each account', async () => {
    const busy = await Learner.signUp(test);
    for (let used = 0; used < BILLING_STEPS; used++) {
      expect((await get(busy.browser, '/api/invoices')).statusCode).toBe(200);
    }
    const refused = await get(busy.browser, '/api/invoices');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    expect((await busy.post('/api/subscription/refresh')).statusCode).toBe(200);
    const other = await Learner.signUp(test);
    expect((await get(other.browser, '/api/invoices')).statusCode).toBe(200);
  });
});
