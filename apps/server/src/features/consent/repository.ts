import type { Selectable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';

export type ConsentRow = Selectable<Schema['consents']>;

/** Rows are never changed, only deleted with the account. */
export class ConsentRepository {
  constructor(private readonly db: Db) {}

  async add(row: ConsentRow): Promise<void> {
    await this.db.insertInto('consents').values(row).execute();
  }

  latest(userId: string, version: string): Promise<ConsentRow | undefined> {
    return this.db
      .selectFrom('consents')
      .selectAll()
      .where('userId', '=', userId)
      .where('version', '=', version)
      .orderBy('acceptedAtMs', 'desc')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
  }

  all(userId: string): Promise<ConsentRow[]> {
    return this.db.selectFrom('consents').selectAll().where('userId', '=', userId).execute();
  }
}
