import type { StoredFeedback } from './repository.ts';

/** For a terminal, so escape sequences that would move the cursor or change colors are removed. */
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
