import type { PersonalDataPart } from '../personal-data-part.ts';
import type { MailQueue } from './queue.ts';

/** Mail to or about an account that is not sent yet. */
export const mailPart = (mail: MailQueue): PersonalDataPart => ({
  name: 'mailToBeSent',
  async collect(owner) {
    const rows = await mail.waiting(owner);
    return rows.map((row) => ({ kind: row.kind, queuedAt: new Date(row.createdAtMs).toISOString() }));
  },
  erase: (owner, transaction) => mail.erase(owner, transaction),
});
