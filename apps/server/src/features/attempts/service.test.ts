import { LIMITS } from '@speak-it-now/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../../test/databases.ts';
import type { Subject } from '../../subject.ts';
import { AttemptsRepository } from './repository.ts';
import { AttemptsService } from './service.ts';

const START_MS = Date.parse('2026-03-01T12:00:00Z');
const HOUR_MS = 60 * 60 * 1000;
let subjects = 0;

const visitorAt = (address: string): Subject => ({
  key: `visitor:${++subjects}`,
  address,
  isUnlimited: false,
});
const visitor = () => visitorAt(`address-${subjects}`);
const account = (isUnlimited = false): Subject => ({ key: `user:${++subjects}`, address: null, isUnlimited });

describeEachDatabase('attempts', (database) => {
  const at = (clock: { nowMs: number }, attemptsPerAddress: number = LIMITS.attemptsPerAddress) =>
    new AttemptsService(new AttemptsRepository(database().db), {
      attemptsPerAddress,
      now: () => clock.nowMs,
    });
  const service = (attemptsPerAddress?: number) => at({ nowMs: START_MS }, attemptsPerAddress);

  it.each([
    ['SUB-03 SUB-08 a visitor', visitor],
    ['SUB-04 SUB-07 a free account', () => account()],
  ])('SUB-01 SUB-02 SUB-12 %s has 5 attempts, then a subscription is needed', async (_who, make) => {
    const attempts = service();
    const subject = make();
    for (let used = 0; used < 5; used++) {
      expect(await attempts.status(subject)).toMatchObject({ attempts: used, needsSubscription: false });
      await attempts.requireOneLeft(subject);
      await attempts.count(subject);
    }
    expect(await attempts.status(subject)).toMatchObject({ attempts: 5, needsSubscription: true });
    await expect(attempts.requireOneLeft(subject)).rejects.toMatchObject({ code: 'attempts-used-up' });
    await expect(attempts.count(subject)).rejects.toMatchObject({ code: 'attempts-used-up' });
    expect(await attempts.status(subject)).toMatchObject({ attempts: 5 });
  });

  it('SUB-05 each attempt is available again 24 hours after it was scored', async () => {
    const clock = { nowMs: START_MS };
    const attempts = at(clock);
    const subject = visitor();
    for (let used = 0; used < 5; used++) {
      await attempts.count(subject);
      clock.nowMs += HOUR_MS;
    }
    expect(await attempts.status(subject)).toEqual({
      attempts: 5,
      needsSubscription: true,
      nextAttemptAt: '2026-03-02T12:00:00.000Z',
    });
    clock.nowMs = START_MS + LIMITS.attemptWindowMs - 1;
    await expect(attempts.count(subject)).rejects.toThrow('The next one is free in 1 minute.');
    clock.nowMs = START_MS + LIMITS.attemptWindowMs;
    expect(await attempts.status(subject)).toEqual({
      attempts: 4,
      needsSubscription: false,
      nextAttemptAt: '2026-03-02T13:00:00.000Z',
    });
    await attempts.count(subject);
    await expect(attempts.count(subject)).rejects.toThrow('60 minutes');
  });

  it('SUB-06 API-39 of 40 attempts counted at once exactly 5 pass', async () => {
    const attempts = service();
    const subject = visitor();
    const results = await Promise.allSettled(Array.from({ length: 40 }, () => attempts.count(subject)));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(5);
    expect((await attempts.status(subject)).attempts).toBe(5);
  });

  it('SUB-09 the limit of an address holds exactly, however many new visitors come at once', async () => {
    const attempts = service(7);
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, () => attempts.count(visitorAt('one household'))),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(7);
    const newcomer = visitorAt('one household');
    expect(await attempts.status(newcomer)).toMatchObject({ attempts: 0, needsSubscription: true });
    await expect(attempts.requireOneLeft(newcomer)).rejects.toThrow('your network');
    await attempts.requireOneLeft(account());
    await attempts.requireOneLeft(visitorAt('another household'));
  });

  it('SUB-13 SUB-15 premium accounts are never counted or refused', async () => {
    const attempts = service();
    const subject = account(true);
    for (let used = 0; used < 7; used++) await attempts.count(subject);
    await attempts.requireOneLeft(subject);
    expect(await attempts.status(subject)).toEqual({ attempts: 0, needsSubscription: false });
  });

  it('SUB-07 signing in takes over the visitor’s count, and the address keeps it', async () => {
    const attempts = service(4);
    const before = visitorAt('home');
    const user = account();
    for (let used = 0; used < 4; used++) await attempts.count(before);
    await attempts.carryOver(before, user);
    expect((await attempts.status(user)).attempts).toBe(4);
    await expect(attempts.count(visitorAt('home'))).rejects.toMatchObject({ code: 'attempts-used-up' });
    await attempts.count(user);
    await expect(attempts.count(user)).rejects.toMatchObject({ code: 'attempts-used-up' });
  });

  it('SUB-08 the visitor’s count returns after signing out, and signing in twice counts nothing twice', async () => {
    const attempts = service();
    const before = visitor();
    const user = account();
    for (let used = 0; used < 3; used++) await attempts.count(before);
    await attempts.carryOver(before, user);
    await attempts.carryOver(before, user);
    expect((await attempts.status(user)).attempts).toBe(3);
    expect((await attempts.status(before)).attempts).toBe(3);
  });

  it('sweeping deletes only attempts outside the window', async () => {
    const clock = { nowMs: START_MS };
    const attempts = at(clock);
    const subject = visitor();
    await attempts.count(subject);
    clock.nowMs += 23 * HOUR_MS;
    await attempts.count(subject);
    clock.nowMs += 2 * HOUR_MS;
    await attempts.sweep();
    expect((await attempts.status(subject)).attempts).toBe(1);
    const { db } = database();
    const rows = await db.selectFrom('attempts').select('id').where('subject', '=', subject.key).execute();
    expect(rows).toHaveLength(1);
  });
});

describeEachDatabase('attempts in any order', (database) => {
  it('SUB-05 never allows more than 5 in any 24 hours, and always allows the next when due', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 10 * HOUR_MS }), { minLength: 1, maxLength: 15 }),
        async (pausesMs) => {
          const clock = { nowMs: START_MS };
          const attempts = new AttemptsService(new AttemptsRepository(database().db), {
            attemptsPerAddress: 1000,
            now: () => clock.nowMs,
          });
          const subject = visitor();
          const passedAtMs: number[] = [];
          for (const pauseMs of pausesMs) {
            clock.nowMs += pauseMs;
            const inWindow = passedAtMs.filter((time) => time > clock.nowMs - LIMITS.attemptWindowMs).length;
            const passed = await attempts.count(subject).then(
              () => true,
              () => false,
            );
            expect(passed).toBe(inWindow < LIMITS.freeAttempts);
            if (passed) passedAtMs.push(clock.nowMs);
          }
        },
      ),
      { numRuns: 25 },
    );
  });
});
