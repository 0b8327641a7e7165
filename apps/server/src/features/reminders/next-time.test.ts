import { expect, it } from 'vitest';
import { nextTime } from './next-time.ts';

const at = (minuteOfDay: number, timeZone: string, after: string) =>
  new Date(nextTime(minuteOfDay, timeZone, Date.parse(after))).toISOString();
const HALF_PAST_SIX_PM = 18 * 60 + 30;

it.each([
  ['later today', 'Europe/Berlin', '2026-03-02T10:00:00Z', '2026-03-02T17:30:00.000Z'],
  ['tomorrow, if the time is now', 'Europe/Berlin', '2026-03-02T17:30:00Z', '2026-03-03T17:30:00.000Z'],
  [
    'on the learner’s day, not that of UTC',
    'Pacific/Auckland',
    '2026-03-02T04:00:00Z',
    '2026-03-02T05:30:00.000Z',
  ],
  ['in zones with half hours', 'Asia/Kolkata', '2026-03-02T12:00:00Z', '2026-03-02T13:00:00.000Z'],
  ['after the change to summer time', 'Europe/Berlin', '2026-03-28T18:00:00Z', '2026-03-29T16:30:00.000Z'],
  ['after the change to winter time', 'America/New_York', '2026-10-31T23:00:00Z', '2026-11-01T23:30:00.000Z'],
])('is %s', (_when, timeZone, after, expected) => {
  expect(at(HALF_PAST_SIX_PM, timeZone, after)).toBe(expected);
});

it('comes every day, also where summer time skips it', () => {
  let nowMs = Date.parse('2026-03-27T12:00:00Z');
  const days: string[] = [];
  for (let day = 0; day < 4; day += 1) {
    nowMs = nextTime(2 * 60 + 30, 'Europe/Berlin', nowMs);
    days.push(new Date(nowMs).toISOString());
  }
  expect(days.map((time) => time.slice(0, 10))).toEqual([
    '2026-03-28',
    '2026-03-29',
    '2026-03-30',
    '2026-03-31',
  ]);
});
