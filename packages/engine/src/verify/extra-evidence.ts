/** Evidence for a word that is not in the text: between two of its words, before the first or after the last. */
import { clamp } from '../clamp.ts';
import { limitLogRatios, type RivalTrial } from './rival-trial.ts';
import type { Columns, Slot } from './text-lattice.ts';
import type { WordList } from './word-list.ts';

export interface ExtraEvidence {
  /**
   * Natural log ratio of the text with the word to the text without it, mean over the frame offsets: the smaller one of
   * the frame head's (-40..60) and the CTC head's (-30..60).
   */
  readonly both: number;
  /** The sum of the two. */
  readonly sum: number;
  /** The word's lead over the next one, both heads together, 0..40. */
  readonly lead: number;
  /** How much better any sequence of phones fits than the word (frame head), 0..40. */
  readonly loss: number;
}

export interface ExtraCandidate {
  readonly evidence: ExtraEvidence;
  /** Index of the word that follows it in the text; the number of words if it is last. */
  readonly beforeWord: number;
  readonly text: string;
  /** Its columns. */
  readonly phones: Columns;
  /** Frames [start, end). */
  readonly start: number;
  readonly end: number;
}

interface Tried {
  readonly word: number;
  readonly phones: Columns;
  readonly frame: number;
  readonly ctc: number;
  readonly start: number;
  readonly end: number;
}

const MOST_EVIDENCE = 40;
const WORDS_TRIED = 6;
/**
 * The gap between two words extends this far into both, because the aligner may have given them the extra word's
 * sounds.
 */
const REACH_FRAMES = 6;
/** Length of the gap before the first word and after the last one. */
const EDGE_FRAMES = 60;
/** A single phone is as often an inaccuracy of the aligner as a word. */
const MIN_PHONES = 2;
/** Natural log ratios (frame head): below the first the gap holds no word, below the second no speech at all. */
const MIN_WORD_LOG_RATIO = 2;
const MIN_SPEECH_LOG_RATIO = -6;

/** The best word of the list at each junction where an extra word is possible. */
export function collectExtraEvidence(
  { evidence, spoken, lattices, labels, starts, ctcRatio }: RivalTrial,
  list: WordList,
): readonly ExtraCandidate[] {
  const spans = spoken.map((w) => evidence.words[w]!.phones!);
  const { frames } = lattices[0]!;
  return Array.from({ length: spoken.length + 1 }, (_, k) => k).flatMap((k) => {
    const before = spans[k - 1]?.at(-1)?.end;
    const after = spans[k]?.[0]?.start;
    const slot: Slot = {
      enter: k,
      leave: k,
      from: Math.max(before === undefined ? after! - EDGE_FRAMES : before - REACH_FRAMES, 0),
      to: Math.min(after === undefined ? before! + EDGE_FRAMES : after + REACH_FRAMES, frames),
    };
    const anyPhones = lattices[0]!.scoreOfAnyPhones(list.bigram, slot) - lattices[0]!.score;
    if (anyPhones < MIN_SPEECH_LOG_RATIO) return [];
    const at = k < spoken.length ? starts[k]! : starts.at(-1)! + labels.at(-1)!.length;
    const tried = lattices[0]!
      .bestWords(list.trie, WORDS_TRIED, lattices[0]!.score + MIN_WORD_LOG_RATIO, slot)
      .filter(({ word }) => list.pronunciations[word]!.length >= MIN_PHONES)
      .map(({ word }): Tried => {
        const phones = list.pronunciations[word]!;
        const scored = lattices.map((lattice) => lattice.scoreOf(phones, slot));
        const frame =
          scored.reduce((sum, { score }, g) => sum + score - lattices[g]!.score, 0) / lattices.length;
        return {
          word,
          phones,
          frame,
          ctc: ctcRatio(at, at, phones),
          start: scored[0]!.start,
          end: scored[0]!.end,
        };
      });
    if (tried.length === 0) return [];
    const [best, second] = tried.sort((a, b) => b.frame + b.ctc - a.frame - a.ctc) as [Tried, ...Tried[]];
    const { frame, ctc, both } = limitLogRatios(best.frame, best.ctc);
    const lead = second ? best.frame + best.ctc - second.frame - second.ctc : MOST_EVIDENCE;
    return [
      {
        beforeWord: k < spoken.length ? spoken[k]! : evidence.words.length,
        text: list.texts[best.word]!,
        phones: best.phones,
        start: best.start,
        end: best.end,
        evidence: {
          both,
          sum: frame + ctc,
          lead: clamp(lead, 0, MOST_EVIDENCE),
          loss: clamp(anyPhones - best.frame, 0, MOST_EVIDENCE),
        },
      },
    ];
  });
}
