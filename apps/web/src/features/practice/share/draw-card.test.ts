import { expect, it } from 'vitest';
import { wrapped } from './draw-card.ts';

const fits = (line: string) => line.length <= 10;

it('a line has as many words as fit', () => {
  expect(wrapped('Could I have the bill, please?', fits)).toEqual([
    'Could I',
    'have the',
    'bill,',
    'please?',
  ]);
});

it('a word that is longer than a line stays whole', () => {
  expect(wrapped('die Geschwindigkeit ist', fits)).toEqual(['die', 'Geschwindigkeit', 'ist']);
});
