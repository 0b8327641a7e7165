import type { Kysely } from 'kysely';

/**
 * The payments sandbox now has its own file. Subscriptions paid with test cards end here, and their owners can choose a
 * plan again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['sandbox_deliveries', 'sandbox_requests', 'sandbox_objects', 'sandbox_state']) {
    await db.schema.dropTable(table).execute();
  }
}
