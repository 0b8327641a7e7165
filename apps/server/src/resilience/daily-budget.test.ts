import { DAY_MS, HOUR_MS } from '@speak-it-now/contract';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../test/databases.ts';
import type { Subject } from '../subject.ts';
import { type BudgetLimits, budgetsPart, DailyBudget, sweepBudgets } from './daily-budget.ts';
import { OutsideService } from './outside-service.ts';
import { ServiceFailure } from './service-failure.ts';

const user = (id: string): Subject => ({ key: `user:${id}`, address: null, isUnlimited: false });
const visitor = (id: string, address: string): Subject => ({
  key: `visitor:${id}`,
  address,
  isUnlimited: false,
});
const overBudget = expect.objectContaining({ kind: 'over-budget' });

describeEachDatabase('the daily budget', (database) => {
  let nowMs = Date.parse('2026-03-01T18:00:00Z');
  const now = () => nowMs;
  let names = 0;
  const budget = (limits: Partial<BudgetLimits>) => {
    names += 1;
    const all = { perSubject: 1000, perAddress: 1000, total: 1000, ...limits };
    return new DailyBudget({ db: database().db, now, name: `budget-${names}`, limits: all });
  };

  it('a budget of ten lets exactly ten of forty simultaneous calls pass', async () => {
    const ten = budget({ perSubject: 10 });
    const results = await Promise.allSettled(Array.from({ length: 40 }, () => ten.take(user('ann'))));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(ServiceFailure);
    }
    await ten.take(user('bob'));
  });

  it('starts again at midnight UTC, and says when that is', async () => {
    const one = budget({ perSubject: 1 });
    await one.take(user('ann'));
    await expect(one.take(user('ann'))).rejects.toMatchObject({
      kind: 'over-budget',
      retryAfterMs: 6 * HOUR_MS,
    });
    nowMs += DAY_MS / 4;
    await one.take(user('ann'));
  });

  it('is shared by the visitors of a network, and by all learners', async () => {
    const shared = budget({ perAddress: 2, total: 3 });
    await shared.take(visitor('a', 'home'));
    await shared.take(visitor('b', 'home'));
    await expect(shared.take(visitor('c', 'home'))).rejects.toEqual(overBudget);
    await shared.take(user('ann'));
    await expect(shared.take(user('bob'))).rejects.toEqual(overBudget);
  });

  it('refused calls do not count', async () => {
    const shared = budget({ perSubject: 1, perAddress: 1, total: 2 });
    await shared.take(visitor('a', 'home'));
    for (let i = 0; i < 3; i++) await expect(shared.take(visitor('b', 'home'))).rejects.toEqual(overBudget);
    await shared.take(visitor('b', 'elsewhere'));
  });

  it('costs can differ; a call that costs more than the budget never passes', async () => {
    const texts = budget({ perSubject: 100 });
    await expect(texts.take(user('ann'), 101)).rejects.toEqual(overBudget);
    await texts.take(user('ann'), 60);
    await expect(texts.take(user('ann'), 41)).rejects.toEqual(overBudget);
    await texts.take(user('ann'), 40);
  });

  it('a call counts if the service did or may have done the work', async () => {
    const two = budget({ perSubject: 2 });
    const service = new OutsideService({
      name: 'example',
      timeoutMs: 30,
      budget: two,
      log: { info: () => {}, warn: () => {} },
    });
    const call = (run: () => Promise<string>) =>
      service.call({ operation: 'translate', isIdempotent: false, subject: user('ann') }, run);
    const failing = (kind: 'unavailable' | 'rate-limited' | 'refused') => async () => {
      throw new ServiceFailure(kind);
    };
    await call(failing('unavailable'));
    await call(failing('rate-limited'));
    await call(failing('refused'));
    await call(() => new Promise(() => {}));
    expect(await call(async () => 'hola')).toEqual({
      kind: 'over-budget',
      retryAfterSeconds: expect.any(Number),
    });
    const unasked = await service.call(
      { operation: 'check', isIdempotent: true },
      async () => 'the operator is not counted',
    );
    expect(unasked.kind).toBe('ok');
  });

  it('an account can export and delete its counts; yesterday’s are removed', async () => {
    const { db } = database();
    const counted = budget({});
    await counted.take(user('carol'), 3);
    const part = budgetsPart(db);
    const owner = { id: 'carol', username: 'carol', email: 'carol@example.org' };
    const day = new Date(nowMs).toISOString().slice(0, 10);
    expect(await part.collect(owner)).toEqual([{ kind: expect.stringMatching(/^budget-/), day, used: 3 }]);
    await db.transaction().execute((transaction) => part.erase!(owner, transaction));
    expect(await part.collect(owner)).toEqual([]);
    nowMs += DAY_MS;
    await sweepBudgets(db, now);
    expect(await db.selectFrom('serviceBudgets').selectAll().execute()).toEqual([]);
  });
});
