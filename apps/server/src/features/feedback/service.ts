import { randomUUID } from 'node:crypto';
import { DAY_MS, emailSchema, guestEmailProblem, HOUR_MS, LIMITS, messageOf } from '@speak-it-now/contract';
import { AppError } from '../../errors.ts';
import { guardKey, identityKey } from '../../identity.ts';
import { feedbackMail } from '../../mail/messages.ts';
import type { MailQueue } from '../../mail/queue.ts';
import { userKey } from '../../subject.ts';
import type { FeedbackRepository } from './repository.ts';

/** The sender: data from the account, or what a guest entered with the message. */
export type FeedbackSender =
  | {
      readonly kind: 'account';
      readonly userId: string;
      readonly username: string;
      readonly email: string;
      readonly stripeCustomerId: string | null;
    }
  | { readonly kind: 'guest'; readonly email: string | null | undefined; readonly address: string };

interface FeedbackDeps {
  readonly messages: FeedbackRepository;
  readonly mail: MailQueue;
  /** Address that receives the messages; without it they are only stored. */
  readonly supportEmail: string | undefined;
  readonly secret: string;
  readonly now: () => number;
}

export class FeedbackService {
  constructor(private readonly deps: FeedbackDeps) {}

  /**
   * Stores the message and queues a mail to the support address.
   * @throws AppError 'bad-request' for a guest without a usable e-mail, 'rate-limited' over the daily limit.
   */
  async submit(sender: FeedbackSender, message: string): Promise<void> {
    const { messages, mail, supportEmail, now } = this.deps;
    const email = senderEmail(sender);
    const senderKey = this.#senderKey(sender, email);
    const nowMs = now();
    await messages.transaction(async (transaction) => {
      await messages.lock(senderKey, nowMs, transaction);
      const recent = await messages.sentAtMs(senderKey, nowMs - DAY_MS, transaction);
      if (recent.length >= LIMITS.feedbackMessagesPerDay) throw tooManyMessages(recent[0]! + DAY_MS - nowMs);
      await messages.add(
        {
          id: randomUUID(),
          senderKey,
          userId: sender.kind === 'account' ? sender.userId : null,
          email,
          stripeCustomerId: sender.kind === 'account' ? sender.stripeCustomerId : null,
          message,
          sentAtMs: nowMs,
        },
        transaction,
      );
      if (supportEmail === undefined) return;
      const canReply = emailSchema.safeParse(email).success;
      await mail.enqueue(
        feedbackMail({
          to: supportEmail,
          from: email,
          ...(canReply && { replyTo: email }),
          sender: sender.kind === 'account' ? describeAccount(sender) : `A guest, ${email},`,
          message,
        }),
        { transaction, ...(sender.kind === 'account' && { userId: sender.userId }) },
      );
    });
    mail.wake();
  }

  #senderKey(sender: FeedbackSender, email: string): string {
    if (sender.kind === 'account') return userKey(sender.userId);
    return guardKey(this.deps.secret, 'guest', `${identityKey(email)} ${sender.address}`);
  }
}

/** @throws AppError 'bad-request' with the sentence the form shows. */
function senderEmail(sender: FeedbackSender): string {
  if (sender.kind === 'account') return sender.email;
  const problem = guestEmailProblem(sender.email);
  if (problem !== undefined) throw new AppError('bad-request', messageOf(problem));
  return sender.email!.trim();
}

const describeAccount = (sender: Extract<FeedbackSender, { kind: 'account' }>) =>
  `${sender.username}, ${sender.email}${sender.stripeCustomerId ? `, customer ${sender.stripeCustomerId}` : ''},`;

function tooManyMessages(waitMs: number): AppError {
  const hours = Math.max(1, Math.ceil(waitMs / HOUR_MS));
  return new AppError(
    'rate-limited',
    messageOf('feedback-limit', { messages: LIMITS.feedbackMessagesPerDay, hours }),
    { retryAfterSeconds: Math.ceil(waitMs / 1000) },
  );
}
