import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardKey, identityKey } from './identity.ts';

describe('identityKey', () => {
  it('is the same for every case and Unicode form of a name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
        const key = identityKey(name);
        expect(identityKey(key)).toBe(key);
        for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const) {
          expect(identityKey(name.normalize(form))).toBe(key);
        }
        expect(identityKey(name.toUpperCase())).toBe(key);
        expect(identityKey(name.normalize('NFKC').toLowerCase())).toBe(key);
      }),
      { numRuns: 2000, examples: [['ẞ'], ['ß'], ['ΣΑΣ'], ['İ'], ['ŉ'], ['ǅ'], ['ﬃ'], ['ͅ']] },
    );
  });

  it.each([
    ['Ada', 'Bea'],
    ['año', 'ano'],
    ['l’abbé', 'labbé'],
    ['user1', 'user2'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(identityKey(one)).not.toBe(identityKey(other));
  });
});

describe('guardKey', () => {
  it('reveals neither the name nor whether two scopes have the same one', () => {
    const key = guardKey('secret', 'login', 'ada');
    expect(key).toMatch(/^login:[\w-]{43}$/);
    expect(key).not.toContain('ada');
    expect(guardKey('secret', 'login', 'ada')).toBe(key);
    expect(guardKey('another', 'login', 'ada')).not.toBe(key);
    expect(guardKey('secret', 'reset', 'ada').split(':')[1]).not.toBe(key.split(':')[1]);
  });
});
