import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reminders')
    .addColumn('endpoint_key', 'varchar(64)', (column) => column.primaryKey())
    // The row is deleted with the account.
    .addColumn('user_id', 'varchar(64)', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('subscription', 'text', (column) => column.notNull())
    .addColumn('minute_of_day', 'integer', (column) => column.notNull())
    .addColumn('time_zone', 'varchar(64)', (column) => column.notNull())
    .addColumn('language', 'varchar(10)', (column) => column.notNull())
    .addColumn('next_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('reminders_next').on('reminders').column('next_at_ms').execute();
  await db.schema.createIndex('reminders_user').on('reminders').column('user_id').execute();
}
