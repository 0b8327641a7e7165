import { DAY_MS, HOUR_MS, isConsentValid } from '@speak-it-now/contract';
import { expect, it } from 'vitest';
import { get, post, signUp, signUpPremium } from '../../../test/accounts.ts';
import { describeEachApp } from '../../../test/use-test-app.ts';

describeEachApp('consent', (test) => {
  it('CON-08..11 CON-13 the server stores who agreed to which version, with its own time', async () => {
    const visitor = await signUp(test);
    expect((await get(visitor, '/api/consent')).json()).toEqual({ consent: null });
    const given = await post(visitor, '/api/consent', { version: '1.1', accepted: true });
    expect(given.statusCode).toBe(201);
    expect(given.json()).toEqual({
      consent: {
        timestamp: new Date(test.clock.nowMs).toISOString(),
        userType: 'free',
        version: '1.1',
        accepted: true,
      },
    });
    test.clock.nowMs += 25 * HOUR_MS;
    await post(visitor, '/api/consent', { version: '1.1', accepted: true });
    const { consent } = (await get(visitor, '/api/consent')).json();
    expect(consent.timestamp).toBe(new Date(test.clock.nowMs).toISOString());
    const rows = await test.db
      .selectFrom('consents')
      .select('id')
      .where('userId', '=', visitor.user.id)
      .execute();
    expect(rows).toHaveLength(2);
  });

  it('CON-09 CON-16 the record of a subscriber says that they are subscribed', async () => {
    const visitor = await signUpPremium(test);
    const { consent } = (await post(visitor, '/api/consent', { version: '1.1', accepted: true })).json();
    expect(consent.userType).toBe('subscribed');
    expect(isConsentValid(consent, true, test.clock.nowMs + 365 * DAY_MS)).toBe(true);
  });

  it.each([
    ['another version', { version: '0.9', accepted: true }],
    ['no', { version: '1.1', accepted: false }],
    ['nothing', {}],
    ['a time of the browser’s', { version: '1.1' }],
  ])('%s does not count as consent', async (_what, payload) => {
    const visitor = await signUp(test);
    expect((await post(visitor, '/api/consent', payload)).statusCode).toBe(400);
    expect((await get(visitor, '/api/consent')).json()).toEqual({ consent: null });
  });

  it('an account sees only its own record', async () => {
    const one = await signUp(test);
    const other = await signUp(test);
    await post(one, '/api/consent', { version: '1.1', accepted: true });
    expect((await get(other, '/api/consent')).json()).toEqual({ consent: null });
  });
});
