import { expect, it } from 'vitest';
import type { VocabularyPair } from '../../../lib/vocabulary/data-sets.ts';
import { unsaidItems } from './unsaid-items.ts';

const pair = (level: VocabularyPair['level'], english: string, spanish: string): VocabularyPair => ({
  category: 'greetings',
  level,
  kind: 'term',
  source: { casual: english, formal: english },
  target: { casual: spanish, formal: spanish },
});

it('leaves out what was scored, and every topic comes before the next level', () => {
  const vocabulary = [
    pair('beginner', 'hello', 'hola'),
    pair('beginner', 'good morning', 'buenos días'),
    pair('intermediate', 'see you soon', 'hasta pronto'),
    pair('beginner', 'water', 'el agua'),
  ];
  const texts = unsaidItems(vocabulary, (text) => (text === 'hola' ? 80 : undefined)).map(
    ({ target }) => target.casual,
  );
  expect(texts).toEqual(['buenos días', 'el agua', 'hasta pronto']);
});
