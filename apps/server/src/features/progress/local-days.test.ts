import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SLOT_MS, slotOf } from '../history/repository.ts';
import { groupByLength, localDays } from './local-days.ts';

/** Local date and time, straight from Intl. */
const wallDate = (timeZone: string, timeMs: number) => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(timeMs);
  const part = (type: string) => parts.find((found) => found.type === type)!.value;
  return `${part('year')}-${part('month')}-${part('day')}`;
};

// Offsets of half and quarter hours, clocks that change at midnight, and the extreme offsets.
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/Los_Angeles',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'America/Havana',
  'America/Asuncion',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Pacific/Chatham',
];
const somewhere = fc.constantFrom(...ZONES);
const sometime = fc.integer({ min: Date.parse('2015-01-01'), max: Date.parse('2035-01-01') });

describe('days in a time zone', () => {
  it('every quarter of an hour is in the day of its local time', () => {
    fc.assert(
      fc.property(somewhere, sometime, fc.integer({ min: 0, max: 13 * 96 }), (zone, nowMs, slotsAgo) => {
        const days = localDays(zone, nowMs, 15);
        const slot = slotOf(nowMs) - slotsAgo;
        const found = days.find(({ fromSlot, toSlot }) => slot >= fromSlot && slot < toSlot);
        expect(found?.date).toBe(wallDate(zone, slot * SLOT_MS));
      }),
    );
  });

  it('days have no gaps, and the last is today', () => {
    fc.assert(
      fc.property(somewhere, sometime, fc.integer({ min: 1, max: 400 }), (zone, nowMs, count) => {
        const days = localDays(zone, nowMs, count);
        expect(days).toHaveLength(count);
        expect(days.at(-1)!.date).toBe(wallDate(zone, nowMs));
        days.slice(1).forEach((day, index) => {
          expect(day.fromSlot).toBe(days[index]!.toSlot);
        });
        expect(
          days.every(({ fromSlot, toSlot }) => toSlot - fromSlot >= 92 && toSlot - fromSlot <= 100),
        ).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('are grouped by equal length, none lost and none moved', () => {
    fc.assert(
      fc.property(somewhere, sometime, fc.integer({ min: 1, max: 400 }), (zone, nowMs, count) => {
        const days = localDays(zone, nowMs, count);
        const stretches = groupByLength(days);
        expect(stretches.flatMap((stretch) => stretch.days)).toEqual(days);
        for (const { days: own, slotsPerDay } of stretches) {
          own.forEach(({ fromSlot, toSlot }, index) => {
            expect([fromSlot, toSlot]).toEqual(
              [0, 1].map((next) => own[0]!.fromSlot + (index + next) * slotsPerDay),
            );
          });
        }
      }),
      { numRuns: 40 },
    );
  });

  it('a day on which the clocks change is an hour shorter or longer', () => {
    const days = localDays('Europe/Berlin', Date.parse('2026-10-31T12:00:00Z'), 365);
    const hours = (date: string) => {
      const day = days.find((found) => found.date === date)!;
      return (day.toSlot - day.fromSlot) / 4;
    };
    expect(hours('2026-03-29')).toBe(23);
    expect(hours('2026-10-25')).toBe(25);
    expect(hours('2026-10-26')).toBe(24);
  });
});
