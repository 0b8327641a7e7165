import type { FastifyBaseLogger } from 'fastify';
import { type Selectable, sql } from 'kysely';
import type { Db } from './database.ts';
import type { Schema } from './schema.ts';

/** Each queue table, with the column that stays null while a row waits. */
const ENDED_COLUMNS = { mails: 'failedAtMs', stripeEvents: 'doneAtMs' } as const;
type QueueTable = keyof typeof ENDED_COLUMNS;
type Row<Table extends QueueTable> = Selectable<Schema[Table]> & {
  readonly id: string;
  readonly tries: number;
};

interface DurableQueueOptions<Table extends QueueTable> {
  readonly db: Db;
  readonly table: Table;
  /** If a server dies while it processes a row, another one may process it after this time. */
  readonly claimMs: number;
  readonly firstRetryMs: number;
  /** The wait doubles with each try, up to this. */
  readonly maxRetryMs: number;
  /** Processes a row, then deletes it or marks it as ended. If this throws, the row is tried again. */
  process(row: Row<Table>): Promise<void>;
  /** Called after a failure, when the next try is already stored. */
  onFailure(row: Row<Table>, error: unknown, retryInMs: number): void | Promise<void>;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly now: () => number;
}

/**
 * Processes the rows of a table one after the other and tries failed ones again, less and less often. The rows are in
 * the database, so none is lost when a server dies. Any replica may process a row, but only one at a time.
 */
export class DurableQueue<Table extends QueueTable> {
  #working: Promise<void> | undefined;
  #isWoken = false;

  constructor(private readonly options: DurableQueueOptions<Table>) {}

  /** Starts processing the due rows and returns at once. */
  wake(): void {
    this.#isWoken = true;
    this.#working ??= this.#workWhileWoken();
  }

  async settled(): Promise<void> {
    await this.#working;
  }

  async stop(): Promise<void> {
    this.#isWoken = false;
    await this.#working;
  }

  async processDue(): Promise<void> {
    for (let row = await this.#claim(); row; row = await this.#claim()) await this.#process(row);
  }

  async #workWhileWoken(): Promise<void> {
    try {
      while (this.#isWoken) {
        this.#isWoken = false;
        await this.processDue();
      }
    } catch (err) {
      this.options.log.error({ err, table: this.options.table }, 'a queue could not be read');
    } finally {
      this.#working = undefined;
    }
  }

  /** Claims the row that has waited longest; two replicas never claim the same one. */
  async #claim(): Promise<Row<Table> | undefined> {
    const { db, claimMs, now } = this.options;
    const isWaiting = sql<boolean>`${sql.ref(ENDED_COLUMNS[this.options.table])} is null`;
    for (;;) {
      const due = await db
        .selectFrom(this.#table)
        .select(['id', 'tries'])
        .where(isWaiting)
        .where('nextTryAtMs', '<=', now())
        .orderBy('nextTryAtMs')
        .limit(1)
        .executeTakeFirst();
      if (!due) return undefined;
      const claimed = await db
        .updateTable(this.#table)
        .set({ tries: due.tries + 1, nextTryAtMs: now() + claimMs })
        .where('id', '=', due.id)
        .where('tries', '=', due.tries)
        .where(isWaiting)
        .returningAll()
        .executeTakeFirst();
      if (claimed) return claimed as unknown as Row<Table>;
    }
  }

  async #process(row: Row<Table>): Promise<void> {
    const { db, firstRetryMs, maxRetryMs, process, onFailure, now } = this.options;
    try {
      await process(row);
    } catch (error) {
      const retryInMs = Math.min(maxRetryMs, firstRetryMs * 2 ** Math.min(20, row.tries - 1));
      await db
        .updateTable(this.#table)
        .set({ nextTryAtMs: now() + retryInMs })
        .where('id', '=', row.id)
        .execute();
      await onFailure(row, error, retryInMs);
    }
  }

  /** Typed as one of the tables, because the queries use only columns that all queues share. */
  get #table() {
    return this.options.table as 'mails';
  }
}
