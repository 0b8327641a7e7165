import type { ProgressResponse } from '@speak-it-now/contract';
import { addDays, mondayOf } from './dates.ts';

interface CalendarDay {
  readonly date: string;
  readonly attempts: number;
}

export interface CalendarWeek {
  /** A Monday. */
  readonly date: string;
  /** Monday to Sunday; shorter in the week of today. */
  readonly days: readonly CalendarDay[];
  readonly attempts: number;
}

/** From how many attempts on a day has each level; level 0 is a day without any. */
export const LEVELS_FROM = [1, 3, 6, 16] as const;

export const levelOf = (attempts: number): number => LEVELS_FROM.filter((from) => attempts >= from).length;

/** The last weeks, oldest first, the one of today last. */
export function calendarWeeks(
  calendar: ProgressResponse['calendar'],
  today: string,
  count: number,
): CalendarWeek[] {
  const attemptsOn = new Map(calendar.map(({ date, attempts }) => [date, attempts]));
  const firstMonday = addDays(mondayOf(today), -7 * (count - 1));
  return Array.from({ length: count }, (_, week) => {
    const monday = addDays(firstMonday, week * 7);
    const days = Array.from({ length: 7 }, (_, weekday) => addDays(monday, weekday))
      .filter((date) => date <= today)
      .map((date) => ({ date, attempts: attemptsOn.get(date) ?? 0 }));
    return { date: monday, days, attempts: days.reduce((sum, day) => sum + day.attempts, 0) };
  });
}
