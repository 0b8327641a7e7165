import { createHash } from 'node:crypto';
import type { Locale } from '@speak-it-now/languages';
import type { Db } from '../../db/database.ts';
import type { PushSubscription } from '../../providers/push.ts';

export interface Reminder {
  readonly subscription: PushSubscription;
  readonly minuteOfDay: number;
  readonly timeZone: string;
  readonly language: Locale;
  readonly nextAtMs: number;
}

const keyOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url');

/** The browsers that are reminded, with their next time. */
export class RemindersRepository {
  constructor(private readonly db: Db) {}

  /** Last asked first. */
  async of(userId: string): Promise<Reminder[]> {
    const rows = await this.db
      .selectFrom('reminders')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at_ms', 'desc')
      .orderBy('endpoint_key')
      .execute();
    return rows.map(toReminder);
  }

  /** Adds or changes a browser; the account's others get its time. The oldest beyond `maximum` are deleted. */
  async save(userId: string, reminder: Reminder, nowMs: number, maximum: number): Promise<void> {
    const { subscription, minuteOfDay, timeZone, language, nextAtMs } = reminder;
    const time = { minute_of_day: minuteOfDay, time_zone: timeZone, next_at_ms: nextAtMs };
    const row = {
      user_id: userId,
      subscription: JSON.stringify(subscription),
      language,
      created_at_ms: nowMs,
      ...time,
    };
    await this.db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('reminders')
        .values({ endpoint_key: keyOf(subscription.endpoint), ...row })
        .onConflict((conflict) => conflict.column('endpoint_key').doUpdateSet(row))
        .execute();
      await transaction.updateTable('reminders').set(time).where('user_id', '=', userId).execute();
      const all = await transaction
        .selectFrom('reminders')
        .select('endpoint_key')
        .where('user_id', '=', userId)
        .orderBy('created_at_ms', 'desc')
        .orderBy('endpoint_key')
        .execute();
      const surplus = all.slice(maximum).map(({ endpoint_key }) => endpoint_key);
      if (surplus.length > 0) {
        await transaction.deleteFrom('reminders').where('endpoint_key', 'in', surplus).execute();
      }
    });
  }

  async due(nowMs: number, limit: number): Promise<Reminder[]> {
    const rows = await this.db
      .selectFrom('reminders')
      .selectAll()
      .where('next_at_ms', '<=', nowMs)
      .orderBy('next_at_ms')
      .limit(limit)
      .execute();
    return rows.map(toReminder);
  }

  /** @returns false if another server has taken it. */
  async postpone({ subscription, nextAtMs }: Reminder, toMs: number): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('reminders')
      .set({ next_at_ms: toMs })
      .where('endpoint_key', '=', keyOf(subscription.endpoint))
      .where('next_at_ms', '=', nextAtMs)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async removeBrowser(endpoint: string): Promise<void> {
    await this.db.deleteFrom('reminders').where('endpoint_key', '=', keyOf(endpoint)).execute();
  }

  async removeAll(userId: string): Promise<void> {
    await this.db.deleteFrom('reminders').where('user_id', '=', userId).execute();
  }
}

const toReminder = (row: {
  subscription: string;
  minute_of_day: number;
  time_zone: string;
  language: string;
  next_at_ms: number;
}): Reminder => ({
  subscription: JSON.parse(row.subscription) as PushSubscription,
  minuteOfDay: row.minute_of_day,
  timeZone: row.time_zone,
  language: row.language as Locale,
  nextAtMs: row.next_at_ms,
});
