import { describe, expect, it } from 'vitest';
import { authTabOf, authTabPath, destinationOf } from './destination.ts';

describe('where /auth opens and leads', () => {
  it('AUTH-01 the query chooses the tab', () => {
    expect(authTabOf('?tab=login')).toBe('login');
    expect(authTabOf('tab=register')).toBe('register');
  });

  it.each(['', '?tab=', '?tab=LOGIN', '?tab=profile', '?other=login'])(
    'AUTH-02 with %j it is the register tab',
    (search) => expect(authTabOf(search)).toBe('register'),
  );

  it.each([
    [null, null],
    [null, 'active'],
    ['sub_1', null],
    ['sub_1', 'canceled'],
    ['sub_1', 'past_due'],
  ])(
    'AUTH-26, AUTH-27, AUTH-29, AUTH-31, SUB-59 subscription %j in state %j leads to choosing a plan',
    (id, status) =>
      expect(destinationOf({ stripeSubscriptionId: id, subscriptionStatus: status }, '')).toBe(
        '/subscription',
      ),
  );

  it('AUTH-28, AUTH-30, SUB-60 an active subscription leads to practice', () => {
    expect(
      destinationOf({ stripeSubscriptionId: 'sub_1', subscriptionStatus: 'active' }, '?plan=monthly'),
    ).toBe('/');
  });

  it('SUB-59 a plan chosen before stays chosen, on either tab', () => {
    const nobody = { stripeSubscriptionId: null, subscriptionStatus: null };
    expect(authTabPath('login', 'plan=monthly')).toBe('/auth?plan=monthly&tab=login');
    expect(destinationOf(nobody, '?plan=monthly&tab=login')).toBe('/subscription?plan=monthly');
    expect(destinationOf(nobody, '?plan=hourly')).toBe('/subscription');
  });
});
