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
    const lock = { key: lockOf(senderKey), used_at_ms: nowMs };
    await transaction
      .insertInto('attempt_locks')
      .values(lock)
      .onConflict((conflict) => conflict.column('key').doUpdateSet(lock))
      .execute();
  }

  /** Deletes the sender's lock. */
  async unlock(senderKey: string, transaction: Transaction<Schema>): Promise<void> {
    await transaction.deleteFrom('attempt_locks').where('key', '=', lockOf(senderKey)).execute();
  }

  /** When the sender's messages since a time were sent, oldest first. */
  async sentAtMs(senderKey: string, sinceMs: number, transaction: Transaction<Schema>): Promise<number[]> {
    const rows = await transaction
      .selectFrom('feedback_messages')
      .select('sent_at_ms')
      .where('sender_key', '=', senderKey)
      .where('sent_at_ms', '>', sinceMs)
      .orderBy('sent_at_ms')
      .execute();
    return rows.map((row) => row.sent_at_ms);
  }

  async add(row: Insertable<Schema['feedback_messages']>, transaction: Transaction<Schema>): Promise<void> {
    await transaction.insertInto('feedback_messages').values(row).execute();
  }

  /** The messages of an account. */
  listOf(userId: string): Promise<{ sentAtMs: number; email: string; message: string }[]> {
    return this.db
      .selectFrom('feedback_messages')
      .select(['sent_at_ms as sentAtMs', 'email', 'message'])
      .where('user_id', '=', userId)
      .execute();
  }

  /** Every message since a time, oldest first. */
  async list(sinceMs: number): Promise<StoredFeedback[]> {
    const rows = await this.db
      .selectFrom('feedback_messages')
      .leftJoin('users', 'users.id', 'feedback_messages.user_id')
      .select([
        'feedback_messages.sent_at_ms',
        'feedback_messages.email',
        'feedback_messages.stripe_customer_id',
        'feedback_messages.message',
        'users.username',
      ])
      .where('feedback_messages.sent_at_ms', '>=', sinceMs)
      .orderBy('feedback_messages.sent_at_ms')
      .orderBy('feedback_messages.id')
      .execute();
    return rows.map((row) => ({
      sentAt: new Date(row.sent_at_ms).toISOString(),
      email: row.email,
      username: row.username,
      stripeCustomerId: row.stripe_customer_id,
      message: row.message,
    }));
  }
}

const lockOf = (senderKey: string) => `feedback:${senderKey}`;
