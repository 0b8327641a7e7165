import { randomUUID } from 'node:crypto';
import { type ConsentRecord, type ConsentRequest, consentRecordSchema } from '@speak-it-now/contract';
import type { Selectable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';

export type ConsentRow = Selectable<Schema['consents']>;

/**
 * Proof of which account agreed to which version, and when. The browser's own record decides whether to ask again;
 * these rows are never changed, only deleted with the account.
 */
export class ConsentService {
  constructor(
    private readonly db: Db,
    private readonly now: () => number,
  ) {}

  async record(
    userId: string,
    isSubscribed: boolean,
    { version, services }: ConsentRequest,
  ): Promise<ConsentRecord> {
    const row: ConsentRow = {
      id: randomUUID(),
      user_id: userId,
      user_type: isSubscribed ? 'subscribed' : 'free',
      version,
      services: services?.join(' ') ?? null,
      accepted_at_ms: this.now(),
    };
    await this.db.insertInto('consents').values(row).execute();
    return toRecord(row);
  }

  /** null before the first consent to the current version. */
  async latest(userId: string): Promise<ConsentRecord | null> {
    const row = await this.db
      .selectFrom('consents')
      .selectAll()
      .where('user_id', '=', userId)
      .where('version', '=', consentRecordSchema.shape.version.value)
      .orderBy('accepted_at_ms', 'desc')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    return row ? toRecord(row) : null;
  }
}

const toRecord = (row: ConsentRow): ConsentRecord =>
  consentRecordSchema.parse({
    timestamp: new Date(row.accepted_at_ms).toISOString(),
    userType: row.user_type,
    version: row.version,
    accepted: true,
    ...(row.services !== null && { services: row.services.split(' ').filter((id) => id !== '') }),
  });
