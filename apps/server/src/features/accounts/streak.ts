import { DAY_MS } from '@speak-it-now/contract';

/** UTC days since 1970. */
export const utcDay = (timeMs: number): number => Math.floor(timeMs / DAY_MS);

/** A streak lasts through the day after the last practice; then it is 0. */
export function currentStreak(streakDays: number, lastPracticeDay: number | null, today: number): number {
  return lastPracticeDay !== null && lastPracticeDay >= today - 1 ? streakDays : 0;
}
