import fc from 'fast-check';
import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { GRACE_MS } from '../../premium-access.ts';
import { billingStateOf, chooseSubscription, nextReadMs } from './state.ts';

const START_S = Date.parse('2026-03-01T00:00:00Z') / 1000;
const DAY_S = 24 * 60 * 60;
const STATUSES = ['incomplete', 'incomplete_expired', 'active', 'past_due', 'unpaid', 'canceled'] as const;

const subscription = (status: string, fields: { created?: number; days?: number; id?: string } = {}) =>
  ({
    id: fields.id ?? 'sub_1',
    status,
    created: fields.created ?? START_S,
    cancel_at_period_end: false,
    default_payment_method: null,
    latest_invoice: 'in_1',
    items: {
      data: [
        {
          current_period_start: START_S,
          current_period_end: START_S + (fields.days ?? 365) * DAY_S,
          price: { metadata: { planId: 'yearly' } },
        },
      ],
    },
  }) as unknown as Stripe.Subscription;

const at = (days: number) => (START_S + days * DAY_S) * 1000;

describe('the state of a subscription', () => {
  it.each([
    ['incomplete', 0, null],
    ['incomplete_expired', 0, null],
    ['active', 0, at(365)],
    ['trialing', 0, at(365)],
    ['unpaid', 0, null],
    ['paused', 0, null],
    ['canceled', 0, null],
    ['a status of tomorrow', 0, null],
  ])('SUB-61 %s after %i days: premium until %s', (status, days, until) => {
    expect(billingStateOf(subscription(status), at(days)).accessUntilMs).toBe(until);
  });

  it('a failed renewal keeps premium for 7 days, or until the period of a shorter plan ends', () => {
    expect(billingStateOf(subscription('past_due'), at(1)).accessUntilMs).toBe(at(0) + GRACE_MS);
    expect(billingStateOf(subscription('past_due'), at(7)).accessUntilMs).toBeNull();
    expect(billingStateOf(subscription('past_due', { days: 1 }), at(0.5)).accessUntilMs).toBe(at(1));
    expect(billingStateOf(subscription('past_due', { days: 1 }), at(1)).accessUntilMs).toBeNull();
  });

  it('of several subscriptions the most active one counts, in whatever order Stripe lists them', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ status: fc.constantFrom(...STATUSES), created: fc.integer({ min: 1, max: 99 }) }),
        ),
        (drafts) => {
          const all = drafts.map((draft, index) =>
            subscription(draft.status, { ...draft, id: `sub_${index}` }),
          );
          const chosen = chooseSubscription(all);
          expect(chooseSubscription(all.toReversed())?.status).toBe(chosen?.status);
          const best = all.some(({ status }) => status === 'active');
          expect(chosen?.status === 'active').toBe(best);
        },
      ),
    );
  });

  it('is read again only while it can still change', () => {
    fc.assert(
      fc.property(fc.constantFrom(...STATUSES), fc.integer({ min: -400, max: 400 }), (status, days) => {
        const nowMs = at(days);
        const next = nextReadMs(billingStateOf(subscription(status), nowMs), nowMs);
        if (status === 'canceled' || status === 'incomplete_expired') expect(next).toBeNull();
        else {
          expect(next).toBeGreaterThan(nowMs);
          expect(next).toBeLessThanOrEqual(nowMs + DAY_S * 1000);
        }
      }),
    );
  });
});
