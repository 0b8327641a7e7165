import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('history_attempts').addColumn('scored_on', 'varchar(10)').execute();
}
