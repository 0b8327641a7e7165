import type { ProgressResponse } from '@speak-it-now/contract';
import { DAY_MS } from '@speak-it-now/contract';
import { TAUGHT_LANGUAGES, type TaughtLanguage } from '@speak-it-now/languages';
import { addDays, mondayOf } from './dates.ts';

export const ACCURACY_RANGES = ['month', 'quarter', 'year'] as const;
export type AccuracyRange = (typeof ACCURACY_RANGES)[number];

/** A day, or a week in long ranges, with the mean of each language practiced in it. */
export interface AccuracyRow {
  /** Its first day. */
  readonly date: string;
  readonly means: Readonly<
    Partial<Record<TaughtLanguage, { readonly mean: number; readonly attempts: number }>>
  >;
}

const DAYS: Record<AccuracyRange, number> = { month: 30, quarter: 91, year: 371 };
export const isWeekly = (range: AccuracyRange): boolean => range !== 'month';

/** Oldest first, without rows for empty days or weeks. Means are weighted by attempts. */
export function accuracyRows(
  points: ProgressResponse['accuracy'],
  today: string,
  range: AccuracyRange,
): AccuracyRow[] {
  const first = addDays(today, 1 - DAYS[range]);
  const sums = new Map<string, Map<TaughtLanguage, { sum: number; attempts: number }>>();
  for (const { date, language, attempts, meanAccuracy } of points) {
    if (date < first || date > today) continue;
    const row = isWeekly(range) ? mondayOf(date) : date;
    const languages = sums.get(row) ?? new Map();
    const before = languages.get(language) ?? { sum: 0, attempts: 0 };
    languages.set(language, {
      sum: before.sum + meanAccuracy * attempts,
      attempts: before.attempts + attempts,
    });
    sums.set(row, languages);
  }
  return [...sums]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([date, languages]) => ({
      date,
      means: Object.fromEntries(
        [...languages].map(([language, { sum, attempts }]) => [language, { mean: sum / attempts, attempts }]),
      ),
    }));
}

/** The languages with a value in any row, in the order of the selects. */
export const languagesIn = (rows: readonly AccuracyRow[]): TaughtLanguage[] =>
  TAUGHT_LANGUAGES.filter((language) => rows.some(({ means }) => means[language] !== undefined));

/** Possible steps of an axis up to 100 percent. */
const AXIS_STEPS = 5;

/** The axis for these rows: up to 100 percent, starting far enough below the lowest mean to keep the lines' shape. */
export function accuracyTicks(rows: readonly AccuracyRow[]): number[] {
  const means = rows.flatMap(({ means: ofRow }) => Object.values(ofRow).map(({ mean }) => mean));
  const step = Math.min(...means) >= 50 ? 10 : 20;
  return Array.from({ length: AXIS_STEPS + 1 }, (_, index) => 100 - (AXIS_STEPS - index) * step);
}

/** At most `count` days, evenly spaced over these times (ms since 1970, ascending), for the labels of a time axis. */
export function dateTicks(times: readonly number[], count: number): number[] {
  const first = times[0]!;
  const days = Math.round((times.at(-1)! - first) / DAY_MS);
  const gaps = Math.min(count - 1, days);
  return Array.from(
    { length: gaps + 1 },
    (_, index) => first + Math.round((index * days) / Math.max(1, gaps)) * DAY_MS,
  );
}
