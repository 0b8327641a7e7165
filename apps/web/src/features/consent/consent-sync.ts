import { hasActiveSubscription, LIMITS, type User } from '@speak-it-now/contract';
import { useEffect } from 'react';
import { hasValidConsent, readConsent, storeConsent } from '../../lib/account/consent-record.ts';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { request, requestUnchecked } from '../../lib/api/api-client.ts';

const PATH = '/api/consent';

/**
 * The server's record has the server's time, and the browser's clock may be wrong. Half of the shortest time between
 * two agreements still tells them apart.
 */
const CLOCK_TOLERANCE_MS = LIMITS.consentMs / 2;

/** Records on the server that the account agrees to the current version. */
export async function recordConsent(): Promise<void> {
  await requestUnchecked(PATH, {
    method: 'POST',
    body: { version: LIMITS.consentVersion, accepted: true, services: readConsent()?.services ?? [] },
  });
}

/**
 * Copies the browser's agreement to an account that lacks it: the person agreed before signing in, or sending failed.
 * A subscriber's agreement holds until the texts change, so it is also copied from the account to the browser. Everyone
 * else agrees again each day.
 */
export async function syncConsent(user: User, nowMs: number): Promise<void> {
  const isSubscribed = hasActiveSubscription(user);
  if (!hasValidConsent(isSubscribed, nowMs)) {
    if (!isSubscribed) return;
    const { consent } = await request(PATH, (contract) => contract.consentResponseSchema);
    if (consent) storeConsent(true, Date.parse(consent.timestamp), consent.services);
    return;
  }
  const given = readConsent();
  if (!given) return;
  const { consent: known } = await request(PATH, (contract) => contract.consentResponseSchema);
  const isKnown =
    known !== null && Date.parse(known.timestamp) >= Date.parse(given.timestamp) - CLOCK_TOLERANCE_MS;
  if (!isKnown) await recordConsent();
}

/** Syncs the account's record with the browser's, once for each account that signs in. */
export function ConsentSync() {
  const user = useCurrentUser();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed profile is the same account.
  useEffect(() => {
    if (!user) return;
    syncConsent(user, Date.now()).catch((error: unknown) =>
      console.warn('The agreement could not be recorded on the server.', error),
    );
  }, [user?.id]);
  return null;
}
