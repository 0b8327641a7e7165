import type { Db } from '../../db/database.ts';

/** The learner's goal of attempts a day. */
export class DailyGoalsRepository {
  constructor(private readonly db: Db) {}

  /** null if none is set. */
  async read(userId: string): Promise<number | null> {
    const row = await this.db
      .selectFrom('daily_goals')
      .select('attempts')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row?.attempts ?? null;
  }

  /** null removes the goal. */
  async set(userId: string, attempts: number | null): Promise<void> {
    if (attempts === null) {
      await this.db.deleteFrom('daily_goals').where('user_id', '=', userId).execute();
      return;
    }
    await this.db
      .insertInto('daily_goals')
      .values({ user_id: userId, attempts })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ attempts }))
      .execute();
  }
}
