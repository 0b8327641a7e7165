import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTranscriber } from '../../node/pronunciation.ts';
import type { Language } from '../../types.ts';
import { type EspeakG2p, isVowel } from '../index.ts';
import { phonesOfIpa } from '../lexicon/ipa.ts';
import type { Phones } from '../variants.ts';

/** Words that are often said or transcribed wrongly, with dictionary pronunciations. One of these must be accepted. */
function trickyWords(language: Language): { word: string; expected: Phones[] }[] {
  const file = new URL(`./${language}.tsv`, import.meta.url);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [word = '', ...ipas] = line.split('\t');
      return { word, expected: ipas.map((ipa) => phonesOfIpa(stressOnVowels(ipa), language)) };
    });
}

/** Dictionaries write stress before the syllable, the lexicon before the vowel. */
const stressOnVowels = (ipa: string): string => ipa.replace(/([ˈˌ])([^aeiouyæɑɐɔəɛɜɝɚɪʊʌʏøœ]*)/gu, '$2$1');

/** The sounds of a word, without regard to double consonants and to a nasal's place of articulation. */
const soundsOf = (phones: Phones): string =>
  phones
    .map(({ unit }) => unit)
    .filter((unit, at, all) => isVowel(unit) || !(all[at + 1] ?? '').startsWith(unit) || unit === 's')
    .join(' ')
    .replace(/ŋ (?=[kɡx])/gu, 'n ')
    .replace(/t s/gu, 'ts')
    .replace(/t ʃ/gu, 'tʃ')
    .replace(/ɝ ɹ/gu, 'ɝ')
    .replace(/s s/gu, 's')
    .replace(/ʃ ʃ/gu, 'ʃ');

const stressOf = (phones: Phones): number =>
  phones.filter(({ unit }) => isVowel(unit)).findIndex(({ stress }) => stress === 2);

let g2p: EspeakG2p;
beforeAll(async () => {
  g2p = await createTranscriber();
});

describe.each(['en', 'es', 'fr', 'de', 'it'] as const)('tricky words of %s', (language) => {
  it('are accepted with the sounds and the stress that dictionaries give', async () => {
    const missed: string[] = [];
    const stressedOtherwise: string[] = [];
    const words = trickyWords(language);
    for (const { word, expected } of words) {
      const { words: found } = await g2p.convert(word, language);
      const accepted = found[0]!.pronunciations;
      const fitting = accepted.filter((phones) =>
        expected.some((each) => soundsOf(each) === soundsOf(phones)),
      );
      if (fitting.length === 0) missed.push(`${word}: ${accepted.map(soundsOf).join(' / ')}`);
      const isStressed = fitting.some((phones) =>
        expected.some((each) => stressOf(each) < 0 || stressOf(each) === stressOf(phones)),
      );
      if (fitting.length > 0 && language !== 'fr' && !isStressed) {
        stressedOtherwise.push(`${word}: ${stressOf(fitting[0]!)}`);
      }
    }
    expect(missed).toEqual([]);
    expect(stressedOtherwise).toEqual([]);
  });
});
