import type { WordResult } from '@speak-it-now/contract';
import { isVowel as isVowelOfEngine, UNITS } from '@speak-it-now/engine/phonemes';
import { describe, expect, it } from 'vitest';
import { isVowel, stressedVowels } from './stressed-vowels.ts';

const word = (sounds: string, stress?: WordResult['stress']): WordResult => ({
  text: sounds.replaceAll(' ', ''),
  start: 0,
  end: 1,
  accuracy: 90,
  status: 'good',
  phones: sounds.split(' ').map((ipa) => ({ ipa, start: 0, end: 1, accuracy: 90 })),
  ...(stress && { stress }),
});

describe('where the stress of a word belongs', () => {
  it('is found by counting vowels, diphthongs as one', () => {
    expect(stressedVowels(word('h oʊ t ɛ l', { expectedSyllable: 2, heardSyllable: 1 }))).toEqual({
      expected: 3,
      heard: 1,
    });
    expect(stressedVowels(word('a k w a ɾ j o', { expectedSyllable: 2, heardSyllable: 3 }))).toEqual({
      expected: 3,
      heard: 6,
    });
  });

  it('is not told where nothing was wrong with it, or where the sounds of the word are not known', () => {
    expect(stressedVowels(word('h oʊ t ɛ l'))).toBeUndefined();
    expect(
      stressedVowels({ ...word('a'), phones: [], stress: { expectedSyllable: 2, heardSyllable: 1 } }),
    ).toBeUndefined();
  });

  it('counts as vowels what the engine counts as vowels', () => {
    for (const unit of UNITS) expect(isVowel(unit), unit).toBe(isVowelOfEngine(unit));
    for (const shown of ['iː', 'ɑ̃', 'ɔ̃', 'ɚ', 'aɪ']) expect(isVowel(shown), shown).toBe(true);
    for (const shown of ['j', 'w', 'ɥ', 'ɾ', 'lː', 'β']) expect(isVowel(shown), shown).toBe(false);
  });
});
