import { LIMITS } from '@speak-it-now/contract';
import type { Locale } from '@speak-it-now/languages';
import { composeMail, type Mail, type MailBlock } from './mail.ts';
import { MAIL_TEXTS } from './texts.ts';

/** Who gets a mail about an account, and the language to write it in. */
interface AccountRecipient {
  readonly to: string;
  readonly username: string;
  readonly language: Locale;
}

export function resetCodeMail({ code, ...recipient }: AccountRecipient & { readonly code: string }): Mail {
  const { subject, paragraphs, afterCode } = MAIL_TEXTS[recipient.language].resetCode(
    LIMITS.resetCodeMs / 60_000,
  );
  return accountMail(recipient, subject, [...paragraphs, { highlight: code }, ...afterCode]);
}

export function passwordChangedMail(recipient: AccountRecipient): Mail {
  const { subject, paragraphs } = MAIL_TEXTS[recipient.language].passwordChanged;
  return accountMail(recipient, subject, paragraphs);
}

export function emailChangedMail({
  newEmail,
  ...recipient
}: AccountRecipient & { readonly newEmail: string }): Mail {
  const { subject, paragraphs } = MAIL_TEXTS[recipient.language].emailChanged(newEmail);
  return accountMail(recipient, subject, paragraphs);
}

function accountMail(
  { to, username, language }: AccountRecipient,
  subject: string,
  blocks: readonly MailBlock[],
): Mail {
  const { greeting, reason } = MAIL_TEXTS[language];
  return composeMail({ to, language, subject, blocks: [greeting(username), ...blocks], reason });
}

interface FeedbackMailContent {
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
    language: 'en',
    ...(replyTo !== undefined && { replyTo }),
    subject: `Question or comment from ${from}`,
    blocks: [`${sender} wrote:`, { quote: message }],
    reason: 'Speak It Now sends what people write under "Questions / Comments" to this address.',
  });
}
