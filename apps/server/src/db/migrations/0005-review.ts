import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('review_progress')
    .addColumn('user_id', 'varchar(64)', userReference)
    .addColumn('language', 'varchar(10)', (column) => column.notNull())
    .addColumn('started_at_ms', 'bigint')
    .addColumn('place', 'text')
    .addColumn('done', 'text', (column) => column.notNull())
    .addColumn('updated_at_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('review_progress_key', ['user_id', 'language'])
    .execute();

  await db.schema
    .createTable('review_answers')
    .addColumn('user_id', 'varchar(64)', userReference)
    .addColumn('language', 'varchar(10)', (column) => column.notNull())
    .addColumn('id', 'varchar(36)', (column) => column.notNull())
    .addColumn('item_id', 'varchar(80)', (column) => column.notNull())
    .addColumn('accuracy', 'integer', (column) => column.notNull())
    .addColumn('answered_at_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('review_answers_key', ['user_id', 'language', 'id'])
    .execute();
}

/** The row is deleted with the account. */
const userReference = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('users.id').onDelete('cascade');
