import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';

type Reader = Db | Transaction<Schema>;

export interface Counted {
  readonly subject: string;
  readonly address: string | null;
}

export interface Usage {
  /** When the subject's attempts inside the window were scored, oldest first. */
  readonly scoredAtMs: readonly number[];
  /** All attempts from the same address inside the window; 0 without an address. */
  readonly fromAddress: number;
}

export class AttemptsRepository {
  constructor(private readonly db: Db) {}

  usage({ subject, address }: Counted, sinceMs: number): Promise<Usage> {
    return readUsage(this.db, { subject, address }, sinceMs);
  }

  /**
   * Records an attempt if `isAllowed` accepts the current usage. No other count for the same subject or address runs
   * between reading and writing: a row per key is locked on PostgreSQL, and libsql runs one writing transaction at a
   * time.
   * @param id of the attempt; an attempt that is already recorded is not recorded again
   * @returns the usage before this call, and the outcome of the attempt.
   */
  recordIf(
    id: string,
    counted: Counted,
    nowMs: number,
    sinceMs: number,
    isAllowed: (usage: Usage) => boolean,
  ): Promise<{ outcome: 'recorded' | 'known' | 'refused'; usage: Usage }> {
    // Always in the same order, so that two transactions cannot deadlock.
    const lockKeys = [counted.subject, ...(counted.address ? [`address:${counted.address}`] : [])].sort();
    return this.db.transaction().execute(async (transaction) => {
      for (const key of lockKeys) {
        await transaction
          .insertInto('attempt_locks')
          .values({ key, used_at_ms: nowMs })
          .onConflict((conflict) => conflict.column('key').doUpdateSet({ used_at_ms: nowMs }))
          .execute();
      }
      const usage = await readUsage(transaction, counted, sinceMs);
      const known = await transaction
        .selectFrom('attempts')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst();
      if (known) return { outcome: 'known', usage };
      if (!isAllowed(usage)) return { outcome: 'refused', usage };
      await transaction
        .insertInto('attempts')
        .values({ id, ...counted, scored_at_ms: nowMs })
        .execute();
      return { outcome: 'recorded', usage };
    });
  }

  /**
   * Copies one subject's attempts, so that they count for another one too. Calling it again copies none twice. Copies
   * have no address, because the original already counts for it.
   */
  async copy(from: string, to: string): Promise<void> {
    await this.db.transaction().execute(async (transaction) => {
      const attempts = await transaction
        .selectFrom('attempts')
        .select(['id', 'scored_at_ms'])
        .where('subject', '=', from)
        .execute();
      if (attempts.length === 0) return;
      await transaction
        .insertInto('attempts')
        .values(
          attempts.map(({ id, scored_at_ms }) => ({
            id: createHash('sha256').update(`${id} ${to}`).digest('base64url'),
            subject: to,
            address: null,
            scored_at_ms,
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
  }

  /** When all of a subject's stored attempts were scored. */
  async scoredAtMs(subject: string): Promise<number[]> {
    const rows = await this.db
      .selectFrom('attempts')
      .select('scored_at_ms')
      .where('subject', '=', subject)
      .execute();
    return rows.map((row) => row.scored_at_ms);
  }

  async erase(subject: string, transaction: Transaction<Schema>): Promise<void> {
    await transaction.deleteFrom('attempts').where('subject', '=', subject).execute();
    await transaction.deleteFrom('attempt_locks').where('key', '=', subject).execute();
  }

  /** Deletes attempts outside the window. */
  async deleteBefore(beforeMs: number): Promise<void> {
    await this.db.deleteFrom('attempts').where('scored_at_ms', '<=', beforeMs).execute();
    await this.db.deleteFrom('attempt_locks').where('used_at_ms', '<=', beforeMs).execute();
  }
}

async function readUsage(db: Reader, { subject, address }: Counted, sinceMs: number): Promise<Usage> {
  const rows = await db
    .selectFrom('attempts')
    .select('scored_at_ms')
    .where('subject', '=', subject)
    .where('scored_at_ms', '>', sinceMs)
    .orderBy('scored_at_ms')
    .execute();
  const scoredAtMs = rows.map((row) => row.scored_at_ms);
  if (address === null) return { scoredAtMs, fromAddress: 0 };
  const { count } = await db
    .selectFrom('attempts')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('address', '=', address)
    .where('scored_at_ms', '>', sinceMs)
    .executeTakeFirstOrThrow();
  return { scoredAtMs, fromAddress: count };
}
