import type { Kysely } from 'kysely';

/**
 * The payments sandbox has a file of its own. What was paid with test cards before is forgotten: those subscriptions
 * end, and another can be chosen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['sandbox_deliveries', 'sandbox_requests', 'sandbox_objects', 'sandbox_state']) {
    await db.schema.dropTable(table).execute();
  }
}
