import type { Db } from '../src/db/database.ts';

/** The account's columns with an active subscription, for tests that are not about billing. */
export async function makePremium(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set({
      stripeCustomerId: `cus_${userId}`,
      stripeSubscriptionId: `sub_${userId}`,
      subscriptionStatus: 'active',
      subscriptionTier: 'premium',
    })
    .where('id', '=', userId)
    .execute();
}
