import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/app.ts';
import { Learner } from '../../test/billing.ts';
import { describeEachDatabase } from '../../test/databases.ts';

const BILLING_STEPS = 40;

describeEachDatabase('limits per route', (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp({ db: database().db });
  });
  afterAll(() => test.close());

  it('are separate for each route and each account', async () => {
    const busy = await Learner.signUp(test);
    for (let used = 0; used < BILLING_STEPS; used++) {
      expect((await busy.browser.request({ method: 'GET', url: '/api/invoices' })).statusCode).toBe(200);
    }
    const refused = await busy.browser.request({ method: 'GET', url: '/api/invoices' });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    expect((await busy.post('/api/subscription/refresh')).statusCode).toBe(200);
    const other = await Learner.signUp(test);
    expect((await other.browser.request({ method: 'GET', url: '/api/invoices' })).statusCode).toBe(200);
  });
});
