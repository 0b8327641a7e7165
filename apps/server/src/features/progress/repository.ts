import type { Db } from '../../db/database.ts';

export class DailyGoalsRepository {
  constructor(private readonly db: Db) {}

  /** null if none is set. */
  async read(userId: string): Promise<number | null> {
    const row = await this.db
      .selectFrom('dailyGoals')
      .select('attempts')
      .where('userId', '=', userId)
      .executeTakeFirst();
    return row?.attempts ?? null;
  }

  /** null removes the goal. */
  async set(userId: string, attempts: number | null): Promise<void> {
    if (attempts === null) {
      await this.db.deleteFrom('dailyGoals').where('userId', '=', userId).execute();
      return;
    }
    await this.db
      .insertInto('dailyGoals')
      .values({ userId, attempts })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet({ attempts }))
      .execute();
  }
}
