import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('first_language', 'varchar(10)').execute();

  await db.schema
    .createTable('drill_cards')
    .addColumn('user_id', 'varchar(64)', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('language', 'varchar(10)', (column) => column.notNull())
    .addColumn('sound', 'varchar(40)', (column) => column.notNull())
    .addColumn('stability', 'double precision', (column) => column.notNull())
    .addColumn('difficulty', 'double precision', (column) => column.notNull())
    .addColumn('reviews', 'integer', (column) => column.notNull())
    .addColumn('lapses', 'integer', (column) => column.notNull())
    .addColumn('interval_days', 'integer', (column) => column.notNull())
    .addColumn('last_review_ms', 'bigint', (column) => column.notNull())
    .addColumn('due_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('drill_cards_key', ['user_id', 'language', 'sound'])
    .execute();
}
