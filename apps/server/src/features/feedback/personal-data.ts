import type { PersonalDataPart } from '../../personal-data-part.ts';
import { userKey } from '../../subject.ts';
import type { FeedbackRepository } from './repository.ts';

/** Messages, which are deleted with the account's row, and the lock of their sender. */
export const feedbackPart = (messages: FeedbackRepository): PersonalDataPart => ({
  name: 'messages',
  async collect({ id }) {
    const sent = await messages.listOf(id);
    return sent.map(({ sentAtMs, email, message }) => ({
      sentAt: new Date(sentAtMs).toISOString(),
      email,
      message,
    }));
  },
  erase: ({ id }, transaction) => messages.unlock(userKey(id), transaction),
});
