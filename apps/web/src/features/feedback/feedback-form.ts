import {
  type FeedbackRequest,
  feedbackRequestSchema,
  guestEmailProblem,
  issueKey,
  LIMITS,
  type PlainMessageKey,
  type User,
} from '@speak-it-now/contract';
import { z } from 'zod';

const message = feedbackRequestSchema.shape.message;

export interface FeedbackForm {
  readonly message: string;
  /** Empty for signed-in people, whose address is known. */
  readonly guestEmail: string;
}

/** The rules of the form. Guests must also give an email address for the answer. */
export function feedbackFormSchema(isGuest: boolean): z.ZodType<FeedbackForm, FeedbackForm> {
  const guestEmail = z.string().superRefine((address, context) => {
    const problem = isGuest ? guestEmailProblem(address) : undefined;
    if (problem) context.addIssue(issueKey(problem));
  });
  return z.object({ message, guestEmail });
}

/** The problem to show before submitting; undefined if the message is valid or was not edited. */
export function messageProblem(text: string, wasTouched: boolean): PlainMessageKey | undefined {
  if (text.length > LIMITS.feedbackCharacters) return 'feedback-too-long';
  return wasTouched && text.trim() === '' ? 'feedback-empty' : undefined;
}

export function canSubmit(text: string, isSending: boolean): boolean {
  return !isSending && text.trim() !== '' && text.length <= LIMITS.feedbackCharacters;
}

/** The request. The sender is the account, or for guests the address that they entered. */
export function feedbackRequestOf(
  { message: text, guestEmail }: FeedbackForm,
  user: Pick<User, 'email' | 'stripeCustomerId'> | null | undefined,
): FeedbackRequest {
  return user
    ? { message: text, userEmail: user.email, stripeCustomerId: user.stripeCustomerId }
    : { message: text, guestEmail: guestEmail.trim() };
}
