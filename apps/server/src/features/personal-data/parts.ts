import { sql, type Transaction } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import { identityKey } from '../../identity.ts';

/** The account whose data is exported or erased. */
export interface DataOwner {
  readonly id: string;
  readonly username: string;
  readonly email: string;
}

/** One kind of personal data. Each feature that stores some adds a part, which export and deletion use. */
export interface PersonalDataPart {
  /** Its name in the export. */
  readonly name: string;
  /** All stored data in readable form; long lists come one item at a time. */
  collect(owner: DataOwner): Promise<unknown> | AsyncIterable<unknown>;
  /** Deletes data that the database does not delete together with the account's row. */
  erase?(owner: DataOwner, transaction: Transaction<Schema>): Promise<void>;
}

const time = (timeMs: number) => new Date(timeMs).toISOString();

/** The data of the accounts themselves and of the attempt counts. */
export function accountParts(
  db: Db,
  guardKeysOf: (owner: DataOwner) => readonly string[],
): readonly PersonalDataPart[] {
  return [
    {
      name: 'sessions',
      async collect({ id }) {
        const rows = await db.selectFrom('sessions').selectAll().where('user_id', '=', id).execute();
        return rows.map((row) => ({
          device: row.device,
          signedInAt: time(row.created_at_ms),
          lastUsedAt: time(row.last_used_at_ms),
          expiresAt: time(row.expires_at_ms),
        }));
      },
    },
    {
      name: 'password',
      async collect({ id }) {
        const { password_changed_at_ms } = await accountOf(db, id);
        return { lastChangedAt: time(password_changed_at_ms) };
      },
    },
    {
      name: 'mailLanguage',
      async collect({ id }) {
        return (await accountOf(db, id)).language;
      },
    },
    {
      name: 'consents',
      async collect({ id }) {
        const rows = await db.selectFrom('consents').selectAll().where('user_id', '=', id).execute();
        return rows.map((row) => ({
          timestamp: time(row.accepted_at_ms),
          userType: row.user_type,
          version: row.version,
          services: row.services?.split(' ') ?? [],
        }));
      },
    },
    {
      name: 'learnedTerms',
      async collect({ id }) {
        const rows = await db.selectFrom('learned_terms').selectAll().where('user_id', '=', id).execute();
        return rows.map((row) => ({
          term: row.term,
          language: row.language,
          learnedAt: time(row.learned_at_ms),
        }));
      },
    },
    {
      name: 'attempts',
      async collect(owner) {
        const rows = await db
          .selectFrom('attempts')
          .select('scored_at_ms')
          .where('subject', '=', subjectOf(owner))
          .execute();
        return rows.map((row) => ({ scoredAt: time(row.scored_at_ms) }));
      },
      async erase(owner, transaction) {
        await transaction.deleteFrom('attempts').where('subject', '=', subjectOf(owner)).execute();
        await transaction
          .deleteFrom('attempt_locks')
          .where('key', 'in', [subjectOf(owner), `feedback:${subjectOf(owner)}`])
          .execute();
      },
    },
    {
      name: 'messages',
      async collect({ id }) {
        const rows = await db.selectFrom('feedback_messages').selectAll().where('user_id', '=', id).execute();
        return rows.map((row) => ({ sentAt: time(row.sent_at_ms), email: row.email, message: row.message }));
      },
    },
    {
      name: 'mailToBeSent',
      async collect(owner) {
        const rows = await db
          .selectFrom('mails')
          .select(['kind', 'created_at_ms'])
          .where(mailOf(owner))
          .execute();
        return rows.map((row) => ({ kind: row.kind, queuedAt: time(row.created_at_ms) }));
      },
      async erase(owner, transaction) {
        await transaction.deleteFrom('mails').where(mailOf(owner)).execute();
      },
    },
    {
      name: 'loginProtection',
      async collect(owner) {
        const rows = await db
          .selectFrom('throttles')
          .selectAll()
          .where('key', 'in', guardKeysOf(owner))
          .execute();
        return rows.map((row) => ({
          kind: row.key.split(':')[0],
          tries: row.count,
          lastAt: time(row.last_at_ms),
        }));
      },
      async erase(owner, transaction) {
        await transaction.deleteFrom('throttles').where('key', 'in', guardKeysOf(owner)).execute();
      },
    },
  ];
}

const accountOf = (db: Db, id: string) =>
  db
    .selectFrom('users')
    .select(['password_changed_at_ms', 'language'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const subjectOf = ({ id }: DataOwner) => `user:${id}`;

const mailOf = ({ id, email }: DataOwner) =>
  sql<boolean>`(user_id = ${id} or recipient_key = ${identityKey(email)})`;
