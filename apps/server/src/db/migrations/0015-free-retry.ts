import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('attempts').addColumn('free_retry', 'text').execute();
}
