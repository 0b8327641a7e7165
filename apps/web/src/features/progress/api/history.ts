import { type HistoryResponse, historyResponseSchema } from '@speak-it-now/contract';
import type { TaughtLanguage } from '@speak-it-now/languages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { requestKnown } from '../../../lib/offline/known-answers.ts';
import { historyPath } from '../../../lib/offline/learning-answers.ts';
import { historyWithWaiting } from '../../../lib/offline/with-waiting.ts';

/** The history in pages, newest first. Only premium learners may pass a language. */
export function useHistory(language: TaughtLanguage | undefined) {
  return useInfiniteQuery({
    queryKey: ['/api/history', language ?? 'all'],
    queryFn: ({ pageParam: cursor, signal }): Promise<HistoryResponse> =>
      requestKnown(historyPath(language, cursor), historyResponseSchema, {
        signal,
        update: (history) => historyWithWaiting(history, language),
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnMount: 'always',
  });
}
