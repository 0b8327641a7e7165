import { progressResponseSchema, type User } from '@speak-it-now/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from './api-client.ts';
import { TIME_ZONE } from './time-zone.ts';

/** Days in a row where the learner is, as the progress page counts them; the account's own count is in UTC days. */
export function useStreak(user: User): number {
  const { data } = useQuery({
    queryKey: ['/api/progress'],
    queryFn: ({ signal }) =>
      request(`/api/progress?timeZone=${encodeURIComponent(TIME_ZONE)}`, progressResponseSchema, { signal }),
  });
  return data?.streak.days ?? user.daysStreak;
}
