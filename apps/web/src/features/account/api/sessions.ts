import { activeSessionsSchema, doneSchema } from '@speak-it-now/contract';
import { answerQuery } from '../../../lib/api/answer-query.ts';
import { request } from '../../../lib/api/api-client.ts';

/** The account's sessions, loaded again whenever they are shown. */
export const sessionsQuery = { ...answerQuery('/api/sessions', activeSessionsSchema), staleTime: 0 };

export const endSession = (id: string) =>
  request(`/api/sessions/${encodeURIComponent(id)}`, doneSchema, { method: 'DELETE' });

/** This session ends with all the others. */
export const endAllSessions = () => request('/api/sessions', doneSchema, { method: 'DELETE' });
