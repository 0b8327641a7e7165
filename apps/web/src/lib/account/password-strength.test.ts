import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

describe('the password hint', () => {
  it.each([
    ['password1', 'weak', 'common'],
    ['QWERTZ99', 'weak', 'common'],
    ['aaaaaaaaaa', 'weak', 'monotonous'],
    ['abcdefghij', 'weak', 'monotonous'],
    ['tree', 'weak', 'short'],
    ['kW4!xq', 'fair', 'short'],
    ['violet teapot', 'good', 'fine'],
    ['korrekt Pferd Batterie 7', 'strong', 'fine'],
  ])('%s is %s: %s', (password, level, advice) =>
    expect(passwordStrength(password)).toEqual({ level, advice }),
  );

  it('gives no credit for what others know about the person', () => {
    const personal = ['Amélie', 'amelie.durand@example.org'];
    expect(passwordStrength('amélie7', personal)).toEqual({ level: 'weak', advice: 'personal' });
    expect(passwordStrength('amelie.durand', personal).advice).toBe('personal');
    // Too short to mean anything.
    expect(passwordStrength('violet teapot', ['t', '']).level).toBe('good');
  });

  it('a longer password is never weaker than its beginning', () => {
    const order = ['weak', 'fair', 'good', 'strong'];
    // Digits only: a letter may complete a common word.
    fc.assert(
      fc.property(
        fc.stringMatching(/^[02468]{0,30}$/),
        fc.stringMatching(/^[13579]{0,10}$/),
        (start, more) => {
          const before = order.indexOf(passwordStrength(start).level);
          expect(order.indexOf(passwordStrength(start + more).level)).toBeGreaterThanOrEqual(before);
        },
      ),
    );
  });
});
