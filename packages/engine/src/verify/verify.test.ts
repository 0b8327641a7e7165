import { describe, expect, it } from 'vitest';
import { reportedOnce } from './verify.ts';

const extra = (text: string, beforeWord: number, start: number, end: number, logOdds = 2) => ({
  text, beforeWord, logOdds, span: { start, end }, units: [], isClear: true, isNamed: true,
}); // biome-ignore format: one line
const verdict = (text: string, logOdds: number) => ({
  logOdds, rival: { word: 0, text, phones: [] }, isClear: true,
}); // biome-ignore format: one line
const textsOf = (...args: Parameters<typeof reportedOnce>) => reportedOnce(...args).map(({ text }) => text);

describe('an extra word', () => {
  it('is reported once, although it fits before and after the same word', () => {
    const found = reportedOnce([extra('you', 1, 70, 88, 1), extra('you', 2, 73, 91, 3)], []);
    expect(found).toHaveLength(1);
    expect(found[0]!.logOdds).toBe(3);
  });

  it('is not reported beside the word that it replaced', () => {
    const words = [undefined, verdict('you', 4), undefined];
    expect(textsOf([extra('you', 1, 70, 88), extra('you', 2, 73, 91, 3)], words)).toEqual([]);
  });

  it('is reported if the word beside it was said or replaced by another one', () => {
    expect(textsOf([extra('you', 1, 70, 88)], [undefined, verdict('you', -1)])).toEqual(['you']);
    expect(textsOf([extra('you', 1, 70, 88)], [undefined, verdict('we', 4)])).toEqual(['you']);
  });

  it('does not hide one at another place', () => {
    expect(textsOf([extra('not', 1, 20, 40, 1), extra('very', 3, 80, 99, 3)], [])).toEqual(['not', 'very']);
  });
});
