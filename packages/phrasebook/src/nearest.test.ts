import { expect, it } from 'vitest';
import { nearestPhrases } from './all.ts';

const texts = (text: string) =>
  nearestPhrases({ text, from: 'en', to: 'es', register: 'casual' }).map((phrase) => phrase.text);

it('finds entries that share the important words', () => {
  expect(texts('The internet is not working')).toContain("My computer isn't working.");
});

it('returns at most three, with translations, and none for unknown texts', () => {
  const near = nearestPhrases({ text: 'I need a doctor at once', from: 'en', to: 'es', register: 'casual' });
  expect(near.length).toBeGreaterThan(0);
  expect(near.length).toBeLessThanOrEqual(3);
  for (const { translation } of near) expect(translation).not.toBe('');
  expect(texts('mitochondria perspire quietly')).toEqual([]);
  expect(texts('?!')).toEqual([]);
});
