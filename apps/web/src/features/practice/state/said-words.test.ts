import { describe, expect, it } from 'vitest';
import { endOfWord } from './said-words.ts';

describe('the end of the words said so far', () => {
  const text = '¿Dónde está el tren, el rápido?';
  const words = ['Dónde', 'está', 'el', 'tren', 'el', 'rápido'];

  it.each([
    [0, ''],
    [1, '¿Dónde'],
    [3, '¿Dónde está el'],
    [5, '¿Dónde está el tren, el'],
    [6, '¿Dónde está el tren, el rápido'],
  ])('is found after %i words', (count, said) => {
    expect(text.slice(0, endOfWord(text, words, count))).toBe(said);
  });

  it('skips a word that the phrase writes differently', () => {
    expect(endOfWord('10h30 et quart', ['dix', 'et', 'quart'], 2)).toBe('10h30 et'.length);
  });
});
