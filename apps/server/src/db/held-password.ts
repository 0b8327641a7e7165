import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * For work that a password allows: keeps it from changing until the end of the transaction.
 * @param verifiedHash the hash that the password was compared with.
 * @returns false if the password has changed since then, or the account is gone.
 */
export async function holdPassword(
  transaction: Transaction<Schema>,
  userId: string,
  verifiedHash: string,
): Promise<boolean> {
  // A write locks the row in both databases.
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set({ passwordHash: verifiedHash })
    .where('id', '=', userId)
    .where('passwordHash', '=', verifiedHash)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
