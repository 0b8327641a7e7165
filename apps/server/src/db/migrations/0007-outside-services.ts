import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('service_budgets')
    .addColumn('budget', 'varchar(40)', (column) => column.notNull())
    .addColumn('key', 'varchar(120)', (column) => column.notNull())
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('used', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('service_budgets_key', ['budget', 'key', 'day'])
    .execute();
  await db.schema.createIndex('service_budgets_by_day').on('service_budgets').column('day').execute();

  await db.schema
    .createTable('translations')
    .addColumn('key', 'varchar(64)', (column) => column.primaryKey())
    .addColumn('source', 'varchar(80)', (column) => column.notNull())
    .addColumn('translation', 'text', (column) => column.notNull())
    .addColumn('made_at_ms', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('translations_by_age').on('translations').column('made_at_ms').execute();
}
