import type { SavedPhrase } from '@speak-it-now/contract';
import { expect, it } from 'vitest';
import { withPhrases } from './saved-phrases.ts';

const phrase = (targetText: string, savedAtMs: number, list = ''): SavedPhrase => ({
  source: 'en',
  target: 'es',
  sourceText: 'hello',
  targetText,
  list,
  savedAtMs,
});

it('a phrase saved again replaces the one that differs only in punctuation', () => {
  const known = [phrase('hola', 2), phrase('gracias', 1)];
  expect(withPhrases(known, [phrase('¡Hola!', 3, 'Greetings')])).toEqual([
    phrase('¡Hola!', 3, 'Greetings'),
    phrase('gracias', 1),
  ]);
});

it('the last saved comes first', () => {
  expect(
    withPhrases([phrase('hola', 5)], [phrase('gracias', 9), phrase('agua', 1)]).map(
      (kept) => kept.targetText,
    ),
  ).toEqual(['gracias', 'hola', 'agua']);
});
