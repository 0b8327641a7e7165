import { hasActiveSubscription, type User } from '@speak-it-now/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { STORAGE_KEYS } from '../../config/storage.ts';
import { ApiError, GATEWAY_FAILURES, request } from '../api/api-client.ts';
import { local, readStored, writeStored } from '../browser/browser-storage.ts';
import { useStore } from '../react/store.ts';
import {
  type KnownLearner,
  knownLearner,
  knownLearnerVersion,
  noteLearner,
  offlineSubscriber,
} from './known-learner.ts';

export const CURRENT_USER_KEY = ['/api/user'] as const;

/** A page that waits longer goes on as without a connection. */
const USER_WAIT_MS = 5000;

async function fetchCurrentUser({ signal }: { signal: AbortSignal }): Promise<User | null> {
  try {
    const user = await request(CURRENT_USER_KEY[0], (contract) => contract.userSchema, {
      signal,
      limitMs: USER_WAIT_MS,
    });
    noteLearner(user);
    return user;
  } catch (error) {
    // Visitors get 401. Any other failure also counts as signed out.
    if (error instanceof ApiError && error.status === 401) noteLearner(null);
    else console.warn('The user could not be loaded.', error);
    // Without an answer of the app the page keeps the layout of the last signed-in user.
    if (error instanceof ApiError && !GATEWAY_FAILURES.includes(error.status))
      writeStored(local, STORAGE_KEYS.wasSignedIn, null);
    return null;
  }
}

export const currentUserQuery = queryOptions({
  queryKey: CURRENT_USER_KEY,
  queryFn: fetchCurrentUser,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The signed-in user: `undefined` until known, `null` for a visitor. Time alone never causes another request. */
export function useCurrentUser(): User | null | undefined {
  return useQuery(currentUserQuery).data;
}

/** The learner of the server's last answer, while the server is unreachable. */
export function useOfflineLearner(): KnownLearner | undefined {
  const user = useCurrentUser();
  useStore(knownLearnerVersion);
  const isUnanswered = user === null && readStored(local, STORAGE_KEYS.wasSignedIn) !== null;
  return isUnanswered ? knownLearner() : undefined;
}

/** Whether the page has the visitor's layout. Guessed until the answer arrives, so that the layout does not shift. */
export function useIsVisitor(): boolean {
  const user = useCurrentUser();
  const offlineLearner = useOfflineLearner();
  if (user === undefined) return readStored(local, STORAGE_KEYS.wasSignedIn) === null;
  return user === null && offlineLearner === undefined;
}

/** Whether the learner has no limit; without a connection, as of the last answer. */
export function useIsSubscribed(): boolean {
  const user = useCurrentUser();
  return user ? hasActiveSubscription(user) : offlineSubscriber() !== undefined;
}
