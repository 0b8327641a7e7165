import type { HypothesisEvidence } from './evidence.ts';
import type { PhoneFeatures } from './features.ts';

/** Scores on the experts' scales, mapped to 0..1, before calibration. */
export interface RawScores {
  /** One for each phone of the evidence. */
  readonly phones: readonly number[];
  /** One for each word of the reference; missing words are 0. */
  readonly words: readonly number[];
  readonly accuracy: number;
  readonly fluency: number;
  readonly total: number;
  /** Probability that the text was said at all, however badly. */
  readonly textProbability: number;
}

/** Turns features into raw scores. */
export interface Scorer {
  score(evidence: HypothesisEvidence, features: PhoneFeatures): Promise<RawScores>;
  release(): Promise<void>;
}
