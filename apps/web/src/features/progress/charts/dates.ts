import { DAY_MS } from '@speak-it-now/contract';

/** Calendar dates like '2026-11-21' have no time zone; UTC is only how they are counted. */
export const timeOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

const dateOf = (timeMs: number): string => new Date(timeMs).toISOString().slice(0, 10);

export const addDays = (date: string, days: number): string => dateOf(timeOf(date) + days * DAY_MS);

/** Weeks begin on Monday. */
export const mondayOf = (date: string): string => {
  const weekday = (new Date(timeOf(date)).getUTCDay() + 6) % 7;
  return addDays(date, -weekday);
};
