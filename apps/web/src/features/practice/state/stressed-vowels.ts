import type { WordResult } from '@speak-it-now/contract';

/** Places in a word's `phones`. */
export interface StressedVowels {
  /** The vowel that carries the stress. */
  readonly expected: number;
  /** The one that sounded as if it did. */
  readonly heard: number;
}

/** A symbol of a vowel begins with one: long, nasal and r-coloured vowels and diphthongs, too. */
const VOWEL = /^[iyɨʉɯuɪʏʊeøɘɵɤoəɛœɜɞʌɔæɐaɶɑɒɚɝ]/u;
export const isVowel = (ipa: string): boolean => VOWEL.test(ipa.normalize('NFD'));

/** Where the stress belongs and where it was heard; undefined where nothing was wrong with it. */
export function stressedVowels({ phones, stress }: WordResult): StressedVowels | undefined {
  if (!stress) return undefined;
  const vowels = phones.flatMap(({ ipa }, index) => (isVowel(ipa) ? [index] : []));
  const [expected, heard] = [vowels[stress.expectedSyllable - 1], vowels[stress.heardSyllable - 1]];
  return expected === undefined || heard === undefined ? undefined : { expected, heard };
}
