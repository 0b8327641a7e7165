import type { SavedPhrase } from '@speak-it-now/contract';
import { describe, expect, it } from 'vitest';
import { parsePhrases, toCsv, toText } from './phrase-file.ts';

const PAIR = { source: 'en', target: 'es' } as const;
const phrase = (targetText: string, sourceText: string, change: Partial<SavedPhrase> = {}): SavedPhrase => ({
  ...PAIR,
  targetText,
  sourceText,
  list: '',
  savedAtMs: 1_000,
  ...change,
});
const textsOf = (file: string) =>
  parsePhrases(file, PAIR, 1_000).phrases.map(
    ({ targetText, sourceText }) => `${targetText} = ${sourceText}`,
  );

describe('a file of phrases', () => {
  it.each([
    ['tabs', 'hola\thello\nel agua\twater\n'],
    ['commas', 'hola,hello\r\nel agua,water'],
    ['semicolons, after a byte order mark', '\uFEFFhola;hello\n\nel agua;water'],
  ])('is read with %s', (_separator, file) => {
    expect(textsOf(file)).toEqual(['hola = hello', 'el agua = water']);
  });

  it('may have the separator inside a text', () => {
    expect(textsOf('"sí, gracias","yes, thanks"\nhola,hello')).toEqual([
      'sí, gracias = yes, thanks',
      'hola = hello',
    ]);
  });

  it('says how many lines it could not use', () => {
    const { phrases, skipped } = parsePhrases(`hola\thello\nagua\n${'a'.repeat(251)}\tlong`, PAIR, 1_000);
    expect(phrases).toHaveLength(1);
    expect(skipped).toBe(2);
  });

  it('keeps a phrase once', () => {
    expect(textsOf('hola\thello\n¡Hola!\thi')).toEqual(['¡Hola! = hi']);
  });

  it('comes back from our own CSV with its lists and languages, and a spreadsheet runs nothing', () => {
    const kept = [
      phrase('-¿Sí, quién?', 'Yes, who?', { list: 'On the phone' }),
      phrase('=1+1', 'formula', { source: 'fr', target: 'de', savedAtMs: 999 }),
    ];
    const csv = toCsv(kept);
    expect(csv).not.toMatch(/^"?[=+\-@]/m);
    expect(parsePhrases(csv, PAIR, 1_000)).toEqual({ phrases: kept, skipped: 0 });
  });

  it('comes back from our own text', () => {
    expect(textsOf(toText([phrase('hola', 'hello'), phrase('sí, gracias', 'yes, thanks')]))).toEqual([
      'hola = hello',
      'sí, gracias = yes, thanks',
    ]);
  });
});
