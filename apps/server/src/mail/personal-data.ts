import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { identityKey } from '../identity.ts';
import type { DataOwner, PersonalDataPart } from '../personal-data-part.ts';

/** Mail to or about an account that is not sent yet. */
export function mailPart(db: Db): PersonalDataPart {
  const isOf = ({ id, email }: DataOwner) =>
    sql<boolean>`(user_id = ${id} or recipient_key = ${identityKey(email)})`;
  return {
    name: 'mailToBeSent',
    async collect(owner) {
      const rows = await db
        .selectFrom('mails')
        .select(['kind', 'created_at_ms'])
        .where(isOf(owner))
        .execute();
      return rows.map((row) => ({ kind: row.kind, queuedAt: new Date(row.created_at_ms).toISOString() }));
    },
    async erase(owner, transaction) {
      await transaction.deleteFrom('mails').where(isOf(owner)).execute();
    },
  };
}
