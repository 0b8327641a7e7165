import type { User } from '@speak-it-now/contract';

const ACCOUNT_TABS = ['profile', 'security', 'subscription', 'account'] as const;
type AccountTab = (typeof ACCOUNT_TABS)[number];

/** Premium users delete their account on the Subscription tab, where the subscription ends with it. */
export function visibleTabs(user: Pick<User, 'subscriptionTier'>): readonly AccountTab[] {
  return ACCOUNT_TABS.filter((tab) => tab !== 'account' || user.subscriptionTier !== 'premium');
}

/** @param search the query of the address; an unknown or hidden tab leads to the first one. */
export function accountTabOf(search: string, visible: readonly AccountTab[]): AccountTab {
  const asked = new URLSearchParams(search).get('tab');
  return visible.find((tab) => tab === asked) ?? 'profile';
}
