import type { Transaction } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';

export class ResetCodesRepository {
  constructor(private readonly db: Db) {}

  /** Replaces an earlier code of the account. */
  async put(userId: string, codeHash: string, expiresAtMs: number): Promise<void> {
    const fresh = { codeHash, tries: 0, expiresAtMs };
    await this.db
      .insertInto('resetCodes')
      .values({ userId, ...fresh })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(fresh))
      .execute();
  }

  /**
   * Counts one of the code's tries before the comparison, so that simultaneous guesses get no extra tries.
   * @returns the hash to compare with; undefined if there is no live code or no try left.
   */
  async takeTry(
    { userId, cost, maxTries, nowMs }: { userId: string; cost: 0 | 1; maxTries: number; nowMs: number },
    transaction: Transaction<Schema>,
  ): Promise<string | undefined> {
    const row = await transaction
      .updateTable('resetCodes')
      .set((update) => ({ tries: update('tries', '+', cost) }))
      .where('userId', '=', userId)
      .where('tries', '<', cost === 0 ? maxTries + 1 : maxTries)
      .where('expiresAtMs', '>', nowMs)
      .returning('codeHash')
      .executeTakeFirst();
    return row?.codeHash;
  }

  /** Gives the try back, because the code was right. */
  async giveTryBack(userId: string, codeHash: string): Promise<void> {
    await this.db
      .updateTable('resetCodes')
      .set((update) => ({ tries: update('tries', '-', 1) }))
      .where('userId', '=', userId)
      .where('codeHash', '=', codeHash)
      .execute();
  }

  async deleteExpired(nowMs: number): Promise<void> {
    await this.db.deleteFrom('resetCodes').where('expiresAtMs', '<=', nowMs).execute();
  }
}

/** @returns false if the code was used in the meantime; it works only once. */
export async function consumeCode(
  transaction: Transaction<Schema>,
  userId: string,
  codeHash: string,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('resetCodes')
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
