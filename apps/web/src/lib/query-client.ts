import { QueryClient } from '@tanstack/react-query';
import { requestUnchecked } from './api-client.ts';

const FRESH_MS = 5 * 60 * 1000;

/** Default loading is a GET on the query key's path; nothing is retried, polled or refetched on focus. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => requestUnchecked(queryKey.join('/'), { signal }),
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        // The app talks to its own server, which may well be on this machine without any network.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
