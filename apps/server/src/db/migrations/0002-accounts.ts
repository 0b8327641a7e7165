import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'varchar(64)', (column) => column.primaryKey())
    .addColumn('username', 'varchar(200)', (column) => column.notNull())
    .addColumn('username_key', 'varchar(400)', (column) => column.notNull().unique())
    .addColumn('email', 'varchar(254)', (column) => column.notNull())
    .addColumn('email_key', 'varchar(400)', (column) => column.notNull().unique())
    .addColumn('password_hash', 'varchar(255)', (column) => column.notNull())
    .addColumn('password_changed_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('stripe_customer_id', 'varchar(255)', (column) => column.unique())
    .addColumn('stripe_subscription_id', 'varchar(255)', (column) => column.unique())
    .addColumn('subscription_status', 'varchar(40)')
    .addColumn('subscription_tier', 'varchar(20)', (column) => column.notNull().defaultTo('free'))
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('last_active_ms', 'bigint', (column) => column.notNull())
    .addColumn('streak_days', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('last_practice_day', 'integer')
    .execute();

  await db.schema
    .createTable('sessions')
    .addColumn('id', 'varchar(64)', (column) => column.primaryKey())
    .addColumn('token_hash', 'varchar(64)', (column) => column.notNull().unique())
    .addColumn('user_id', 'varchar(64)', userReference)
    .addColumn('device', 'varchar(100)', (column) => column.notNull())
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('expires_at_ms', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute();

  await db.schema
    .createTable('throttles')
    .addColumn('key', 'varchar(120)', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('last_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('blocked_until_ms', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('reset_codes')
    .addColumn('user_id', 'varchar(64)', (column) => userReference(column).primaryKey())
    .addColumn('code_hash', 'varchar(64)', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('expires_at_ms', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('learned_terms')
    .addColumn('user_id', 'varchar(64)', userReference)
    .addColumn('language', 'varchar(10)', (column) => column.notNull())
    .addColumn('term', 'varchar(1000)', (column) => column.notNull())
    .addColumn('learned_at_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('learned_terms_key', ['user_id', 'language', 'term'])
    .execute();

  await db.schema
    .createTable('consents')
    .addColumn('id', 'varchar(64)', (column) => column.primaryKey())
    .addColumn('user_id', 'varchar(64)', userReference)
    .addColumn('user_type', 'varchar(20)', (column) => column.notNull())
    .addColumn('version', 'varchar(20)', (column) => column.notNull())
    .addColumn('accepted_at_ms', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('consents_by_user')
    .on('consents')
    .columns(['user_id', 'accepted_at_ms'])
    .execute();

  await db.schema
    .createTable('feedback_messages')
    .addColumn('id', 'varchar(64)', (column) => column.primaryKey())
    .addColumn('sender_key', 'varchar(120)', (column) => column.notNull())
    .addColumn('user_id', 'varchar(64)', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('email', 'varchar(254)', (column) => column.notNull())
    .addColumn('stripe_customer_id', 'varchar(255)')
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('sent_at_ms', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('feedback_by_sender')
    .on('feedback_messages')
    .columns(['sender_key', 'sent_at_ms'])
    .execute();
  await db.schema.createIndex('feedback_by_user').on('feedback_messages').column('user_id').execute();

  await db.schema
    .createTable('mails')
    .addColumn('id', 'varchar(64)', (column) => column.primaryKey())
    .addColumn('kind', 'varchar(40)', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('recipient_key', 'varchar(400)', (column) => column.notNull())
    .addColumn('user_id', 'varchar(64)', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('next_try_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('failed_at_ms', 'bigint')
    .addColumn('last_error', 'varchar(300)')
    .execute();
  await db.schema.createIndex('mails_due').on('mails').columns(['failed_at_ms', 'next_try_at_ms']).execute();
  await db.schema.createIndex('mails_by_recipient').on('mails').column('recipient_key').execute();
}

/** The row is deleted with the account. */
const userReference = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('users.id').onDelete('cascade');
