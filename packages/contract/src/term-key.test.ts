import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { termKey } from './term-key.ts';

describe('termKey', () => {
  it.each([
    ['¿Cómo estás?', 'cómo estás'],
    ['  GUTEN   Morgen! ', 'guten morgen'],
    ["l'hôtel, s'il vous plaît", "l'hôtel s'il vous plaît"],
    ['“bon-voyage”', 'bon-voyage'],
    ['e\u0301te\u0301', 'été'],
    ['!!!', ''],
  ])('%s is %s', (text, key) => {
    expect(termKey(text)).toBe(key);
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => {
        expect(termKey(termKey(text))).toBe(termKey(text));
      }),
    );
  });
});
