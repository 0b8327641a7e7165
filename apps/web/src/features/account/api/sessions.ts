import { activeSessionsSchema, doneSchema } from '@speak-it-now/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/api-client.ts';

export const SESSIONS_KEY = ['/api/sessions'] as const;

/** The account's sessions, loaded again whenever they are shown. */
export const useSessions = () =>
  useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: ({ signal }) => request(SESSIONS_KEY[0], activeSessionsSchema, { signal }),
    staleTime: 0,
  });

export const endSession = (id: string) =>
  request(`/api/sessions/${encodeURIComponent(id)}`, doneSchema, { method: 'DELETE' });

/** This session ends with all the others. */
export const endAllSessions = () => request('/api/sessions', doneSchema, { method: 'DELETE' });
