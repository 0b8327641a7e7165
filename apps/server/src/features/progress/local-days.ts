import { DAY_MS } from '@speak-it-now/contract';
import { SLOT_MS, slotOf } from '../history/repository.ts';

/** A calendar day in some time zone, in quarters of an hour. */
export interface LocalDay {
  /** Like '2026-11-21'. */
  readonly date: string;
  readonly fromSlot: number;
  /** The first slot of the next day. */
  readonly toSlot: number;
}

const SLOTS_PER_DAY = DAY_MS / SLOT_MS;
/** Time zones are at most 14 hours ahead of UTC and 12 behind. */
const EARLIEST_SLOTS = -14 * 4;
const LATEST_SLOTS = 12 * 4;

/**
 * The last days in a time zone, oldest first, ending with the day of `nowMs`. Days on which the clocks change are
 * shorter or longer; since 1972 days in every zone begin at a quarter of an hour of UTC.
 * @param timeZone IANA name
 */
export function localDays(timeZone: string, nowMs: number, count: number): LocalDay[] {
  const dayNumberOf = dayNumbers(timeZone);
  const today = dayNumberOf(slotOf(nowMs));
  const days: LocalDay[] = [];
  let toSlot = firstSlot(today + 1, dayNumberOf);
  for (let day = today; day > today - count; day -= 1) {
    const fromSlot = firstSlot(day, dayNumberOf, toSlot - SLOTS_PER_DAY);
    days.unshift({ date: new Date(day * DAY_MS).toISOString().slice(0, 10), fromSlot, toSlot });
    toSlot = fromSlot;
  }
  return days;
}

/** Consecutive days of equal length. */
interface EqualDays {
  readonly days: readonly LocalDay[];
  readonly slotsPerDay: number;
}

/** Groups consecutive days of equal length; a year usually has two or three groups. */
export function groupByLength(days: readonly LocalDay[]): EqualDays[] {
  const groups: { days: LocalDay[]; slotsPerDay: number }[] = [];
  for (const day of days) {
    const slotsPerDay = day.toSlot - day.fromSlot;
    const last = groups.at(-1);
    if (last?.slotsPerDay === slotsPerDay) last.days.push(day);
    else groups.push({ days: [day], slotsPerDay });
  }
  return groups;
}

/** The local date of an instant, like '2026-11-21'. */
export function localDateOf(timeZone: string): (timeMs: number) => string {
  // Swedish dates have the format of ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  return (timeMs) => format.format(timeMs);
}

/** Days since 1970 in the local calendar, at the beginning of a slot. */
function dayNumbers(timeZone: string): (slot: number) => number {
  const dateOf = localDateOf(timeZone);
  return (slot) => Date.parse(`${dateOf(slot * SLOT_MS)}T00:00:00Z`) / DAY_MS;
}

/** The first slot of a day. Tries `guess` first, which is right for all days of 24 hours, then searches. */
function firstSlot(day: number, dayNumberOf: (slot: number) => number, guess?: number): number {
  const isFirst = (slot: number) => dayNumberOf(slot) >= day && dayNumberOf(slot - 1) < day;
  if (guess !== undefined && isFirst(guess)) return guess;
  let before = day * SLOTS_PER_DAY + EARLIEST_SLOTS - 1;
  let at = day * SLOTS_PER_DAY + LATEST_SLOTS;
  while (at - before > 1) {
    const middle = Math.floor((before + at) / 2);
    if (dayNumberOf(middle) >= day) at = middle;
    else before = middle;
  }
  return at;
}
