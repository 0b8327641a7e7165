import { DAY_MS, MINUTE_MS } from '@speak-it-now/contract';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The clock of a time zone at an instant, as if it were UTC. */
function wallClockMs(atMs: number, timeZone: string): number {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
  formats.set(timeZone, format);
  const parts = Object.fromEntries(
    format.formatToParts(atMs).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute);
}

/**
 * The next instant after `afterMs` at which the clock of the time zone shows the time of day. A time that the change to
 * summer time skips comes an hour later.
 */
export function nextTime(minuteOfDay: number, timeZone: string, afterMs: number): number {
  const today = Math.floor(wallClockMs(afterMs, timeZone) / DAY_MS) * DAY_MS;
  for (const day of [today, today + DAY_MS]) {
    const wanted = day + minuteOfDay * MINUTE_MS;
    // The offset at the guess may differ from the one at the result, on the days of a change.
    let atMs = wanted;
    for (let step = 0; step < 2; step += 1) atMs = wanted - (wallClockMs(atMs, timeZone) - minutesOnly(atMs));
    if (atMs > afterMs) return atMs;
  }
  return today + 2 * DAY_MS;
}

const minutesOnly = (ms: number): number => Math.floor(ms / MINUTE_MS) * MINUTE_MS;
