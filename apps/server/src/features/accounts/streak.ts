const DAY_MS = 24 * 60 * 60 * 1000;

/** UTC days since 1970. */
export const utcDay = (timeMs: number): number => Math.floor(timeMs / DAY_MS);

/** A streak lives through the day after its last practice and is 0 from then on. */
export function currentStreak(streakDays: number, lastPracticeDay: number | null, today: number): number {
  return lastPracticeDay !== null && lastPracticeDay >= today - 1 ? streakDays : 0;
}
