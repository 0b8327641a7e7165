import {
  type ChangePasswordRequest,
  doneSchema,
  type ProfileUpdate,
  personalDataSchema,
  userSchema,
} from '@speak-it-now/contract';
import { request } from '../../../lib/api/api-client.ts';

export const updateProfile = (body: ProfileUpdate) =>
  request('/api/user/update', userSchema, { method: 'POST', body });

export const changePassword = (body: ChangePasswordRequest) =>
  request('/api/user/change-password', doneSchema, { method: 'POST', body });

/** Everything the server keeps about the account. */
export const exportPersonalData = () => request('/api/user/export', personalDataSchema);

/** Ends the subscription, if any, and deletes the account. */
export const deleteAccount = () => request('/api/delete-account-and-cancel', doneSchema, { method: 'POST' });
