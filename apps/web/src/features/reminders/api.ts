import { type RemindRequest, remindersSchema } from '@speak-it-now/contract/reminders';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../lib/api/api-client.ts';

export const REMINDERS_KEY = ['/api/reminders'] as const;

export const useReminders = () =>
  useQuery({
    queryKey: REMINDERS_KEY,
    queryFn: ({ signal }) => request(REMINDERS_KEY[0], remindersSchema, { signal }),
    staleTime: 0,
  });

export const remind = (body: RemindRequest) =>
  request(REMINDERS_KEY[0], remindersSchema, { method: 'POST', body });

export const endReminders = () => request(REMINDERS_KEY[0], remindersSchema, { method: 'DELETE' });
