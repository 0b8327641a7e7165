import type { Mail } from '../src/mail/mail.ts';
import type { MailTransport } from '../src/mail/transport.ts';
import type { TestApp } from './app.ts';

export interface Mailbox extends MailTransport {
  readonly mails: Mail[];
  /** While set, every delivery fails with it. */
  failure: Error | undefined;
}

/** A transport that keeps the mails. The transport's own test uses a real SMTP server. */
export function makeMailbox(): Mailbox {
  const mailbox: Mailbox = {
    kind: 'smtp',
    mails: [],
    failure: undefined,
    async send(mail) {
      if (mailbox.failure) throw mailbox.failure;
      mailbox.mails.push(mail);
    },
    async forget() {},
    close() {},
  };
  return mailbox;
}

/** All mail sent to an address so far; waits for running deliveries. */
export async function mailTo(test: TestApp, mailbox: Mailbox, address: string): Promise<Mail[]> {
  await test.app.mail.settled();
  return mailbox.mails.filter((mail) => mail.to === address);
}

/** The code of the latest reset mail to an address. */
export async function resetCodeFor(test: TestApp, mailbox: Mailbox, address: string): Promise<string> {
  const mails = await mailTo(test, mailbox, address);
  const code = /^ {4}(\d{6})$/m.exec(mails.at(-1)?.text ?? '')?.[1];
  if (code === undefined) throw new Error(`No mail with a code was sent to ${address}.`);
  return code;
}

/** A well-formed code that is certainly not this one. */
export const otherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
