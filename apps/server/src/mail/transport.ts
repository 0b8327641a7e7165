import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { Env } from '../env.ts';
import type { Mail } from './mail.ts';

export interface MailTransport {
  readonly kind: 'smtp' | 'outbox';
  /**
   * @param id stays the same on every try, so that the receiver can recognize a repeat.
   * @throws MailRejectedError if trying again is useless; other errors may be temporary.
   */
  send(mail: Mail, id: string): Promise<void>;
  /** Deletes sent mail to this address, or with answers to it, that is still on this machine. */
  forget(address: string): Promise<void>;
  close(): void;
}

/** The receiving server will never accept this mail. */
export class MailRejectedError extends Error {
  override readonly name = 'MailRejectedError';
}

type MailSettings = Pick<Env, 'mailFrom' | 'dataDirectory'> & Partial<Pick<Env, 'smtpUrl'>>;

/** SMTP if SMTP_URL is set; otherwise files in DATA_DIR/outbox that any mail program can open. */
export function createMailTransport(env: MailSettings, log: Pick<FastifyBaseLogger, 'info'>): MailTransport {
  return env.smtpUrl
    ? smtpTransport(env.smtpUrl, env.mailFrom)
    : outboxTransport(join(env.dataDirectory, 'outbox'), env.mailFrom, log);
}

const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

function smtpTransport(url: string, from: string): MailTransport {
  const transport = nodemailer.createTransport({ url, ...SMTP_TIMEOUTS });
  return {
    kind: 'smtp',
    async send(mail, id) {
      try {
        await transport.sendMail(envelope(mail, id, from));
      } catch (error) {
        throw isFinal(error) ? new MailRejectedError((error as Error).message, { cause: error }) : error;
      }
    },
    async forget() {},
    close: () => transport.close(),
  };
}

/** 5xx to the recipient or the message. A refused login, also 5xx, is retried, because the operator can fix it. */
function isFinal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
}

function outboxTransport(
  directory: string,
  from: string,
  log: Pick<FastifyBaseLogger, 'info'>,
): MailTransport {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    kind: 'outbox',
    async send(mail, id) {
      const { message } = await transport.sendMail(envelope(mail, id, from));
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const path = join(directory, `${id}.eml`);
      // Renamed once it is complete.
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${path}.part`, path);
      log.info({ path }, 'mail written to the outbox; set SMTP_URL to send it');
    },
    async forget(address) {
      const names = await readdir(directory).catch(() => []);
      for (const path of names.map((name) => join(directory, name))) {
        const mail = await readFile(path, 'utf8').catch(() => '');
        if (addressesIn(mail).includes(address.toLowerCase())) await rm(path, { force: true });
      }
    },
    close: () => transport.close(),
  };
}

/** The addresses of a mail's recipients and of those who get the answers, in lower case. */
function addressesIn(mail: string): string[] {
  const headers = mail.slice(0, mail.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');
  const fields = headers.match(/^(?:to|reply-to):.*/gim) ?? [];
  return fields.flatMap((field) => field.toLowerCase().match(/[^\s<>,:]+@[^\s<>,]+/g) ?? []);
}

/** Addresses as objects, so that they are never parsed as a list, nor a name as an address. */
function envelope(mail: Mail, id: string, from: string): SendMailOptions {
  return {
    from,
    to: { name: '', address: mail.to },
    ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${id}@${domainOf(from)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const domainOf = (from: string) => /@([^>\s]+)>?$/.exec(from)?.[1] ?? 'localhost.localdomain';
