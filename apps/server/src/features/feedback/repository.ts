import type { Insertable, Transaction } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';

export interface StoredFeedback {
  readonly sentAt: string;
  readonly email: string;
  /** null for guests. */
  readonly username: string | null;
  readonly stripeCustomerId: string | null;
  readonly message: string;
}

export class FeedbackRepository {
  constructor(private readonly db: Db) {}

  transaction<T>(work: (transaction: Transaction<Schema>) => Promise<T>): Promise<T> {
    return this.db.transaction().execute(work);
  }

  /** Locks the sender, so that no other message from them is counted until the transaction ends. */
  async lock(senderKey: string, nowMs: number, transaction: Transaction<Schema>): Promise<void> {
    const lock = { key: lockOf(senderKey), usedAtMs: nowMs };
    await transaction
      .insertInto('attemptLocks')
      .values(lock)
      .onConflict((conflict) => conflict.column('key').doUpdateSet(lock))
      .execute();
  }

  async unlock(senderKey: string, transaction: Transaction<Schema>): Promise<void> {
    await transaction.deleteFrom('attemptLocks').where('key', '=', lockOf(senderKey)).execute();
  }

  /** When the sender's messages since a time were sent, oldest first. */
  async sentAtMs(senderKey: string, sinceMs: number, transaction: Transaction<Schema>): Promise<number[]> {
    const rows = await transaction
      .selectFrom('feedbackMessages')
      .select('sentAtMs')
      .where('senderKey', '=', senderKey)
      .where('sentAtMs', '>', sinceMs)
      .orderBy('sentAtMs')
      .execute();
    return rows.map((row) => row.sentAtMs);
  }

  async add(row: Insertable<Schema['feedbackMessages']>, transaction: Transaction<Schema>): Promise<void> {
    await transaction.insertInto('feedbackMessages').values(row).execute();
  }

  listOf(userId: string): Promise<{ sentAtMs: number; email: string; message: string }[]> {
    return this.db
      .selectFrom('feedbackMessages')
      .select(['sentAtMs', 'email', 'message'])
      .where('userId', '=', userId)
      .execute();
  }

  /** Every message since a time, oldest first. */
  async list(sinceMs: number): Promise<StoredFeedback[]> {
    const rows = await this.db
      .selectFrom('feedbackMessages')
      .leftJoin('users', 'users.id', 'feedbackMessages.userId')
      .select([
        'feedbackMessages.sentAtMs',
        'feedbackMessages.email',
        'feedbackMessages.stripeCustomerId',
        'feedbackMessages.message',
        'users.username',
      ])
      .where('feedbackMessages.sentAtMs', '>=', sinceMs)
      .orderBy('feedbackMessages.sentAtMs')
      .orderBy('feedbackMessages.id')
      .execute();
    return rows.map(({ sentAtMs, ...row }) => ({ sentAt: new Date(sentAtMs).toISOString(), ...row }));
  }
}

const lockOf = (senderKey: string) => `feedback:${senderKey}`;
