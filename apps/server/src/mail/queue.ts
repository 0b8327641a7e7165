import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@speak-it-now/contract';
import type { Locale } from '@speak-it-now/languages';
import type { FastifyBaseLogger } from 'fastify';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Db } from '../db/database.ts';
import { DurableQueue } from '../db/durable-queue.ts';
import type { Schema } from '../db/schema.ts';
import { identityKey } from '../identity.ts';
import type { DataOwner } from '../personal-data-part.ts';
import type { Mail } from './mail.ts';
import { MailRejectedError, type MailTransport } from './transport.ts';

type MailRow = Selectable<Schema['mails']>;

/** Creates a mail when it is sent, not when it is queued. undefined: there is nothing to send. */
type MailComposer = (recipient: string, language: Locale) => Promise<Mail | undefined>;

interface EnqueueOptions {
  /** The account that the mail is about; deleting the account deletes the mail. */
  readonly userId?: string;
  /** The mail is queued only if this transaction commits. Call `wake` afterwards. */
  readonly transaction?: Transaction<Schema>;
}

interface MailQueueDeps {
  readonly db: Db;
  readonly transport: MailTransport;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly now: () => number;
}

const COMPOSED = 'composed';
const POLL_MS = 15_000;
/** If a server dies while sending, another one may send the mail after this time. */
const CLAIM_MS = 2 * MINUTE_MS;
const FIRST_RETRY_MS = 30_000;
const MAX_RETRY_MS = HOUR_MS;
/** As long as mail servers usually retry. */
const GIVE_UP_AFTER_MS = 3 * DAY_MS;
/** How long given-up mail is kept for the operator. */
const KEEP_FAILED_MS = 30 * DAY_MS;

/**
 * Outgoing mail, stored in the database until the mail server accepts it, so a mail server that is down loses nothing
 * and delays no request. Any replica may send a mail, but only one at a time.
 */
export class MailQueue {
  readonly #composers = new Map<string, MailComposer>();
  readonly #queue: DurableQueue<'mails'>;
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly deps: MailQueueDeps) {
    this.#queue = new DurableQueue({
      ...deps,
      table: 'mails',
      claimMs: CLAIM_MS,
      firstRetryMs: FIRST_RETRY_MS,
      maxRetryMs: MAX_RETRY_MS,
      process: (row) => this.#deliver(row),
      onFailure: (row, error, retryInMs) => this.#noteFailure(row, error as Error, retryInMs),
    });
  }

  /** Registers a kind of mail that is created when it is sent. */
  compose(kind: string, composer: MailComposer): void {
    this.#composers.set(kind, composer);
  }

  async enqueue(mail: Mail, options: EnqueueOptions = {}): Promise<void> {
    await this.#insert(COMPOSED, mail.to, JSON.stringify(mail), options);
  }

  /** Does the same work whether or not there will be anything to send. */
  async enqueueDeferred(kind: string, recipient: string, language: Locale): Promise<void> {
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
    await this.#queue.stop();
  }

  wake(): void {
    if (this.#timer) this.#queue.wake();
  }

  settled(): Promise<void> {
    return this.#queue.settled();
  }

  /** Sends all due mail, one after the other. */
  deliverDue(): Promise<void> {
    return this.#queue.processDue();
  }

  /** Mail to or about an account that is not sent yet. */
  waiting(owner: DataOwner): Promise<Pick<MailRow, 'kind' | 'createdAtMs'>[]> {
    return this.deps.db
      .selectFrom('mails')
      .select(['kind', 'createdAtMs'])
      .where(isToOrAbout(owner))
      .execute();
  }

  async erase(owner: DataOwner, transaction: Transaction<Schema>): Promise<void> {
    await transaction.deleteFrom('mails').where(isToOrAbout(owner)).execute();
  }

  async sweep(): Promise<void> {
    await this.deps.db
      .deleteFrom('mails')
      .where('failedAtMs', '<=', this.deps.now() - KEEP_FAILED_MS)
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
        recipientKey: identityKey(recipient),
        userId: userId ?? null,
        createdAtMs: nowMs,
        tries: 0,
        nextTryAtMs: nowMs,
        failedAtMs: null,
        lastError: null,
      })
      .execute();
    if (!transaction) this.wake();
  }

  async #deliver(row: MailRow): Promise<void> {
    const mail = await this.#mailOf(row);
    if (mail) await this.deps.transport.send(mail, row.id);
    await this.deps.db.deleteFrom('mails').where('id', '=', row.id).execute();
  }

  async #mailOf(row: MailRow): Promise<Mail | undefined> {
    if (row.kind === COMPOSED) return JSON.parse(row.payload) as Mail;
    const composer = this.#composers.get(row.kind);
    if (!composer) throw new Error(`Unknown kind of mail: "${row.kind}".`);
    // Rows of earlier versions have no language.
    const { recipient, language = 'en' } = JSON.parse(row.payload) as {
      recipient: string;
      language?: Locale;
    };
    return composer(recipient, language);
  }

  async #noteFailure(row: MailRow, error: Error, retryInMs: number): Promise<void> {
    const { db, log, now } = this.deps;
    const nowMs = now();
    const isGivenUp = error instanceof MailRejectedError || nowMs - row.createdAtMs >= GIVE_UP_AFTER_MS;
    await db
      .updateTable('mails')
      .set({ lastError: error.message.slice(0, 300), ...(isGivenUp && { failedAtMs: nowMs }) })
      .where('id', '=', row.id)
      .execute();
    // The error's text may name the recipient, so it goes into the row; the log only says what to do.
    const fields = { mailId: row.id, tries: row.tries, code: (error as { code?: string }).code };
    if (isGivenUp) log.error(fields, 'mail given up; see the table mails for the reason');
    else log.warn({ ...fields, retryInSeconds: retryInMs / 1000 }, 'mail not sent; it will be tried again');
  }
}

const isToOrAbout = ({ id, email }: DataOwner) =>
  sql<boolean>`(user_id = ${id} or recipient_key = ${identityKey(email)})`;
