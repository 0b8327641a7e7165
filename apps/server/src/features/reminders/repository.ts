import { createHash } from 'node:crypto';
import type { Locale } from '@speak-it-now/languages';
import type { Selectable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
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
      .where('userId', '=', userId)
      .orderBy('createdAtMs', 'desc')
      .orderBy('endpointKey')
      .execute();
    return rows.map(toReminder);
  }

  /** Adds or changes a browser; the account's others get its time. The oldest beyond `maximum` are deleted. */
  async save(userId: string, reminder: Reminder, nowMs: number, maximum: number): Promise<void> {
    const { subscription, minuteOfDay, timeZone, language, nextAtMs } = reminder;
    const time = { minuteOfDay, timeZone, nextAtMs };
    const row = {
      userId,
      subscription: JSON.stringify(subscription),
      language,
      createdAtMs: nowMs,
      ...time,
    };
    await this.db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('reminders')
        .values({ endpointKey: keyOf(subscription.endpoint), ...row })
        .onConflict((conflict) => conflict.column('endpointKey').doUpdateSet(row))
        .execute();
      await transaction.updateTable('reminders').set(time).where('userId', '=', userId).execute();
      const all = await transaction
        .selectFrom('reminders')
        .select('endpointKey')
        .where('userId', '=', userId)
        .orderBy('createdAtMs', 'desc')
        .orderBy('endpointKey')
        .execute();
      const surplus = all.slice(maximum).map(({ endpointKey }) => endpointKey);
      if (surplus.length > 0) {
        await transaction.deleteFrom('reminders').where('endpointKey', 'in', surplus).execute();
      }
    });
  }

  async due(nowMs: number, limit: number): Promise<Reminder[]> {
    const rows = await this.db
      .selectFrom('reminders')
      .selectAll()
      .where('nextAtMs', '<=', nowMs)
      .orderBy('nextAtMs')
      .limit(limit)
      .execute();
    return rows.map(toReminder);
  }

  /** @returns false if another server has taken it. */
  async postpone({ subscription, nextAtMs }: Reminder, toMs: number): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('reminders')
      .set({ nextAtMs: toMs })
      .where('endpointKey', '=', keyOf(subscription.endpoint))
      .where('nextAtMs', '=', nextAtMs)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async removeBrowser(endpoint: string): Promise<void> {
    await this.db.deleteFrom('reminders').where('endpointKey', '=', keyOf(endpoint)).execute();
  }

  async removeAll(userId: string): Promise<void> {
    await this.db.deleteFrom('reminders').where('userId', '=', userId).execute();
  }
}

const toReminder = (row: Selectable<Schema['reminders']>): Reminder => ({
  ...row,
  subscription: JSON.parse(row.subscription) as PushSubscription,
});
