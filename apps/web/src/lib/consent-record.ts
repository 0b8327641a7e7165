import { type ConsentRecord, isConsentValid, LIMITS } from '@speak-it-now/contract';
import { STORAGE_KEYS } from '../config/storage.ts';
import { local, readStored, writeStored } from './browser-storage.ts';

/** The agreement kept in this browser, when there is one; what makes it valid is the contract's rule. */
export function readConsent(): ConsentRecord | undefined {
  const stored = readStored(local, STORAGE_KEYS.consent);
  if (stored === null) return undefined;
  try {
    const record: unknown = JSON.parse(stored);
    return typeof record === 'object' && record !== null ? (record as ConsentRecord) : undefined;
  } catch {
    return undefined;
  }
}

/** @returns false when the browser keeps nothing for this site. */
export function storeConsent(isSubscribed: boolean, nowMs: number): boolean {
  const record: ConsentRecord = {
    timestamp: new Date(nowMs).toISOString(),
    userType: isSubscribed ? 'subscribed' : 'free',
    version: LIMITS.consentVersion,
    accepted: true,
  };
  return writeStored(local, STORAGE_KEYS.consent, JSON.stringify(record));
}

export function clearConsent(): void {
  writeStored(local, STORAGE_KEYS.consent, null);
}

export function hasValidConsent(isSubscribed: boolean, nowMs: number): boolean {
  return isConsentValid(readConsent(), isSubscribed, nowMs);
}
