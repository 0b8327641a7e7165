/** Evidence for a word that is not in the text: between two of its words, before the first or after the last. */
import type { RivalTrial } from './rival-trial.ts';
import type { Columns, Slot } from './text-lattice.ts';
import type { WordList } from './word-list.ts';

/** Natural log ratios of the text with the word to the text without it, unless noted otherwise. */
export interface ExtraEvidence {
  /** Frame head, mean over the frame offsets, -40..60. */
  readonly frame: number;
  /** CTC head, -30..60. */
  readonly ctc: number;
  /** The smaller of the two. */
  readonly both: number;
  /** Any sequence of phones instead of the word, frame head, -40..60. */
  readonly anyPhones: number;
  /** Phones of the word. */
  readonly phones: number;
  /** Seconds it takes. */
  readonly seconds: number;
  /** Share of its frames that the aligner gives to no word, 0..1. */
  readonly foreignShare: number;
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
/** Below this (natural log, frame head) the gap holds no word, and below the second no speech at all. */
const HOPELESS = 2;
const HOPELESS_OF_ANY = -6;

/** The best word of the list at each junction where an extra word is possible. */
export function collectExtraEvidence(
  { evidence, said, lattices, labels, starts, ctcRatio }: RivalTrial,
  list: WordList,
): readonly ExtraCandidate[] {
  const spans = said.map((w) => evidence.words[w]!.phones!);
  const { frames } = lattices[0]!;
  const { frameSeconds } = evidence.posteriors;
  return Array.from({ length: said.length + 1 }, (_, k) => k).flatMap((k) => {
    const before = spans[k - 1]?.at(-1)?.end;
    const behind = spans[k]?.[0]?.start;
    const slot: Slot = {
      enter: k,
      leave: k,
      from: Math.max(before === undefined ? behind! - EDGE_FRAMES : before - REACH_FRAMES, 0),
      to: Math.min(behind === undefined ? before! + EDGE_FRAMES : behind + REACH_FRAMES, frames),
    };
    const anyPhones = lattices[0]!.scoreOfAnyPhones(list.bigram, slot) - lattices[0]!.score;
    if (anyPhones < HOPELESS_OF_ANY) return [];
    const at = k < said.length ? starts[k]! : starts.at(-1)! + labels.at(-1)!.length;
    const tried = lattices[0]!
      .bestWords(list.trie, WORDS_TRIED, lattices[0]!.score + HOPELESS, slot)
      .filter(({ word }) => list.pronunciations[word]!.length >= MIN_PHONES)
      .map(({ word }) => {
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
    const best = tried.reduce((a, b) => (b.frame + b.ctc > a.frame + a.ctc ? b : a));
    const foreign = evidence.fillers.reduce(
      (sum, { start, end }) => sum + Math.max(0, Math.min(end, best.end) - Math.max(start, best.start)),
      0,
    );
    const frame = clamp(best.frame, -40, 60);
    const ctc = clamp(best.ctc, -30, 60);
    return [
      {
        beforeWord: k < said.length ? said[k]! : evidence.words.length,
        text: list.texts[best.word]!,
        phones: best.phones,
        start: best.start,
        end: best.end,
        evidence: {
          frame,
          ctc,
          both: Math.min(frame, ctc),
          anyPhones: clamp(anyPhones, -40, 60),
          phones: best.phones.length,
          seconds: (best.end - best.start) * frameSeconds,
          foreignShare: foreign / (best.end - best.start),
        },
      },
    ];
  });
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
