import { describe, expect, it } from 'vitest';
import { tipFor, wordsInTip } from '../feedback/tips/index.ts';
import { createTranscriber } from '../node/pronunciation.ts';

describe('English weak forms', () => {
  it.each(['have', 'that', 'can', 'than', 'would'])(
    'of %s have ə, never the vowel of “cup”',
    async (text) => {
      const { words } = await (await createTranscriber()).convert(text, 'en');
      const weak = words[0]!.pronunciations.filter((phones) => phones.some(({ unit }) => unit === 'ʌ'));
      expect(weak.length).toBeGreaterThan(0);
      for (const { unit, ipa } of weak.flat()) if (unit === 'ʌ') expect(ipa).toBe('ə');
    },
  );

  it('are taught by a weak vowel', () => {
    for (const heard of [undefined, 'ɑ']) {
      expect(wordsInTip('en', 'ʌ', heard, 'ə')).toEqual(['about']);
      expect(tipFor('en', 'ʌ', heard, 'en', 'ə')).toMatch(/most relaxed vowel.*“about”/);
    }
    expect(wordsInTip('en', 'ʌ', undefined, 'ʌ')).toEqual(['cup']);
  });
});
