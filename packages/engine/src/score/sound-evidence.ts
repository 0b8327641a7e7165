/** What speaks for and against a sound having been wrong, beside its score. */
import { isVowel } from '../g2p/index.ts';
import type { Language } from '../types.ts';
import type { AlignmentEvidence, HypothesisEvidence } from './evidence.ts';
import type { RawScores } from './scorer.ts';
import fitted from './sound-weights.json' with { type: 'json' };
import { mayBeWeak, mergesWithNeighbor } from './word-borders.ts';

/**
 * Natural logs and log-odds, each limited:
 *
 * - phone, word, others: log-odds of the raw scores of the sound, of its word, and (mean) of the other words' sounds
 * - weakest: the lower of the two neighboring sounds' log-odds
 * - expected, substituted, omitted: CTC posterior of the sound, of its likeliest substitute, and of no sound
 * - frames: how much better the best other column fits the sound's frames, mean per frame (frame head)
 * - length: number of frames
 * - vowel, merges, edge: 1 if so (word-borders.ts; the first or last sound of its word), else 0
 */
export interface SoundEvidence {
  readonly phone: number;
  readonly word: number;
  readonly others: number;
  readonly weakest: number;
  readonly expected: number;
  readonly substituted: number;
  readonly omitted: number;
  readonly frames: number;
  readonly length: number;
  readonly vowel: number;
  readonly merges: number;
  readonly edge: number;
}

const MAX_LOG_ODDS = 6;
const MIN_LOG_POSTERIOR = -8;
const MAX_FRAME_LOG_RATIO = 6;

/** The evidence on one phone of the hypothesis, mean over its alignments; `raw` are the scores (score/accent.ts). */
export function soundEvidence(evidence: HypothesisEvidence, raw: RawScores, index: number): SoundEvidence {
  const { phones } = evidence;
  const { word, phone, isWordStart, isWordEnd } = phones[index]!;
  const others = raw.phones.filter((_, i) => phones[i]!.word !== word).map(logOdds);
  const neighbors = [index - 1, index + 1].flatMap((i) => (phones[i] ? [logOdds(raw.phones[i]!)] : []));
  const alignments = [evidence, ...evidence.otherAlignments];
  const mean = (value: (alignment: AlignmentEvidence) => number) =>
    alignments.reduce((sum, alignment) => sum + alignment.weight * value(alignment), 0) /
    alignments.reduce((sum, { weight }) => sum + weight, 0);
  const posterior = (alignment: AlignmentEvidence, c: number) => {
    const { data, columns } = alignment.alternatives!.logPosteriors;
    return Math.max(data[index * columns + c]!, MIN_LOG_POSTERIOR);
  };
  const { column } = phones[index]!;
  return {
    phone: logOdds(raw.phones[index]!),
    word: logOdds(raw.words[word]!),
    others: others.length === 0 ? 0 : others.reduce((a, b) => a + b) / others.length,
    weakest: neighbors.length === 0 ? 0 : Math.min(...neighbors),
    expected: mean((alignment) => posterior(alignment, column)),
    substituted: mean((alignment) =>
      Math.max(
        ...evidence.units.map((_, u) => (u + 1 === column ? MIN_LOG_POSTERIOR : posterior(alignment, u + 1))),
      ),
    ),
    omitted: mean((alignment) => posterior(alignment, 0)),
    frames: mean((alignment) => frameLogRatio(alignment, index)),
    length: Math.log(mean((alignment) => lengthOf(alignment, index))),
    vowel: isVowel(phone.unit) ? 1 : 0,
    merges: mergesWithNeighbor(evidence, index) ? 1 : 0,
    edge: isWordStart || isWordEnd ? 1 : 0,
  };
}

function logOdds(score: number): number {
  const odds = Math.log(Math.max(score, 1e-6) / Math.max(1 - score, 1e-6));
  return Math.min(Math.max(odds, -MAX_LOG_ODDS), MAX_LOG_ODDS);
}

