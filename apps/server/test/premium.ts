import type { Db } from '../src/db/database.ts';

/** What an active subscription leaves on the account, for tests that are not about how it came about. */
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
