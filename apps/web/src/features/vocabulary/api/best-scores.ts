import type { BestScoresResponse } from '@speak-it-now/contract';
import type { TaughtLanguage } from '@speak-it-now/languages';
import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../../lib/account/current-user.ts';
import { request } from '../../../lib/api/api-client.ts';
import { useStore } from '../../../lib/react/store.ts';
import { scoreKey, visitBestScores } from '../../../lib/scores/best-scores.ts';

/**
 * Looks up the best score of a text in whole percent, undefined if it was never scored: from this visit, and for
 * accounts from all visits. If the server cannot be reached, only this visit's scores are shown.
 */
export function useBestScore(language: TaughtLanguage): (text: string) => number | undefined {
  const user = useCurrentUser();
  const visit = useStore(visitBestScores);
  const { data } = useQuery({
    queryKey: ['/api/history/best', language],
    queryFn: ({ signal }): Promise<BestScoresResponse> =>
      request(
        `/api/history/best?${new URLSearchParams({ language })}`,
        (contract) => contract.bestScoresResponseSchema,
        { signal },
      ),
    enabled: user !== null && user !== undefined,
  });
  const kept = new Map(data?.best.map(({ term, accuracy }) => [scoreKey(language, term), accuracy]));
  return (text) => {
    const key = scoreKey(language, text);
    const scores = [visit[key], kept.get(key)].filter((score) => score !== undefined);
    return scores.length > 0 ? Math.round(Math.max(...scores)) : undefined;
  };
}
