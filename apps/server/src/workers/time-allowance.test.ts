import { expect, it } from 'vitest';
import { TimeAllowance } from './time-allowance.ts';

it('an owner who has used the time of a minute waits for its end, others do not', () => {
  let nowMs = 0;
  const allowance = new TimeAllowance({ perMinuteMs: 1000, nowMs: () => nowMs });
  allowance.charge('one', 600);
  nowMs = 10_000;
  expect(allowance.waitSeconds('one')).toBe(0);
  allowance.charge('one', 400);
  expect(allowance.waitSeconds('one')).toBe(50);
  expect(allowance.waitSeconds('other')).toBe(0);
  nowMs = 60_000;
  expect(allowance.waitSeconds('one')).toBe(0);
});
