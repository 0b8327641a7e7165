import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('history_attempts').addColumn('scoring_version', 'text').execute();
}
