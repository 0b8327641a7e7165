import { type LanguageCode, LIMITS, termKey } from '@speak-it-now/contract';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Subject } from '../../subject.ts';
import { utcDay } from './streak.ts';

export interface ScoredPractice {
  readonly text: string;
  readonly language: LanguageCode;
  /** Whole percent, as shown to the learner. */
  readonly accuracy: number;
  /** When it was scored; defaults to now. */
  readonly scoredAtMs?: number;
}

export interface PracticeDeps {
  readonly db: Db;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly now: () => number;
}

/** Records the practice that the account page shows: distinct terms learned and days in a row. */
export class PracticeRecord {
  constructor(private readonly deps: PracticeDeps) {}

  /** Does nothing for visitors. Never throws: the learner gets the score even if this cannot be recorded. */
  async recordScored({ key }: Subject, practice: ScoredPractice): Promise<void> {
    if (!key.startsWith('user:')) return;
    try {
      await this.#record(key.slice('user:'.length), practice);
    } catch (err) {
      this.deps.log.error({ err }, 'practice could not be recorded on the account');
    }
  }

  async #record(userId: string, { text, language, accuracy, ...practice }: ScoredPractice): Promise<void> {
    const { db, now } = this.deps;
    const scoredAtMs = practice.scoredAtMs ?? now();
    const today = utcDay(scoredAtMs);
    // One statement, so that two simultaneous recordings count the day once.
    await db
      .updateTable('users')
      .set({
        streak_days: sql<number>`case
          when last_practice_day >= ${sql.lit(today)} then streak_days
          when last_practice_day = ${sql.lit(today - 1)} then streak_days + 1
          else 1 end`,
        last_practice_day: sql<number>`case
          when last_practice_day > ${sql.lit(today)} then last_practice_day
          else ${sql.lit(today)} end`,
        last_active_ms: now(),
      })
      .where('id', '=', userId)
      .execute();
    const term = termKey(text);
    if (accuracy < LIMITS.learnedAccuracy || term === '') return;
    await db
      .insertInto('learned_terms')
      .values({ user_id: userId, language, term, learned_at_ms: scoredAtMs })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
