import type { User } from '@speak-it-now/contract';
import { TAUGHT_LANGUAGES } from '@speak-it-now/languages';
import type { QueryClient } from '@tanstack/react-query';
import { STORAGE_KEYS } from '../../config/storage.ts';
import { ApiError, request } from '../api/api-client.ts';
import { local, readStored, writeStored } from '../browser/browser-storage.ts';
import { clearConsent } from './consent-record.ts';
import { CURRENT_USER_KEY } from './current-user.ts';
import { noteLearner } from './known-learner.ts';

/** Updates every page after a login and reloads data of the previous user. */
export function enterSession(queryClient: QueryClient, user: User): void {
  noteLearner(user);
  queryClient.setQueryData(CURRENT_USER_KEY, user);
  resetAllButUser(queryClient);
}

/** Removes the account's data from the page and the browser. */
export function leaveSession(queryClient: QueryClient): void {
  const user = queryClient.getQueryData<User | null>(CURRENT_USER_KEY);
  if (user) forgetReview(user.id);
  clearConsent();
  noteLearner(null);
  queryClient.setQueryData(CURRENT_USER_KEY, null);
  resetAllButUser(queryClient);
}

/** Progress that the account does not have yet stays until it is sent, hidden from other users. */
function forgetReview(userId: string): void {
  for (const language of TAUGHT_LANGUAGES) {
    const key = `${STORAGE_KEYS.review}:${userId}:${language}`;
    if (readStored(local, key)?.includes('"isSent":true')) writeStored(local, key, null);
  }
}

/** Reads the user again; if the connection fails, the known user stays. */
export async function refreshUser(queryClient: QueryClient): Promise<void> {
  try {
    const user = await request(CURRENT_USER_KEY[0], (contract) => contract.userSchema);
    noteLearner(user);
    queryClient.setQueryData(CURRENT_USER_KEY, user);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      noteLearner(null);
      queryClient.setQueryData(CURRENT_USER_KEY, null);
    } else console.warn('The user could not be loaded again.', error);
  }
}

function resetAllButUser(queryClient: QueryClient): void {
  // Not clear(): components on the page would keep showing the deleted queries.
  void queryClient.resetQueries({ predicate: (query) => query.queryKey[0] !== CURRENT_USER_KEY[0] });
}
