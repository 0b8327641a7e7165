import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('subscriptions')
    .addColumn('user_id', 'varchar(64)', (column) =>
      column.primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('subscription_id', 'varchar(255)')
    .addColumn('status', 'varchar(40)', (column) => column.notNull())
    .addColumn('plan_id', 'varchar(20)')
    .addColumn('current_period_end_ms', 'bigint')
    .addColumn('cancel_at_period_end', 'integer', (column) => column.notNull())
    .addColumn('access_until_ms', 'bigint')
    .addColumn('failed_invoice_id', 'varchar(255)')
    .addColumn('card_brand', 'varchar(40)')
    .addColumn('card_last4', 'varchar(4)')
    .addColumn('read_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('next_read_at_ms', 'bigint')
    .execute();
  await db.schema
    .createIndex('subscriptions_to_read')
    .on('subscriptions')
    .column('next_read_at_ms')
    .execute();

  // No foreign key to users, because the billing of a deleted account may still need correction.
  await db.schema
    .createTable('billing_leases')
    .addColumn('user_id', 'varchar(64)', (column) => column.primaryKey())
    .addColumn('holder', 'varchar(64)', (column) => column.notNull())
    .addColumn('expires_at_ms', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('stripe_events')
    .addColumn('id', 'varchar(255)', (column) => column.primaryKey())
    .addColumn('type', 'varchar(100)', (column) => column.notNull())
    .addColumn('customer', 'varchar(255)')
    .addColumn('invoice', 'varchar(255)')
    .addColumn('received_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('next_try_at_ms', 'bigint')
    .addColumn('done_at_ms', 'bigint')
    .execute();
  await db.schema
    .createIndex('stripe_events_due')
    .on('stripe_events')
    .columns(['done_at_ms', 'next_try_at_ms'])
    .execute();

  await db.schema
    .createIndex('stripe_events_by_customer')
    .on('stripe_events')
    .columns(['customer', 'done_at_ms'])
    .execute();

  await db.schema
    .createTable('sandbox_state')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('clock_offset_seconds', 'bigint', (column) => column.notNull())
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('sandbox_objects')
    .addColumn('id', 'varchar(255)', (column) => column.primaryKey())
    .addColumn('object', 'varchar(60)', (column) => column.notNull())
    .addColumn('customer', 'varchar(255)')
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .addColumn('due_at_s', 'bigint')
    .addColumn('data', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('sandbox_objects_by_customer')
    .on('sandbox_objects')
    .columns(['object', 'customer', 'sequence'])
    .execute();
  await db.schema.createIndex('sandbox_objects_due').on('sandbox_objects').column('due_at_s').execute();
  await db.schema
    .createTable('sandbox_requests')
    .addColumn('idempotency_key', 'varchar(255)', (column) => column.primaryKey())
    .addColumn('fingerprint', 'varchar(64)', (column) => column.notNull())
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('sandbox_deliveries')
    .addColumn('event_id', 'varchar(255)', (column) => column.primaryKey())
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('next_try_at_ms', 'bigint', (column) => column.notNull())
    .execute();
}
