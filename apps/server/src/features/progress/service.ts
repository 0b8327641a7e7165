import {
  FREE_HISTORY_ATTEMPTS,
  type HistoryAttempt,
  type LanguageCode,
  PROGRESS_DAYS,
  type ProgressResponse,
} from '@speak-it-now/contract';
import type { Db } from '../../db/database.ts';
import { type HistoryRepository, SLOT_MS, type Slot, slotOf } from '../history/repository.ts';
import { statisticsOf, tenths } from '../history/sound-statistics.ts';
import type { DailyGoals } from './goals.ts';
import { inDays, type LocalDay, localDays } from './local-days.ts';

export interface ProgressDeps {
  readonly db: Db;
  readonly history: HistoryRepository;
  readonly goals: DailyGoals;
  readonly now: () => number;
}

export interface Learner {
  readonly id: string;
  readonly isPremium: boolean;
}

/**
 * What the progress page shows. Counts are over everything; what is computed from scores is over the full history
 * with premium, else over the attempts that free learners see. Read from the history's sums, so that the work grows
 * with the days practised and the sounds of a language, not with the number of attempts.
 */
export class ProgressService {
  constructor(private readonly deps: ProgressDeps) {}

  async progress({ id, isPremium }: Learner, timeZone: string): Promise<ProgressResponse> {
    const { history, goals, now } = this.deps;
    const days = localDays(timeZone, now(), PROGRESS_DAYS);
    const today = days.at(-1)!;
    const slots = await history.slots(id, days[0]!.fromSlot, today.toSlot);
    const scope = isPremium
      ? { slots, phones: await history.phoneStats(id), confusions: await history.confusions(id) }
      : await this.#lastAttempts(id);
    return {
      access: isPremium ? 'full' : 'last-ten',
      today: summaryOf(today, slots),
      dailyGoal: await goals.read(id),
      streak: await this.#streak(id, timeZone, days, slots),
      totalAttempts: await history.totalAttempts(id),
      wordsLearned: await this.#wordsLearned(id),
      calendar: calendarOf(days, slots),
      accuracy: accuracyOf(days, scope.slots),
      phones: scope.phones,
      confusions: scope.confusions,
    };
  }

  /** The day of now in a time zone, with its attempts and their mean. */
  async today(userId: string, timeZone: string): Promise<ProgressResponse['today']> {
    const [today] = localDays(timeZone, this.deps.now(), 1);
    return summaryOf(today!, await this.deps.history.slots(userId, today!.fromSlot, today!.toSlot));
  }

  async #lastAttempts(userId: string) {
    const attempts = await this.deps.history.recentAttempts(userId, { limit: FREE_HISTORY_ATTEMPTS });
    return { slots: slotsOf(attempts), ...statisticsOf(attempts) };
  }

  /** A streak longer than the calendar is followed back until a day without practice. */
  async #streak(
    userId: string,
    timeZone: string,
    recentDays: readonly LocalDay[],
    recentSlots: readonly Slot[],
  ): Promise<ProgressResponse['streak']> {
    const practised = practisedDays(recentDays, recentSlots);
    const practisedToday = practised.has(recentDays.at(-1)!.date);
    let streak = 0;
    let days = practisedToday ? recentDays : recentDays.slice(0, -1);
    let dates = practised;
    for (;;) {
      const run = [...days].reverse().findIndex(({ date }) => !dates.has(date));
      if (run !== -1) return { days: streak + run, practisedToday };
      streak += days.length;
      const before = days[0]!.fromSlot;
      days = localDays(timeZone, startOf(before) - 1, PROGRESS_DAYS);
      dates = practisedDays(days, await this.deps.history.slots(userId, days[0]!.fromSlot, before));
    }
  }

  async #wordsLearned(userId: string): Promise<ProgressResponse['wordsLearned']> {
    const rows = await this.deps.db
      .selectFrom('learned_terms')
      .select(({ fn }) => ['language', fn.countAll<number>().as('count')])
      .where('user_id', '=', userId)
      .groupBy('language')
      .execute();
    return rows
      .map(({ language, count }) => ({ language: language as LanguageCode, count }))
      .sort((a, b) => b.count - a.count || a.language.localeCompare(b.language));
  }
}

const startOf = (slot: number): number => slot * SLOT_MS;

function practisedDays(days: readonly LocalDay[], slots: readonly Slot[]): ReadonlySet<string> {
  return new Set([...inDays(slots, days)].map(({ date }) => date));
}

function summaryOf({ date, fromSlot, toSlot }: LocalDay, slots: readonly Slot[]): ProgressResponse['today'] {
  const own = slots.filter(({ slot }) => slot >= fromSlot && slot < toSlot);
  const attempts = own.reduce((sum, slot) => sum + slot.attempts, 0);
  const accuracySum = own.reduce((sum, slot) => sum + slot.accuracySum, 0);
  return { date, attempts, averageAccuracy: attempts === 0 ? null : Math.round(accuracySum / attempts) };
}

function calendarOf(days: readonly LocalDay[], slots: readonly Slot[]): ProgressResponse['calendar'] {
  const attempts = new Map<string, number>();
  for (const { item, date } of inDays(slots, days)) {
    attempts.set(date, (attempts.get(date) ?? 0) + item.attempts);
  }
  return [...attempts].map(([date, count]) => ({ date, attempts: count }));
}

function accuracyOf(days: readonly LocalDay[], slots: readonly Slot[]): ProgressResponse['accuracy'] {
  const sums = new Map<
    string,
    { date: string; language: LanguageCode; attempts: number; accuracySum: number }
  >();
  for (const { item, date } of inDays(slots, days)) {
    const key = `${date} ${item.language}`;
    const sum = sums.get(key) ?? { date, language: item.language, attempts: 0, accuracySum: 0 };
    sum.attempts += item.attempts;
    sum.accuracySum += item.accuracySum;
    sums.set(key, sum);
  }
  return [...sums.values()].map(({ date, language, attempts, accuracySum }) => ({
    date,
    language,
    attempts,
    meanAccuracy: tenths(accuracySum / attempts),
  }));
}

/** Attempts as slots of one attempt each, oldest first. */
function slotsOf(attempts: readonly HistoryAttempt[]): Slot[] {
  return attempts
    .map(({ language, accuracy, scoredAt }) => ({
      language,
      slot: slotOf(Date.parse(scoredAt)),
      attempts: 1,
      accuracySum: accuracy,
    }))
    .reverse();
}
