import type { Kysely } from 'kysely';

/** Ids of outside services contain no space, so one column can hold several. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('consents').addColumn('services', 'varchar(2000)').execute();
}