const lengthOf = ({ phones }: AlignmentEvidence, index: number) =>
  phones[index]!.span.end - phones[index]!.span.start;

function frameLogRatio({ phones, posteriors: { frame } }: AlignmentEvidence, index: number): number {
  const { column, span } = phones[index]!;
  let sum = 0;
  for (let t = span.start; t < span.end; t++) {
    let best = Number.NEGATIVE_INFINITY;
    for (let c = 0; c < frame.columns; c++) {
      if (c !== column) best = Math.max(best, frame.data[t * frame.columns + c]!);
    }
    sum += best - frame.data[t * frame.columns + column]!;
  }
  const ratio = sum / (span.end - span.start);
  return Math.min(Math.max(ratio, -MAX_FRAME_LOG_RATIO), MAX_FRAME_LOG_RATIO);
}

/** A language without a fit has no sound named. */
const THRESHOLDS: Readonly<Partial<Record<Language, number>>> = fitted.thresholds;

/**
 * Whether the evidence is enough to say that the sound was wrong. Otherwise it is unsure: of a hundred sentences of
 * natives four have a sound with more (training/fit_sounds.py).
 */
function isSurelyWrong(sound: SoundEvidence, language: Language, phones: number): boolean {
  const logOdds = Object.entries(fitted.features).reduce((sum, [name, { weight, hinges }]) => {
    const value = sound[name as keyof SoundEvidence];
    const bends = hinges.map(([from, slope]) => slope! * Math.max(value - from!, 0));
    return sum + weight * value + bends.reduce((all, each) => all + each, 0);
  }, fitted.bias);
  // The more sounds a text has, the likelier one of them looks wrong by chance.
  return logOdds - Math.log(phones / fitted.usualPhones) > (THRESHOLDS[language] ?? Number.POSITIVE_INFINITY);
}

/** A sound that was left out in the middle of a word is named below this; of natives' sentences 2 % have one. */
const SURELY_LEFT_OUT_ACCURACY = 45;
/** Two sounds in a row are named as left out from this natural log of the probability that both were. */
const BOTH_LEFT_OUT = Math.log(0.9);
/** Each must score below this. In fast speech natives blur whole syllables, but the scorer still hears something of them. */
const BOTH_LEFT_OUT_ACCURACY = 60;
/** The same for a sound that scores so low that it was not said as expected anyway. */
const BOTH_LEFT_OUT_IF_LOST = Math.log(0.5);
const LOST_ACCURACY = 20;

/**
 * Whether a sound with a low score may be called wrong. Natives leave sounds out where words meet, and some in the middle
 * of a word, but seldom so clearly and not two in a row.
 */
export function isNamable(
  evidence: HypothesisEvidence,
  raw: RawScores,
  {
    index,
    scored,
    heard,
  }: { readonly index: number; readonly scored: number; readonly heard: string | undefined },
): boolean {
  const { phones, reference } = evidence;
  const sound = soundEvidence(evidence, raw, index);
  const isLeftOut = heard === '';
  if (sound.merges === 1 || (isLeftOut && mayBeWeak(evidence, index))) return false;
  if (isSurelyWrong(sound, reference.language, phones.length)) return true;
  if (!isLeftOut && scored >= LOST_ACCURACY) return false;
  if (scored >= BOTH_LEFT_OUT_ACCURACY) return false;
  const least = isLeftOut ? BOTH_LEFT_OUT : BOTH_LEFT_OUT_IF_LOST;
  const isOneOfTwo = [index - 1, index + 1].some((i) => {
    if (phones[i]?.word !== phones[index]!.word) return false;
    const beside = soundEvidence(evidence, raw, i);
    return beside.merges === 0 && sound.omitted + beside.omitted > least;
  });
  return isOneOfTwo || (isLeftOut && scored < SURELY_LEFT_OUT_ACCURACY);
}
