import type { User } from '@speak-it-now/contract';

/** A signed-in learner without a subscription. */
export const USER: User = {
  id: 'u1',
  username: 'Amélie',
  email: 'amelie@example.org',
  stripeCustomerId: null,
  stripeSubscriptionId: null,
  subscriptionStatus: null,
  subscriptionTier: 'free',
  createdAt: '2026-03-01T12:00:00.000Z',
  lastActive: '2026-03-01T12:00:00.000Z',
  wordsLearned: 0,
  daysStreak: 0,
};
