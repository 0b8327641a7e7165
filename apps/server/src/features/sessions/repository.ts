import type { Transaction } from 'kysely';
import type { Db } from '../../db/database.ts';
import { holdPassword } from '../../db/held-password.ts';
import type { Schema } from '../../db/schema.ts';
import type { AccessRecord } from '../../premium-access.ts';

interface StoredSession {
  readonly id: string;
  readonly userId: string;
  readonly device: string;
  readonly createdAtMs: number;
  readonly lastUsedAtMs: number;
  readonly expiresAtMs: number;
}

/** A session with the account data that every request needs. */
export interface SessionWithUser extends AccessRecord {
  readonly id: string;
  readonly userId: string;
  readonly lastUsedAtMs: number;
  readonly stripeSubscriptionId: string | null;
  readonly subscriptionStatus: string | null;
  readonly userCreatedAtMs: number;
}

export class SessionsRepository {
  constructor(private readonly db: Db) {}

  /** @returns false, and writes nothing, if the account's password is no longer the one with this hash. */
  insert(session: StoredSession, tokenHash: string, passwordHash: string): Promise<boolean> {
    return this.db.transaction().execute(async (transaction) => {
      // A password change ends all sessions, so one whose login began before it must not follow.
      if (!(await holdPassword(transaction, session.userId, passwordHash))) return false;
      await transaction
        .insertInto('sessions')
        .values({
          id: session.id,
          token_hash: tokenHash,
          user_id: session.userId,
          device: session.device,
          created_at_ms: session.createdAtMs,
          last_used_at_ms: session.lastUsedAtMs,
          expires_at_ms: session.expiresAtMs,
        })
        .execute();
      return true;
    });
  }

  async find(tokenHash: string, nowMs: number): Promise<SessionWithUser | undefined> {
    return this.db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .leftJoin('subscriptions', 'subscriptions.user_id', 'sessions.user_id')
      .select([
        'sessions.id as id',
        'sessions.user_id as userId',
        'sessions.last_used_at_ms as lastUsedAtMs',
        'users.stripe_subscription_id as stripeSubscriptionId',
        'users.subscription_status as subscriptionStatus',
        'users.created_at_ms as userCreatedAtMs',
        'subscriptions.access_until_ms as accessUntilMs',
        'subscriptions.status as subscriptionState',
        'subscriptions.cancel_at_period_end as cancelAtPeriodEnd',
      ])
      .where('sessions.token_hash', '=', tokenHash)
      .where('sessions.expires_at_ms', '>', nowMs)
      .executeTakeFirst();
  }

  /** Extends the session from now and records the account's activity. */
  async touch(id: string, userId: string, nowMs: number, expiresAtMs: number): Promise<void> {
    await this.db
      .updateTable('sessions')
      .set({ last_used_at_ms: nowMs, expires_at_ms: expiresAtMs })
      .where('id', '=', id)
      .execute();
    await this.db.updateTable('users').set({ last_active_ms: nowMs }).where('id', '=', userId).execute();
  }

  async list(userId: string, nowMs: number): Promise<StoredSession[]> {
    return this.db
      .selectFrom('sessions')
      .select([
        'id',
        'user_id as userId',
        'device',
        'created_at_ms as createdAtMs',
        'last_used_at_ms as lastUsedAtMs',
        'expires_at_ms as expiresAtMs',
      ])
      .where('user_id', '=', userId)
      .where('expires_at_ms', '>', nowMs)
      .orderBy('last_used_at_ms', 'desc')
      .orderBy('id')
      .execute();
  }

  async deleteByToken(tokenHash: string): Promise<void> {
    await this.db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
  }

  /** @returns false if the account has no such session. */
  async delete(id: string, userId: string): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('sessions')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return numDeletedRows === 1n;
  }

  async deleteAll(userId: string): Promise<void> {
    await this.db.deleteFrom('sessions').where('user_id', '=', userId).execute();
  }

  async deleteExpired(nowMs: number): Promise<void> {
    await this.db.deleteFrom('sessions').where('expires_at_ms', '<=', nowMs).execute();
  }
}

/** Ends the account's sessions except `keptId`, in the transaction that changes the password. */
export async function endOtherSessions(
  transaction: Transaction<Schema>,
  userId: string,
  keptId: string | null,
): Promise<void> {
  const sessions = transaction.deleteFrom('sessions').where('user_id', '=', userId);
  await (keptId === null ? sessions : sessions.where('id', '!=', keptId)).execute();
}
