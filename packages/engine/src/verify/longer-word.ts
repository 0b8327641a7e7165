/** Detects words that were only a part of a longer word ("six" of "sixteen"), by speech beside them without a pause. */
import type { Span } from '../align/align.ts';
import { isVowel } from '../g2p/index.ts';
import type { HypothesisEvidence } from '../score/evidence.ts';
import type { Posteriors } from '../types.ts';

/** Shorter silence is the closure of a consonant, not a pause. */
const PAUSE_FRAMES = 3;
/**
 * Frames of speech beside a word at which the odds of a longer word are even. Of 1,552 correct words
 * that natives said alone, 2.5 % have that many, breath and articles included; of wrong words that differ in three or
 * more sounds, 25 %. In a phrase the limit is higher, because learners hesitate between words.
 */
const EVEN_FRAMES_ALONE = 4;
const EVEN_FRAMES_IN_PHRASE = 7;
const MAX_LOG_ODDS = 3;

/** The spans of extra words tend to be too short, so up to this many frames on each side belong to the word as well. */
const MAX_OUTSIDE_SPAN_FRAMES = 5;

/** What the decision needs of the evidence. */
export type SpokenWords = Pick<HypothesisEvidence, 'words' | 'units'> & { readonly posteriors: Posteriors };

export interface Surroundings {
  /** Other words that were said. */
  readonly otherWords: readonly Span[];
  /** Whether speech before the word, or after it, can belong to the same longer word. */
  readonly canExtendBefore: boolean;
  readonly canExtendAfter: boolean;
}

/**
 * Natural log of the odds that the spoken word `w` is a part of a longer word, at most 3. Speech that belongs to
 * `otherWords` does not count.
 */
export function logOddsOfLongerWord(evidence: SpokenWords, w: number, around: Surroundings): number {
  const even = evidence.words.length === 1 ? EVEN_FRAMES_ALONE : EVEN_FRAMES_IN_PHRASE;
  return Math.min(framesBeside(evidence, w, around) - even, MAX_LOG_ODDS);
}

function framesBeside(
  { posteriors: { frame }, words, units }: SpokenWords,
  w: number,
  { otherWords, canExtendBefore, canExtendAfter }: Surroundings,
): number {
  const phones = words[w]!.phones!;
  const from =
    words
      .slice(0, w)
      .findLast((word) => word.phones)
      ?.phones?.at(-1)?.end ?? 0;
  const to = words.slice(w + 1).find((word) => word.phones)?.phones?.[0]?.start ?? frame.rows;
  const heardAt = (t: number) => {
    const row = frame.data.subarray(t * frame.columns, (t + 1) * frame.columns);
    return row.reduce((best, logPosterior, column) => (logPosterior > row[best]! ? column : best), 0);
  };
  const isOther = (t: number) =>
    otherWords.some(
      ({ start, end }) => t >= start - MAX_OUTSIDE_SPAN_FRAMES && t < end + MAX_OUTSIDE_SPAN_FRAMES,
    );
  let count = 0;
  for (const [isOpen, first, end, step] of [
    [canExtendBefore, phones[0]!.start - 1, from - 1, -1],
    [canExtendAfter, phones.at(-1)!.end, to, 1],
  ] as const) {
    if (!isOpen) continue;
    const heard: number[] = [];
    let silent = 0;
    for (let t = first; t !== end && silent < PAUSE_FRAMES; t += step) {
      const column = heardAt(t);
      silent = column > 0 ? 0 : silent + 1;
      if (column > 0 && !isOther(t)) heard.push(column);
    }
    // Without a vowel it is breath, or the end of the word itself: the last i of French "Tunisie" fades into a kind of
    // s.
    if (heard.some((column) => isVowel(units[column - 1]!))) count += heard.length;
  }
  return count;
}
