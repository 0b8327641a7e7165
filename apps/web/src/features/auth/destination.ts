import { hasActiveSubscription, type User } from '@speak-it-now/contract';
import { paths } from '../../config/paths.ts';
import { chosenPlan, planPath } from '../../lib/account/chosen-plan.ts';

/** Long enough to show the toast before the page changes. */
export const REDIRECT_DELAY_MS = 100;
export const RESET_REDIRECT_DELAY_MS = 1500;

/**
 * Where a signed-in person goes from /auth: to practice, or without an active subscription to the plans, with the one
 * that was chosen before.
 * @param search the query of the address
 */
export function destinationOf(
  user: Pick<User, 'stripeSubscriptionId' | 'subscriptionStatus'>,
  search: string,
): string {
  if (hasActiveSubscription(user)) return paths.home;
  const planId = chosenPlan(search);
  return planId ? planPath(planId) : paths.subscription;
}

export const AUTH_TABS = ['login', 'register'] as const;
export type AuthTab = (typeof AUTH_TABS)[number];

/** The address of a tab, with the rest of the query. */
export function authTabPath(tab: AuthTab, search: string): string {
  const query = new URLSearchParams(search);
  query.set('tab', tab);
  return `${paths.auth}?${query}`;
}

/** @param search the query of the address, with or without its question mark. */
export function authTabOf(search: string): AuthTab {
  return new URLSearchParams(search).get('tab') === 'login' ? 'login' : 'register';
}
