import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { messageOf } from '@speak-it-now/contract';
import type { Transaction } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';

/** If a server dies while it holds a lease, the account's billing waits this long. */
const LEASE_MS = 20_000;
const RENEW_MS = 5000;
const WAIT_TRIES = 100;
const WAIT_MS = 100;

/** Checks inside the transaction that the lease is still held, and locks its row until the end. */
export type Fence = (transaction: Transaction<Schema>) => Promise<void>;

/**
 * Allows one billing step per account at a time, over all replicas. A row lock would keep a transaction open during
 * calls to the payment provider, so this is a lease. Its fence keeps a holder whose lease has expired from writing.
 */
export class BillingLease {
  constructor(
    private readonly db: Db,
    private readonly now: () => number,
  ) {}

  /** @throws AppError 'busy' if another step takes too long. */
  async hold<T>(userId: string, work: (fence: Fence) => Promise<T>): Promise<T> {
    const holder = randomUUID();
    try {
      return await this.#holdAs(holder, userId, work);
    } finally {
      await this.#giveUp(userId, holder);
    }
  }

  /** Like `hold`, but after successful work the lease stays taken until it is erased or expires. */
  async holdUntilErased<T>(userId: string, work: (fence: Fence) => Promise<T>): Promise<T> {
    const holder = randomUUID();
    try {
      return await this.#holdAs(holder, userId, work);
    } catch (error) {
      await this.#giveUp(userId, holder);
      throw error;
    }
  }

  /** Call in the transaction that deletes the account. */
  async erase(userId: string, transaction: Transaction<Schema>): Promise<void> {
    await transaction.deleteFrom('billingLeases').where('userId', '=', userId).execute();
  }

  /** Deletes the leases of servers that died. */
  async sweep(): Promise<void> {
    await this.db.deleteFrom('billingLeases').where('expiresAtMs', '<=', this.now()).execute();
  }

  async #holdAs<T>(holder: string, userId: string, work: (fence: Fence) => Promise<T>): Promise<T> {
    for (let tries = 1; !(await this.#take(userId, holder)); tries++) {
      if (tries >= WAIT_TRIES) {
        throw new AppError('busy', messageOf('payment-in-progress'), { retryAfterSeconds: LEASE_MS / 1000 });
      }
      await pause(WAIT_MS);
    }
    const renewal = setInterval(() => {
      // If a renewal fails, the fence detects it.
      this.#renew(this.db, userId, holder).catch(() => {});
    }, RENEW_MS);
    renewal.unref();
    try {
      return await work(async (transaction) => {
        if (!(await this.#renew(transaction, userId, holder)))
          throw new AppError('busy', messageOf('payment-in-progress'));
      });
    } finally {
      clearInterval(renewal);
    }
  }

  async #giveUp(userId: string, holder: string): Promise<void> {
    await this.db
      .deleteFrom('billingLeases')
      .where('userId', '=', userId)
      .where('holder', '=', holder)
      .execute();
  }

  async #take(userId: string, holder: string): Promise<boolean> {
    const nowMs = this.now();
    const taken = await this.db
      .insertInto('billingLeases')
      .values({ userId, holder, expiresAtMs: nowMs + LEASE_MS })
      .onConflict((conflict) =>
        conflict
          .column('userId')
          .doUpdateSet({ holder, expiresAtMs: nowMs + LEASE_MS })
          .where('billingLeases.expiresAtMs', '<=', nowMs),
      )
      .returning('holder')
      .executeTakeFirst();
    return taken?.holder === holder;
  }

  async #renew(db: Db | Transaction<Schema>, userId: string, holder: string): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('billingLeases')
      .set({ expiresAtMs: this.now() + LEASE_MS })
      .where('userId', '=', userId)
      .where('holder', '=', holder)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }
}
