import { type PronunciationResponse, termKey } from '@speak-it-now/contract';
import { BAND_FROM } from '@speak-it-now/engine/verdict';
import type { Register } from '@speak-it-now/languages';
import { LEVELS } from '@speak-it-now/phrasebook';
import type { VocabularyPair } from '../../../lib/vocabulary/data-sets.ts';

interface SaidPhrase {
  readonly expectedText: string;
  readonly response: Pick<PronunciationResponse, 'words'>;
}

/** As many as one sitting needs. */
const OFFERED = 12;
/** How many of them repeat what was difficult; then the topic goes on. */
const REPEATING = 3;
/** A phrase that repeats has at most this many words more than the phrase that was difficult. */
const LONGER_WORDS = 2;

/**
 * The phrases to go on with after a phrase that was not chosen from a list: first some with a word that was difficult,
 * or with the example of a difficult sound, none much longer than the phrase or of a higher level; then the rest of the
 * phrase's topic, or the easiest ones. Phrases that `isSaid` knows come last.
 */
export function nextPhrases(
  vocabulary: readonly VocabularyPair[],
  { expectedText, response }: SaidPhrase,
  register: Register,
  isSaid: (text: string) => boolean,
): VocabularyPair[] {
  const textOf = (pair: VocabularyPair) => pair.target[register];
  const latest = termKey(expectedText);
  const at = vocabulary.findIndex(({ target }) =>
    Object.values(target).some((text) => termKey(text) === latest),
  );
  const origin = vocabulary[at];
  const phrases = [...vocabulary.slice(at + 1), ...vocabulary.slice(0, at + 1)].filter(
    (pair) => pair.kind === 'phrase' && termKey(textOf(pair)) !== latest,
  );
  const isNear = ({ category, level }: VocabularyPair) =>
    origin ? category === origin.category && level === origin.level : level === 'beginner';
  const wanted = difficultWords(response);
  const longestWords = wordsOf(expectedText).length + LONGER_WORDS;
  const isAsEasy = (pair: VocabularyPair) =>
    wordsOf(textOf(pair)).length <= longestWords &&
    LEVELS.indexOf(pair.level) <= LEVELS.indexOf(origin?.level ?? 'beginner');
  const repeating = phrases
    .filter(
      (pair) =>
        !isSaid(textOf(pair)) && isAsEasy(pair) && wordsOf(textOf(pair)).some((word) => wanted.has(word)),
    )
    .sort((a, b) => wordsOf(textOf(a)).length - wordsOf(textOf(b)).length)
    .slice(0, REPEATING);
  const near = phrases.filter(isNear);
  const others = phrases.filter((pair) => !isNear(pair));
  const ordered = [...repeating, ...near, ...others];
  return [
    ...new Set([
      ...ordered.filter((pair) => !isSaid(textOf(pair))),
      ...ordered.filter((pair) => isSaid(textOf(pair))),
    ]),
  ].slice(0, OFFERED);
}

/** Words that were not close to right, and the example words of their wrong sounds. */
function difficultWords({ words }: SaidPhrase['response']): ReadonlySet<string> {
  return new Set(
    words
      .filter(({ accuracy }) => accuracy < BAND_FROM.close)
      .flatMap(({ text, phones }) => [
        text,
        ...phones.filter(({ heard }) => heard !== undefined).flatMap(({ example = '' }) => example),
      ])
      .flatMap(wordsOf)
      // Shorter ones are in every other phrase.
      .filter((word) => word.length > 3),
  );
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
