import { progressResponseSchema } from '@speak-it-now/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { requestKnown } from '../offline/known-answers.ts';
import { progressPath } from '../offline/learning-answers.ts';

/** Loaded again wherever it is shown: most people come there from practicing. */
export const progressQuery = queryOptions({
  queryKey: ['/api/progress'],
  queryFn: ({ signal }) =>
    requestKnown(progressPath, progressResponseSchema, {
      signal,
      update: async (known) => (await import('../offline/with-waiting.ts')).progressWithWaiting(known),
    }),
  refetchOnMount: 'always',
});

/** Days in a row, counted where the learner is; `undefined` until known. The user's `daysStreak` counts UTC days. */
export const useStreak = (): number | undefined => useQuery(progressQuery).data?.streak.days;
