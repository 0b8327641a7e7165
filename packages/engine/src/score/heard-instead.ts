/** Which sound a learner made in place of an expected one. */
import { isVowel } from '../g2p/index.ts';
import type { HypothesisEvidence } from './evidence.ts';

/** From this accuracy on nothing is named. */
const MAX_ACCURACY = 75;
/** Lowest posterior of the named sound among the alternatives (CTC head). */
const MIN_POSTERIOR = 0.6;
const MIN_POSTERIOR_OF_ESTIMATE = 0.9;
/** For a sound that was left out, which the CTC head also prefers for short wrong sounds. */
const MIN_OMISSION_POSTERIOR = 0.8;
/** The named sound must be this much more likely than the expected one (natural log, mean per frame, frame head). */
const MIN_FRAME_LOG_RATIO = 0.7;

/**
 * The unit that was clearly said instead of a phone of the evidence, '' if the phone was clearly left out, undefined if
 * unsure. Both heads must agree, because a wrong name would teach a mistake. `accuracy` is the phone's, 0..100.
 */
export function heardInstead(
  evidence: HypothesisEvidence,
  index: number,
  accuracy: number,
  isEstimate: boolean,
): string | undefined {
  if (accuracy >= MAX_ACCURACY) return undefined;
  const { column, span } = evidence.phones[index]!;
  const { logPosteriors } = evidence.alternatives!;
  let best = 0;
  for (let c = 1; c < logPosteriors.columns; c++) {
    const row = index * logPosteriors.columns;
    if (logPosteriors.data[row + c]! > logPosteriors.data[row + best]!) best = c;
  }
  const posterior = Math.exp(logPosteriors.data[index * logPosteriors.columns + best]!);
  if (best === column || posterior < (isEstimate ? MIN_POSTERIOR_OF_ESTIMATE : MIN_POSTERIOR))
    return undefined;
  if (best === 0) {
    return posterior >= MIN_OMISSION_POSTERIOR && isTakenByNeighbors(evidence, index) ? '' : undefined;
  }
  // A vowel heard for a consonant, or the reverse, is a neighboring sound.
  if (isVowel(evidence.units[best - 1]!) !== isVowel(evidence.phones[index]!.phone.unit)) return undefined;
  const { frame } = evidence.posteriors;
  let ratio = 0;
  for (let t = span.start; t < span.end; t++) {
    ratio += frame.data[t * frame.columns + best]! - frame.data[t * frame.columns + column]!;
  }
  return ratio / (span.end - span.start) >= MIN_FRAME_LOG_RATIO ? evidence.units[best - 1]! : undefined;
}

/** Whether the phone's frames fit silence, the phone itself or a neighbor best; otherwise something else was said. */
function isTakenByNeighbors({ phones, posteriors: { frame } }: HypothesisEvidence, index: number): boolean {
  const { span } = phones[index]!;
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let c = 0; c < frame.columns; c++) {
    let sum = 0;
    for (let t = span.start; t < span.end; t++) sum += frame.data[t * frame.columns + c]!;
    if (sum > most) [best, most] = [c, sum];
  }
  return best === 0 || [index - 1, index, index + 1].some((i) => phones[i]?.column === best);
}
