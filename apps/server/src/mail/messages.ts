import { LIMITS } from '@speak-it-now/contract';
import { composeMail, type Mail } from './mail.ts';

const ACCOUNT_REASON = 'Speak It Now sends this because it concerns the security of your account.';

export function resetCodeMail({ to, username, code }: { to: string; username: string; code: string }): Mail {
  const minutes = LIMITS.resetCodeMs / 60_000;
  return composeMail({
    to,
    subject: 'Your Speak It Now reset code',
    blocks: [
      `Hello ${username},`,
      'somebody, probably you, asked to reset the password of your account. Enter this code on the page where you asked for it:',
      { highlight: code },
      `It works once, within ${minutes} minutes. Give it to nobody; we will never ask you for it.`,
      'If it was not you, ignore this mail: without the code your password stays as it is.',
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
      'the password of your account has just been changed, and other devices have been logged out.',
      'If it was not you, set a new one now: open Speak It Now, choose "Forgot Password" and enter this e-mail address.',
    ],
    reason: ACCOUNT_REASON,
  });
}

export function emailChangedMail(change: { to: string; username: string; newEmail: string }): Mail {
  return composeMail({
    to: change.to,
    subject: 'Your Speak It Now e-mail address was changed',
    blocks: [
      `Hello ${change.username},`,
      `the e-mail address of your account is now ${change.newEmail}. Mail goes there from now on, also to reset the password.`,
      'If it was not you, log in, change the address back and set a new password. If you can no longer log in, write to us through "Questions / Comments".',
    ],
    reason: ACCOUNT_REASON,
  });
}

export interface FeedbackMailContent {
  readonly to: string;
  readonly from: string;
  /** Only an address that can stand in a header. */
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
