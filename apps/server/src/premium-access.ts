/** How long premium lasts at most after a failed renewal, while the card is tried again. */
import { DAY_MS } from '@speak-it-now/contract';
export const GRACE_MS = 7 * DAY_MS;

/** What decides when an account's premium ends. The fields are null without a subscription. */
export interface AccessRecord {
  readonly accessUntilMs: number | null;
  readonly subscriptionState: string | null;
  readonly cancelAtPeriodEnd: number | null;
}

/**
 * True once the recorded premium has ended, even if the provider could not be reached since. An ongoing subscription
 * gets a grace period, because a renewal's payment and its event may take a while.
 */
export function hasLapsed(
  { accessUntilMs, subscriptionState, cancelAtPeriodEnd }: AccessRecord,
  nowMs: number,
): boolean {
  if (accessUntilMs === null) return false;
  const renews = subscriptionState === 'active' && cancelAtPeriodEnd === 0;
  return nowMs >= accessUntilMs + (renews ? GRACE_MS : 0);
}
