import { expect, it } from 'vitest';
import { isPlainMessageKey, messageOf } from './messages.ts';

it('a message carries its key, the values of its variables and its English text', () => {
  expect(messageOf('unauthenticated')).toEqual({ key: 'unauthenticated', text: 'Log in first.' });
  expect(messageOf('feedback-limit', { messages: 3, hours: 1 })).toEqual({
    key: 'feedback-limit',
    params: { messages: 3, hours: 1 },
    text: 'You have sent 3 messages today. You can send the next one in 1 hour.',
  });
});

it('a key is plain if its message has no variables', () => {
  expect(isPlainMessageKey('unauthenticated')).toBe(true);
  expect(isPlainMessageKey('feedback-limit')).toBe(false);
  expect(isPlainMessageKey('toString')).toBe(false);
});
