import type { Kysely } from 'kysely';

/** Ids of outside services hold no blank, so that they can stand in one column. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('consents').addColumn('services', 'varchar(2000)').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('consents').dropColumn('services').execute();
}
