import { LIMITS } from '@speak-it-now/contract';
import { composeMail, type Mail } from './mail.ts';

const ACCOUNT_REASON =
  'You’re receiving this email because it’s about the security of your Speak It Now account.';

export function resetCodeMail({ to, username, code }: { to: string; username: string; code: string }): Mail {
  const minutes = LIMITS.resetCodeMs / 60_000;
  return composeMail({
    to,
    subject: 'Your Speak It Now reset code',
    blocks: [
      `Hello ${username},`,
      'We received a request to reset your password. Enter this code on the page where you requested it:',
      { highlight: code },
      `The code works once and expires in ${minutes} minutes. Don’t share it with anyone. We’ll never ask you for it.`,
      'If this wasn’t you, ignore this email. Your password stays the same.',
    ],
    reason: ACCOUNT_REASON,
  });
}

export function passwordChangedMail({ to, username }: { to: string; username: string }): Mail {
  return composeMail({
    to,
    subject: 'Your Speak It Now password was changed',
    blocks: [
      `Hello ${username},`,
      'Your password was just changed, and your other devices were logged out.',
      'If this wasn’t you, reset your password now: open Speak It Now, choose "Forgot Password", and enter this email address.',
    ],
    reason: ACCOUNT_REASON,
  });
}

export function emailChangedMail(change: { to: string; username: string; newEmail: string }): Mail {
  return composeMail({
    to: change.to,
    subject: 'Your Speak It Now email address was changed',
    blocks: [
      `Hello ${change.username},`,
      `The email address of your account is now ${change.newEmail}. We’ll send all email there, including password resets.`,
      'If this wasn’t you, log in, change the address back, and set a new password. If you can’t log in, write to us under "Questions / Comments".',
    ],
    reason: ACCOUNT_REASON,
  });
}

export interface FeedbackMailContent {
  readonly to: string;
  readonly from: string;
  /** The address, if it is valid in a header. */
  readonly replyTo?: string;
  readonly sender: string;
  readonly message: string;
}

export function feedbackMail({ to, from, replyTo, sender, message }: FeedbackMailContent): Mail {
  return composeMail({
    to,
    ...(replyTo !== undefined && { replyTo }),
    subject: `Question or comment from ${from}`,
    blocks: [`${sender} wrote:`, { quote: message }],
    reason: 'Speak It Now sends what people write under "Questions / Comments" to this address.',
  });
}
