import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('visitor_attempts')
    .addColumn('id', 'varchar(64)', (column) => column.primaryKey())
    .addColumn('subject', 'varchar(80)', (column) => column.notNull())
    .addColumn('scored_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('attempt', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('visitor_attempts_by_subject')
    .on('visitor_attempts')
    .columns(['subject', 'scored_at_ms'])
    .execute();
}
