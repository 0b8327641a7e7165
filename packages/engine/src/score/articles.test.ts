import { describe, expect, it } from 'vitest';
import { grades, missing, word } from '../testing/grades.ts';
import { toyReference } from '../testing/posteriors.ts';
import { withoutArticles } from './articles.ts';
import { withMissingWords } from './grade.ts';

const reference = toyReference('e l', 'a m a n', 't i m');
const text = {
  ...reference,
  words: reference.words.map((each, w) => ({ ...each, text: ['il', 'mano', 'tim'][w]! })),
};

describe('a text without its articles', () => {
  it('keeps the other words and their places', () => {
    const spoken = withoutArticles(text)!;
    expect(spoken.reference.words.map((each) => each.text)).toEqual(['mano', 'tim']);
    expect(spoken.indices).toEqual([1, 2]);
    expect(withoutArticles(spoken.reference)).toBeUndefined();
  });

  it('gives grades in which the articles are missing', () => {
    const said = grades([word('mano', 'm a n', 95), word('tim', 't i m', 100)], {
      pauses: [{ word: 1, seconds: 1, penalty: 1 }],
    });
    const { words, pauses, completeness } = withMissingWords(said, text, [1, 2]);
    expect(words).toEqual([missing('il', 'e l'), ...said.words]);
    expect(pauses).toMatchObject([{ word: 2 }]);
    expect(completeness).toBeCloseTo((100 * 6) / 8, 6);
  });
});
