import { hasActiveSubscription, LIMITS, type User } from '@speak-it-now/contract';
import { STORAGE_KEYS } from '../../config/storage.ts';
import { local, readStored, writeStored } from '../browser/browser-storage.ts';
import { parseObject } from '../browser/json-object.ts';
import { createStore } from '../react/store.ts';

export interface KnownLearner {
  readonly id: string;
  readonly username: string;
  readonly isSubscribed: boolean;
  readonly seenAtMs: number;
}

/** Increases with each change. */
export const knownLearnerVersion = createStore(0);

/** Call with each answer about the signed-in user; null for a visitor. */
export function noteLearner(user: User | null): void {
  const known: KnownLearner | null = user && {
    id: user.id,
    username: user.username,
    isSubscribed: hasActiveSubscription(user),
    seenAtMs: Date.now(),
  };
  writeStored(local, STORAGE_KEYS.knownLearner, known && JSON.stringify(known));
  writeStored(local, STORAGE_KEYS.wasSignedIn, known && 'yes');
  knownLearnerVersion.set(knownLearnerVersion.get() + 1);
}

/** The user who was signed in at the last answer. */
export function knownLearner(): KnownLearner | undefined {
  const { id, username, isSubscribed, seenAtMs } = parseObject(readStored(local, STORAGE_KEYS.knownLearner));
  if (typeof id !== 'string' || typeof username !== 'string' || typeof seenAtMs !== 'number')
    return undefined;
  return { id, username, isSubscribed: isSubscribed === true, seenAtMs };
}

/** The id of a subscriber who may practice offline. Only the page relies on it; the server decides for itself. */
export function offlineSubscriber(nowMs = Date.now()): string | undefined {
  const known = knownLearner();
  const isRecent = known !== undefined && nowMs - known.seenAtMs < LIMITS.deviceAttemptMaxAgeMs;
  return isRecent && known.isSubscribed ? known.id : undefined;
}
