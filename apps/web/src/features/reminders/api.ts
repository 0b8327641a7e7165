import { type RemindRequest, remindersSchema } from '@speak-it-now/contract/reminders';
import { answerQuery } from '../../lib/api/answer-query.ts';
import { request } from '../../lib/api/api-client.ts';

const PATH = '/api/reminders';

export const remindersQuery = { ...answerQuery(PATH, remindersSchema), staleTime: 0 };

export const remind = (body: RemindRequest) => request(PATH, remindersSchema, { method: 'POST', body });

export const endReminders = () => request(PATH, remindersSchema, { method: 'DELETE' });
