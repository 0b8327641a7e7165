// Contains no schema, because the page's first load needs these rules without the schema library.

import type { TaughtLanguage } from '@speak-it-now/languages';
import type { ConsentRecord, User } from './account.ts';
import type { SessionStatus } from './assessment.ts';
import { LIMITS } from './limits.ts';
import { termKey } from './term-key.ts';

/** The only rule of access: an active subscription that has an id. */
export function hasActiveSubscription(
  user: Pick<User, 'stripeSubscriptionId' | 'subscriptionStatus'>,
): boolean {
  return user.stripeSubscriptionId !== null && user.subscriptionStatus === 'active';
}

/**
 * Free and signed-out users renew the agreement every 24 hours; subscribed users only when its version changes.
 * A timestamp in the future (a clock set back) does not extend it.
 */
export function isConsentValid(
  record: ConsentRecord | undefined,
  isSubscribed: boolean,
  nowMs: number,
): boolean {
  if (!record?.accepted || record.version !== LIMITS.consentVersion) return false;
  if (isSubscribed) return true;
  const ageMs = nowMs - Date.parse(record.timestamp);
  return ageMs >= 0 && ageMs < LIMITS.consentMs;
}

/** Whether a score of this text would not be counted. */
export const isFreeRetry = (
  status: Pick<SessionStatus, 'freeRetry'> | undefined,
  language: TaughtLanguage,
  text: string,
): boolean => status?.freeRetry?.language === language && status.freeRetry.words.includes(termKey(text));
