import { createHash } from 'node:crypto';
import type { SessionStatus } from '@speak-it-now/contract';
import type { Transaction } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';

type Reader = Db | Transaction<Schema>;

export interface Counted {
  readonly subject: string;
  readonly address: string | null;
}

export type FreeRetry = SessionStatus['freeRetry'];

/** 'retry' uses the free retry of the latest attempt and counts nothing. */
export type Decision = 'count' | 'retry' | 'refuse';

/** Subject of attempts that do not count. They are kept only so that one sent twice is known. */
const UNCOUNTED = 'free-retry';

export interface Usage {
  /** When the subject's attempts inside the window were scored, oldest first. */
  readonly scoredAtMs: readonly number[];
  /** The words that the latest of them missed, unless one was tried again since. */
  readonly freeRetry?: FreeRetry;
  /** All attempts from the same address inside the window; 0 without an address. */
  readonly fromAddress: number;
}

export class AttemptsRepository {
  constructor(private readonly db: Db) {}

  usage({ subject, address }: Counted, sinceMs: number): Promise<Usage> {
    return readUsage(this.db, { subject, address }, sinceMs);
  }

  /**
   * Records an attempt if `decide` says so about the current usage. No other count for the same subject or address runs
   * between reading and writing: a row per key is locked on PostgreSQL, and libsql runs one writing transaction at a
   * time.
   * @param id of the attempt; an attempt that is already recorded is not recorded again
   * @param freeRetry the words that this attempt missed
   * @returns the usage before this call, and the outcome of the attempt.
   */
  recordIf(
    id: string,
    counted: Counted,
    nowMs: number,
    sinceMs: number,
    freeRetry: FreeRetry,
    decide: (usage: Usage) => Decision,
  ): Promise<{ outcome: Decision | 'known'; usage: Usage }> {
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
      const outcome = decide(usage);
      if (outcome === 'refuse') return { outcome, usage };
      if (outcome === 'retry') {
        await transaction
          .updateTable('attempts')
          .set({ free_retry: null })
          .where('subject', '=', counted.subject)
          .execute();
      }
      await transaction
        .insertInto('attempts')
        .values({
          id,
          ...(outcome === 'retry' ? { subject: UNCOUNTED, address: null } : counted),
          scored_at_ms: nowMs,
          free_retry: outcome === 'count' && freeRetry ? JSON.stringify(freeRetry) : null,
        })
        .execute();
      return { outcome, usage };
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
            // The retry stays with the original, so that there are not two.
            free_retry: null,
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
    .select(['scored_at_ms', 'free_retry'])
    .where('subject', '=', subject)
    .where('scored_at_ms', '>', sinceMs)
    .orderBy('scored_at_ms')
    .execute();
  const latest = rows.at(-1)?.free_retry;
  const own = {
    scoredAtMs: rows.map((row) => row.scored_at_ms),
    ...(latest && { freeRetry: JSON.parse(latest) as FreeRetry }),
  };
  if (address === null) return { ...own, fromAddress: 0 };
  const { count } = await db
    .selectFrom('attempts')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('address', '=', address)
    .where('scored_at_ms', '>', sinceMs)
    .executeTakeFirstOrThrow();
  return { ...own, fromAddress: count };
}
