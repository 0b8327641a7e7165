import type { Db } from '../src/db/database.ts';

/** The account's columns with an active subscription, for tests that are not about billing. */
export async function makePremium(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set({
      stripe_customer_id: `cus_${userId}`,
      stripe_subscription_id: `sub_${userId}`,
      subscription_status: 'active',
      subscription_tier: 'premium',
    })
    .where('id', '=', userId)
    .execute();
}
