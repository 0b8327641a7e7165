import {
  doneSchema,
  type RequestPasswordReset,
  type ResetPasswordRequest,
  type VerifyResetCode,
} from '@speak-it-now/contract';
import { request } from '../../../lib/api/api-client.ts';

/** Requests a code. The answer is the same whether or not the e-mail has an account. */
export const requestResetCode = (body: RequestPasswordReset) =>
  request('/api/request-password-reset', doneSchema, { method: 'POST', body });

/** Checks a code without using it up. */
export const verifyResetCode = (body: VerifyResetCode) =>
  request('/api/verify-reset-code', doneSchema, { method: 'POST', body });

/** Sets the new password and uses the code up. */
export const resetPassword = (body: ResetPasswordRequest) =>
  request('/api/reset-password-with-code', doneSchema, { method: 'POST', body });
