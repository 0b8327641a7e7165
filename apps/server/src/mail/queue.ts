import { randomUUID } from 'node:crypto';
import type { LanguageCode } from '@speak-it-now/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Selectable, Transaction } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import { identityKey } from '../identity.ts';
import type { Mail } from './mail.ts';
import { MailRejectedError, type MailTransport } from './transport.ts';

type MailRow = Selectable<Schema['mails']>;

/** Creates a mail when it is sent, not when it is queued. undefined: there is nothing to send. */
export type LateComposer = (recipient: string, language: LanguageCode) => Promise<Mail | undefined>;

export interface EnqueueOptions {
  /** The account that the mail is about; deleting the account deletes the mail. */
  readonly userId?: string;
  /** Queued if, and only if, this transaction commits. Call `wake` after it. */
  readonly transaction?: Transaction<Schema>;
}

export interface MailQueueDeps {
  readonly db: Db;
  readonly transport: MailTransport;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly now: () => number;
}

const COMPOSED = 'composed';
const POLL_MS = 15_000;
/** If a server dies while sending, another one may send the mail after this time. */
const CLAIM_MS = 2 * 60_000;
const FIRST_RETRY_MS = 30_000;
const MAX_RETRY_MS = 60 * 60_000;
/** As long as mail servers usually retry. */
const GIVE_UP_AFTER_MS = 3 * 24 * 60 * 60_000;
/** How long given-up mail is kept for the operator. */
const KEEP_FAILED_MS = 30 * 24 * 60 * 60_000;

/**
 * Outgoing mail, stored in the database until the mail server accepts it, so a mail server that is down loses nothing
 * and delays no request. Any replica may send a mail, but only one at a time.
 */
export class MailQueue {
  readonly #composers = new Map<string, LateComposer>();
  #timer: NodeJS.Timeout | undefined;
  #delivering: Promise<void> | undefined;
  #isWoken = false;

  constructor(private readonly deps: MailQueueDeps) {}

  get transportKind(): MailTransport['kind'] {
    return this.deps.transport.kind;
  }

  /** Registers a kind of mail that is created when it is sent. */
  compose(kind: string, composer: LateComposer): void {
    this.#composers.set(kind, composer);
  }

  async enqueue(mail: Mail, options: EnqueueOptions = {}): Promise<void> {
    await this.#insert(COMPOSED, mail.to, JSON.stringify(mail), options);
  }

  /** Does the same work whether or not there will be anything to send. */
  async enqueueLate(kind: string, recipient: string, language: LanguageCode): Promise<void> {
    await this.#insert(kind, recipient, JSON.stringify({ recipient, language }), {});
  }

  /** Sends due mail soon after this call, and then periodically. */
  start(): void {
    this.#timer = setInterval(() => this.wake(), POLL_MS);
    this.#timer.unref();
    this.wake();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    await this.#delivering;
  }

  wake(): void {
    if (!this.#timer) return;
    this.#isWoken = true;
    this.#delivering ??= this.#deliverWhileWoken();
  }

  /** Waits for a running delivery. */
  async settled(): Promise<void> {
    await this.#delivering;
  }

  async #deliverWhileWoken(): Promise<void> {
    try {
      while (this.#isWoken) {
        this.#isWoken = false;
        await this.deliverDue();
      }
    } catch (err) {
      this.deps.log.error({ err }, 'the mail queue could not be read');
    } finally {
      this.#delivering = undefined;
    }
  }

  /** Sends all due mail, one after the other. */
  async deliverDue(): Promise<void> {
    for (let row = await this.#claim(); row; row = await this.#claim()) await this.#deliver(row);
  }

  async sweep(): Promise<void> {
    await this.deps.db
      .deleteFrom('mails')
      .where('failed_at_ms', '<=', this.deps.now() - KEEP_FAILED_MS)
      .execute();
  }

  async #insert(
    kind: string,
    recipient: string,
    payload: string,
    { userId, transaction }: EnqueueOptions,
  ): Promise<void> {
    const nowMs = this.deps.now();
    await (transaction ?? this.deps.db)
      .insertInto('mails')
      .values({
        id: randomUUID(),
        kind,
        payload,
        recipient_key: identityKey(recipient),
        user_id: userId ?? null,
        created_at_ms: nowMs,
        tries: 0,
        next_try_at_ms: nowMs,
        failed_at_ms: null,
        last_error: null,
      })
      .execute();
    if (!transaction) this.wake();
  }

  /** Claims the mail that has waited longest; two replicas never claim the same row. */
  async #claim(): Promise<MailRow | undefined> {
    const nowMs = this.deps.now();
    for (;;) {
      const due = await this.deps.db
        .selectFrom('mails')
        .select(['id', 'tries'])
        .where('failed_at_ms', 'is', null)
        .where('next_try_at_ms', '<=', nowMs)
        .orderBy('next_try_at_ms')
        .limit(1)
        .executeTakeFirst();
      if (!due) return undefined;
      const claimed = await this.deps.db
        .updateTable('mails')
        .set({ tries: due.tries + 1, next_try_at_ms: nowMs + CLAIM_MS })
        .where('id', '=', due.id)
        .where('tries', '=', due.tries)
        .returningAll()
        .executeTakeFirst();
      if (claimed) return claimed;
    }
  }

  async #deliver(row: MailRow): Promise<void> {
    try {
      const mail = await this.#mailOf(row);
      if (mail) await this.deps.transport.send(mail, row.id);
      await this.deps.db.deleteFrom('mails').where('id', '=', row.id).execute();
    } catch (error) {
      await this.#postpone(row, error as Error);
    }
  }

  async #mailOf(row: MailRow): Promise<Mail | undefined> {
    if (row.kind === COMPOSED) return JSON.parse(row.payload) as Mail;
    const composer = this.#composers.get(row.kind);
    if (!composer) throw new Error(`Unknown kind of mail: "${row.kind}".`);
    // Rows of earlier versions have no language.
    const { recipient, language = 'en' } = JSON.parse(row.payload) as {
      recipient: string;
      language?: LanguageCode;
    };
    return composer(recipient, language);
  }

  async #postpone(row: MailRow, error: Error): Promise<void> {
    const { db, log, now } = this.deps;
    const nowMs = now();
    const isGivenUp = error instanceof MailRejectedError || nowMs - row.created_at_ms >= GIVE_UP_AFTER_MS;
    const waitMs = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(20, row.tries - 1));
    await db
      .updateTable('mails')
      .set({
        last_error: error.message.slice(0, 300),
        ...(isGivenUp ? { failed_at_ms: nowMs } : { next_try_at_ms: nowMs + waitMs }),
      })
      .where('id', '=', row.id)
      .execute();
    // The error's text may name the recipient, so it goes into the row; the log only says what to do.
    const fields = { mailId: row.id, tries: row.tries, code: (error as { code?: string }).code };
    if (isGivenUp) log.error(fields, 'mail given up; see the table mails for the reason');
    else log.warn({ ...fields, retryInSeconds: waitMs / 1000 }, 'mail not sent; it will be tried again');
  }
}
