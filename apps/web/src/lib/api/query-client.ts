import { MINUTE_MS } from '@speak-it-now/contract';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { CURRENT_USER_KEY } from '../account/current-user.ts';
import { noteLearner } from '../account/known-learner.ts';
import { ApiError, requestUnchecked } from './api-client.ts';

const FRESH_MS = 5 * MINUTE_MS;

/** Default loading is a GET on the query key's path; nothing is retried, polled or refetched on focus. */
export function createQueryClient(): QueryClient {
  // If the session ended elsewhere, the first 401 turns the page into a visitor's.
  const onError = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'unauthenticated') {
      noteLearner(null);
      client.setQueryData(CURRENT_USER_KEY, null);
    }
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => requestUnchecked(queryKey.join('/'), { signal }),
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        // The server may run on this machine without any network.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
