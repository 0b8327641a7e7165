import { type DailyGoalRequest, dailyGoalResponseSchema } from '@speak-it-now/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api/api-client.ts';
import { progressQuery } from '../../../lib/scores/progress.ts';

export function useSetDailyGoal(onError: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: DailyGoalRequest) =>
      request('/api/progress/goal', dailyGoalResponseSchema, { method: 'POST', body }),
    onSuccess: ({ dailyGoal }) =>
      queryClient.setQueryData(progressQuery.queryKey, (progress) => progress && { ...progress, dailyGoal }),
    onError,
  });
}
