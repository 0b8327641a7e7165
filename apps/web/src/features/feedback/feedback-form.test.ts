import { isPlainMessageKey } from '@speak-it-now/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageText } from '../../i18n/message-text.ts';
import {
  canSubmit,
  feedbackFormSchema,
  feedbackRequestOf,
  messageProblem as problemKey,
} from './feedback-form.ts';

const problems = (isGuest: boolean, message: string, guestEmail: string) =>
  feedbackFormSchema(isGuest)
    .safeParse({ message, guestEmail })
    .error?.issues.map(({ message }) => (isPlainMessageKey(message) ? messageText(message) : message)) ?? [];
const messageProblem = (text: string, wasTouched: boolean) => {
  const key = problemKey(text, wasTouched);
  return key && messageText(key);
};

describe('the rules of the message form', () => {
  it.each(['', '   ', '\n\t'])('FBK-08, FBK-10 an empty message cannot be submitted: %j', (text) => {
    expect(canSubmit(text, false)).toBe(false);
    expect(messageProblem(text, true)).toBe('Please enter a message before submitting.');
    expect(messageProblem(text, false)).toBeUndefined();
    expect(problems(false, text, '')).toContain('Please enter a message before submitting.');
  });

  it('FBK-02, FBK-09, FBK-11 takes 500 characters and refuses 501', () => {
    expect(canSubmit('x'.repeat(500), false)).toBe(true);
    expect(problems(false, 'x'.repeat(500), '')).toEqual([]);
    expect(canSubmit('x'.repeat(501), false)).toBe(false);
    expect(messageProblem('x'.repeat(501), false)).toBe('Message must be 500 characters or less.');
    expect(problems(false, 'x'.repeat(501), '')).toEqual(['Message must be 500 characters or less.']);
  });

  it('FBK-07 nothing can be submitted while sending', () => {
    expect(canSubmit('Hello', true)).toBe(false);
  });

  it('FBK-12 a guest without an email is asked for one', () => {
    expect(problems(true, 'Hello', '  ')).toEqual(['Please provide your email address.']);
    expect(problems(false, 'Hello', '')).toEqual([]);
  });

  it('FBK-13 a guest email without an at-sign or a dot after it is refused', () => {
    for (const email of ['amelie', 'amelie@example', 'amelie.example.org', '@.', 'a b@c.de'])
      expect(problems(true, 'Hello', email)).toEqual(['Please provide a valid email address.']);
    expect(problems(true, 'Hello', 'amelie@example.org')).toEqual([]);
  });

  it('the button is enabled exactly when the form would accept the message', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 600, unit: 'binary' }), (text) => {
        const isPlain = !/\p{Cc}/u.test(text);
        fc.pre(isPlain);
        expect(canSubmit(text, false)).toBe(problems(false, text, '').length === 0);
      }),
    );
  });

  it('FBK-14, FBK-15, FBK-16 signed-in people send account and customer, guests their email', () => {
    const form = { message: 'Hello', guestEmail: ' amelie@example.org ' };
    expect(feedbackRequestOf(form, { email: 'me@example.org', stripeCustomerId: 'cus_1' })).toEqual({
      message: 'Hello',
      userEmail: 'me@example.org',
      stripeCustomerId: 'cus_1',
    });
    expect(feedbackRequestOf(form, null)).toEqual({ message: 'Hello', guestEmail: 'amelie@example.org' });
  });
});
