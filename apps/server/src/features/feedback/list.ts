import type { Db } from '../../db/database.ts';

export interface StoredFeedback {
  readonly sentAt: string;
  readonly email: string;
  /** null for guests. */
  readonly username: string | null;
  readonly stripeCustomerId: string | null;
  readonly message: string;
}

/** Every message since a time, oldest first. */
export async function listFeedback(db: Db, sinceMs: number): Promise<StoredFeedback[]> {
  const rows = await db
    .selectFrom('feedback_messages')
    .leftJoin('users', 'users.id', 'feedback_messages.user_id')
    .select([
      'feedback_messages.sent_at_ms',
      'feedback_messages.email',
      'feedback_messages.stripe_customer_id',
      'feedback_messages.message',
      'users.username',
    ])
    .where('feedback_messages.sent_at_ms', '>=', sinceMs)
    .orderBy('feedback_messages.sent_at_ms')
    .orderBy('feedback_messages.id')
    .execute();
  return rows.map((row) => ({
    sentAt: new Date(row.sent_at_ms).toISOString(),
    email: row.email,
    username: row.username,
    stripeCustomerId: row.stripe_customer_id,
    message: row.message,
  }));
}

/** For a terminal: what people wrote can hold no escape sequence that would move the cursor or change colours. */
export function printFeedback(messages: readonly StoredFeedback[]): string {
  if (messages.length === 0) return 'No messages.\n';
  return messages
    .map(({ sentAt, email, username, stripeCustomerId, message }) => {
      const sender = [username ?? 'guest', email, stripeCustomerId].filter(Boolean).join(', ');
      const lines = message.split('\n').map((line) => `  ${plain(line)}`);
      return `${sentAt}  ${plain(sender)}\n${lines.join('\n')}\n`;
    })
    .join('\n');
}

const plain = (line: string) => line.replaceAll('\t', '  ').replace(/\p{Cc}|\p{Bidi_Control}/gu, '');
