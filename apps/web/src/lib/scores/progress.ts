import { progressResponseSchema } from '@speak-it-now/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../api/api-client.ts';
import { TIME_ZONE } from '../browser/time-zone.ts';

/** Loaded again wherever it is shown: most people come there from practicing. */
export const progressQuery = queryOptions({
  queryKey: ['/api/progress'],
  queryFn: ({ signal }) =>
    request(`/api/progress?timeZone=${encodeURIComponent(TIME_ZONE)}`, progressResponseSchema, { signal }),
  refetchOnMount: 'always',
});

/** Days in a row, counted where the learner is; `undefined` until known. The user's `daysStreak` counts UTC days. */
export const useStreak = (): number | undefined => useQuery(progressQuery).data?.streak.days;
