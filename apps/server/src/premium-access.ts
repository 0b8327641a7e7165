const DAY_MS = 24 * 60 * 60 * 1000;
/** A renewal that failed keeps premium for at most this time while the card is tried again. */
export const GRACE_MS = 7 * DAY_MS;

/** What is kept of how long an account's premium lasts; null without a subscription that gives it. */
export interface AccessRecord {
  readonly accessUntilMs: number | null;
  readonly subscriptionState: string | null;
  readonly cancelAtPeriodEnd: number | null;
}

/**
 * True once the premium on record has run out, whether or not the provider could be asked since. A subscription that
 * goes on has the grace of a renewal: its payment may take a while, and so may word of it.
 */
export function hasLapsed(
  { accessUntilMs, subscriptionState, cancelAtPeriodEnd }: AccessRecord,
  nowMs: number,
): boolean {
  if (accessUntilMs === null) return false;
  const renews = subscriptionState === 'active' && cancelAtPeriodEnd === 0;
  return nowMs >= accessUntilMs + (renews ? GRACE_MS : 0);
}
