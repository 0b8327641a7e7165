import { hasActiveSubscription, type User } from '@speak-it-now/contract';
import { paths } from '../../config/paths.ts';

/** Long enough to show the toast before the page changes. */
export const REDIRECT_DELAY_MS = 100;
export const RESET_REDIRECT_DELAY_MS = 1500;

/** Where a signed-in person goes from /auth: to practice, or to choose a plan without an active subscription. */
export function destinationOf(user: Pick<User, 'stripeSubscriptionId' | 'subscriptionStatus'>): string {
  return hasActiveSubscription(user) ? paths.home : paths.subscription;
}

export const AUTH_TABS = ['login', 'register'] as const;
export type AuthTab = (typeof AUTH_TABS)[number];

/** @param search the query of the address, with or without its question mark. */
export function authTabOf(search: string): AuthTab {
  return new URLSearchParams(search).get('tab') === 'login' ? 'login' : 'register';
}
