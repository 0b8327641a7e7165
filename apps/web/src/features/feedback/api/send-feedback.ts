import { doneSchema, type FeedbackRequest } from '@speak-it-now/contract';
import { request } from '../../../lib/api/api-client.ts';

export const sendFeedback = (body: FeedbackRequest) =>
  request('/api/feedback', doneSchema, { method: 'POST', body });
