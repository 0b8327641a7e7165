import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('saved_phrases')
    // The row is deleted with the account.
    .addColumn('user_id', 'varchar(64)', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('phrase_key', 'varchar(260)', (column) => column.notNull())
    .addColumn('source', 'varchar(10)', (column) => column.notNull())
    .addColumn('target', 'varchar(10)', (column) => column.notNull())
    .addColumn('source_text', 'text', (column) => column.notNull())
    .addColumn('target_text', 'text', (column) => column.notNull())
    .addColumn('list', 'varchar(40)', (column) => column.notNull())
    .addColumn('saved_at_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('saved_phrases_key', ['user_id', 'phrase_key'])
    .execute();
}
