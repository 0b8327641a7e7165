import { expect, it } from 'vitest';
import { chrF } from './chrf.ts';

// Worked out by hand from Popović's definition: three letters shared of four, and so on for each order.
it('is 100 for the same text, 0 for nothing in common, and ignores spaces', () => {
  expect(chrF(['Buenos días.'], ['Buenosdías.'])).toBeCloseTo(100);
  expect(chrF(['xyz'], ['abc'])).toBe(0);
});

it('weights recall four times as much as precision', () => {
  // Orders 1 to 4: precision 3/4, 2/3, 1/2, 0/1; recall 3/4, 2/3, 1/2, 0/1; no order is longer than the texts.
  expect(chrF(['abcx'], ['abcd'])).toBeCloseTo((100 * (3 / 4 + 2 / 3 + 1 / 2)) / 4);
  expect(chrF(['ab'], ['abcd'])).toBeLessThan(chrF(['abcdef'], ['abcd']));
});
