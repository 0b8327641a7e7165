import {
  type DailyGoalRequest,
  dailyGoalResponseSchema,
  type ProgressResponse,
  progressResponseSchema,
} from '@speak-it-now/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { TIME_ZONE } from '../../../lib/time-zone.ts';

const PROGRESS_KEY = ['/api/progress'] as const;

/** Read again whenever the page opens: whoever comes here has mostly just practiced. */
export function useProgress() {
  return useQuery<ProgressResponse>({
    queryKey: PROGRESS_KEY,
    queryFn: ({ signal }) =>
      request(`${PROGRESS_KEY[0]}?timeZone=${encodeURIComponent(TIME_ZONE)}`, progressResponseSchema, {
        signal,
      }),
    refetchOnMount: 'always',
  });
}

export function useSetDailyGoal(onError: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: DailyGoalRequest) =>
      request('/api/progress/goal', dailyGoalResponseSchema, { method: 'POST', body }),
    onSuccess: ({ dailyGoal }) =>
      queryClient.setQueryData<ProgressResponse>(
        PROGRESS_KEY,
        (progress) => progress && { ...progress, dailyGoal },
      ),
    onError,
  });
}
