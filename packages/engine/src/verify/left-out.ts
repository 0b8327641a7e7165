/** Words of a phrase that were not said, though the aligner, which must place every word, found a few frames for them. */
import { isVowel } from '../g2p/inventory.ts';
import type { HypothesisEvidence } from '../score/evidence.ts';
import type { Language } from '../types.ts';
import type { RivalTrial } from './rival-trial.ts';
import { TextLattice } from './text-lattice.ts';
import weights from './weights.json' with { type: 'json' };

/** Longer words are found missing by the aligner. */
const MAX_PHONES = 3;
/** Frames of 30 ms that the aligner finds for a word that was left out, and between its neighbors beside it. */
const MAX_FRAMES_PER_PHONE = 2;
const MAX_FRAMES_BESIDE = 8;
type OfLanguage = Readonly<Partial<Record<Language, number>>> & { readonly others: number };
/**
 * A word was left out if the recording fits the text without it this much better (natural log ratio, in both heads). More
 * is needed where its vowel meets another word's: in "su un tavolino" they merge, as if "un" was not said.
 * training/verification/dump_left_out.ts counts both kinds of mistake.
 */
const MIN_LOG_RATIO: OfLanguage = weights.leftOut.minLogRatio;
const MIN_LOG_RATIO_AT_VOWELS: OfLanguage = weights.leftOut.minLogRatioAtVowels;

/**
 * Log ratio of the text without each spoken word to the text with it, the smaller one of both heads; undefined for words
 * that cannot have been left out: too long, with room of their own, or the only one.
 */
export function logRatiosWithout(trial: RivalTrial): readonly (number | undefined)[] {
  const { accepted, spoken, lattices, labels, starts, ctcRatio, frames } = trial;
  return accepted.map((pronunciations, w) => {
    const k = spoken.indexOf(w);
    const shortest = Math.min(...pronunciations.map((phones) => phones.length));
    if (k < 0 || shortest > MAX_PHONES || spoken.length === 1 || hasRoom(trial, w)) return undefined;
    const ctc = ctcRatio(starts[k]!, starts[k]! + labels[k]!.length, []);
    // The frame head's ratio costs another pass over the recording.
    if (ctc < 0) return ctc;
    const others = spoken.filter((word) => word !== w).map((word) => accepted[word]!);
    const frame =
      frames.reduce(
        (sum, posteriors, i) => sum + new TextLattice(posteriors, others).score - lattices[i]!.score,
        0,
      ) / frames.length;
    return Math.min(ctc, frame);
  });
}

/** Whether something may have been said in the place of the word: then it was said badly rather than left out. */
function hasRoom({ evidence: { phones } }: RivalTrial, w: number): boolean {
  const own = phones.filter(({ word }) => word === w).map(({ span }) => span);
  const start = phones.findLast(({ word }) => word < w)?.span.end ?? own[0]!.start;
  const end = phones.find(({ word }) => word > w)?.span.start ?? own.at(-1)!.end;
  const frames = own.reduce((sum, span) => sum + span.end - span.start, 0);
  return frames > MAX_FRAMES_PER_PHONE * own.length || end - start - frames > MAX_FRAMES_BESIDE;
}

/** Whether word `w` was left out, by the log ratio of the text without it. */
export function wasLeftOut(
  logRatio: number | undefined,
  { phones, reference: { language } }: HypothesisEvidence,
  w: number,
): boolean {
  if (logRatio === undefined) return false;
  const least = meetsVowel(phones, w) ? MIN_LOG_RATIO_AT_VOWELS : MIN_LOG_RATIO;
  return logRatio >= (least[language] ?? least.others);
}

/** Whether the word begins or ends with a vowel beside a vowel of another word. */
export function meetsVowel(phones: HypothesisEvidence['phones'], w: number): boolean {
  const first = phones.findIndex(({ word }) => word === w);
  const last = phones.findLastIndex(({ word }) => word === w);
  const isVowelAt = (i: number) => isVowel(phones[i]?.phone.unit ?? '');
  return (isVowelAt(first - 1) && isVowelAt(first)) || (isVowelAt(last) && isVowelAt(last + 1));
}
