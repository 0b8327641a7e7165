import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('attempts')
    .addColumn('id', 'varchar(64)', (column) => column.primaryKey())
    .addColumn('subject', 'varchar(100)', (column) => column.notNull())
    .addColumn('address', 'varchar(64)')
    .addColumn('scored_at_ms', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('attempts_by_subject')
    .on('attempts')
    .columns(['subject', 'scored_at_ms'])
    .execute();
  await db.schema
    .createIndex('attempts_by_address')
    .on('attempts')
    .columns(['address', 'scored_at_ms'])
    .execute();
  await db.schema
    .createTable('attempt_locks')
    .addColumn('key', 'varchar(110)', (column) => column.primaryKey())
    .addColumn('used_at_ms', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'varchar(200)', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('resets_at_ms', 'bigint', (column) => column.notNull())
    .execute();
}
