/**
 * Compares the engine's pronunciations with Wiktionary's.
 *
 *   npx tsx training/lexicon/disagreement.ts LEXICON_DIR PARALLEL_DIR [LANGUAGE ...] [--list] [--without]
 *
 * Among the phrasebook's words and the 2,000 most frequent words of the sentence pairs, of those in Wiktionary: how
 * many have no accepted pronunciation in common with it, and how many are shown with one that it does not have. --list
 * prints them, --without ignores the engine's lexicon.
 */

import { loadEspeak } from '../../packages/engine/src/espeak/espeak.ts';
import { EspeakG2p } from '../../packages/engine/src/g2p/index.ts';
import { Lexicon } from '../../packages/engine/src/g2p/lexicon/lexicon.ts';
import type { Phones } from '../../packages/engine/src/g2p/variants.ts';
import { createTranscriber } from '../../packages/engine/src/node/pronunciation.ts';
import { TAUGHT_LANGUAGES } from '../../packages/languages/src/index.ts';
import { countWords, phrasebookWords } from './frequencies.ts';
import { foldedUnits } from './notation.ts';
import { readWiktionary, unitsOf } from './wiktionary.ts';

const FREQUENT = 2000;

const words = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const [lexiconDirectory, parallelDirectory, ...named] = words;
if (!lexiconDirectory || !parallelDirectory)
  throw new Error('Usage: disagreement.ts LEXICON_DIR PARALLEL_DIR [LANGUAGE ...]');
const isListed = process.argv.includes('--list');
const g2p = process.argv.includes('--without')
  ? new EspeakG2p(await loadEspeak(), async (language) => new Lexicon(language, ''))
  : await createTranscriber();

for (const language of TAUGHT_LANGUAGES.filter((each) => named.length === 0 || named.includes(each))) {
  const wiktionary = readWiktionary(lexiconDirectory, language);
  const sets = {
    phrasebook: [...phrasebookWords(language)],
    frequent: [...countWords(parallelDirectory, language).keys()]
      .filter((word) => listed(word))
      .slice(0, FREQUENT),
  };
  function listed(word: string): readonly Phones[] | undefined {
    const lower = word.toLocaleLowerCase(language);
    const found = [wiktionary.get(word), word === lower ? undefined : wiktionary.get(lower)].flatMap(
      (each) => each ?? [],
    );
    return found.length > 0 && word.length > 1 ? found : undefined;
  }
  for (const [name, set] of Object.entries(sets)) {
    const unlike: string[] = [];
    let total = 0;
    let shownOtherwise = 0;
    for (const word of set) {
      const theirs = listed(word);
      if (!theirs) continue;
      const reference = await g2p.convert(word, language).catch(() => undefined);
      if (reference?.words.length !== 1) continue;
      total++;
      const keys = new Set(theirs.map((phones) => foldedUnits(phones, language)));
      const ours = reference.words[0]!.pronunciations;
      if (!keys.has(foldedUnits(ours[0]!, language))) shownOtherwise++;
      if (!ours.some((phones) => keys.has(foldedUnits(phones, language)))) {
        unlike.push(
          `${word}: ${ours.slice(0, 3).map(unitsOf).join(' / ')}; Wiktionary ${theirs.map(unitsOf).join(' / ')}`,
        );
      }
    }
    const share = (count: number) => `${((100 * count) / total).toFixed(1)} %`;
    console.log(
      `${language} ${name}: ${unlike.length} of ${total} agree with none (${share(unlike.length)}), ${share(shownOtherwise)} shown otherwise`,
    );
    if (isListed) console.log(unlike.map((line) => `  ${line}`).join('\n'));
  }
}
