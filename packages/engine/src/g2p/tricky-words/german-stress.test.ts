import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createTranscriber } from '../../node/pronunciation.ts';
import { isVowel } from '../index.ts';

/** Frequent words, each with the vowels that may be stressed, counted from 1; checked by hand. */
const WORDS = readFileSync(new URL('./german-stress.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [word: string, places: string]);

it('German words have the same stress as in dictionaries, including words of foreign origin', async () => {
  const g2p = await createTranscriber();
  const wrong: string[] = [];
  for (const [word, places] of WORDS) {
    const { words } = await g2p.convert(word, 'de');
    const vowels = words[0]!.pronunciations[0]!.filter(({ unit }) => isVowel(unit));
    const place = vowels.findIndex(({ stress }) => stress === 2) + 1;
    if (!places.split(',').includes(String(place))) wrong.push(`${word}: ${place}, not ${places}`);
  }
  expect(wrong).toEqual([]);
});
