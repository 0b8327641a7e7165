import { type HistoryResponse, historyResponseSchema, type LanguageCode } from '@speak-it-now/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/api-client.ts';
import { TIME_ZONE } from '../../../lib/browser/time-zone.ts';

/** The history in pages, newest first. Only premium learners may pass a language. */
export function useHistory(language: LanguageCode | undefined) {
  return useInfiniteQuery({
    queryKey: ['/api/history', language ?? 'all'],
    queryFn: ({ pageParam: cursor, signal }): Promise<HistoryResponse> => {
      const query = new URLSearchParams({
        timeZone: TIME_ZONE,
        ...(language && { language }),
        ...(cursor !== null && { cursor }),
      });
      return request(`/api/history?${query}`, historyResponseSchema, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnMount: 'always',
  });
}
