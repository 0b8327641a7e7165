/** A scorer that is a formula, with its calibration. */
import { TAUGHT_LANGUAGES } from '@speak-it-now/languages';
import { byLanguage } from '@speak-it-now/languages/by-language';
import type { Calibration, CalibrationKnots } from '../score/calibration.ts';
import type { HypothesisEvidence } from '../score/evidence.ts';
import type { PhoneFeatures, ScalarFeature } from '../score/features.ts';
import type { GradingContext } from '../score/grade.ts';
import type { RawScores, Scorer } from '../score/scorer.ts';
import { NOT_VERIFIED } from '../verify/verify.ts';

/**
 * Logistic weights on the scalars of a phone, fitted to the experts' phone scores of speechocean762's training
 * part. Values are clamped to the range first.
 */
const PHONE_WEIGHTS: readonly { feature: ScalarFeature; min: number; max: number; weight: number }[] = [
  { feature: 'ctcLogPosterior', min: -8, max: 0, weight: 0.46 },
  { feature: 'ctcLogRatio', min: -6, max: 4, weight: 0.07 },
];
const PHONE_BIAS = 2.45;

/** Weight of a word's worst phone against the mean. */
const WORST_PHONE_WEIGHT = 0.25;

/**
 * Scores by goodness of pronunciation (GOP) alone, with one formula for all sounds and languages. Only for tests, which
 * use it with toy posteriors; the product uses the trained scorer.
 */
export class GopScorer implements Scorer {
  async score(evidence: HypothesisEvidence, features: PhoneFeatures): Promise<RawScores> {
    const { rows, names } = features;
    const columns = PHONE_WEIGHTS.map(({ feature }) => names.indexOf(feature));
    const phones = evidence.phones.map((_, i) => {
      const logit = PHONE_WEIGHTS.reduce((sum, { min, max, weight }, k) => {
        const value = rows.data[i * rows.columns + columns[k]!]!;
        return sum + weight * Math.min(Math.max(value, min), max);
      }, PHONE_BIAS);
      return 1 / (1 + Math.exp(-logit));
    });
    const words = wordScores(evidence, phones);
    const spoken = words.filter((_, i) => evidence.words[i]!.phones !== undefined);
    const accuracy = mean(spoken);
    const fluency = fluencyOf(evidence);
    const total = 0.75 * accuracy + 0.25 * Math.min(accuracy, fluency);
    return {
      phones,
      words,
      accuracy,
      fluency,
      total,
      textProbability: 1 / (1 + Math.exp(EVEN_FIT - textFit(evidence))),
    };
  }

  async release(): Promise<void> {}
}

function wordScores(evidence: HypothesisEvidence, phones: readonly number[]): number[] {
  const perWord: number[][] = evidence.words.map(() => []);
  evidence.phones.forEach(({ word }, i) => {
    perWord[word]!.push(phones[i]!);
  });
  return perWord.map((scores) =>
    scores.length === 0
      ? 0
      : (1 - WORST_PHONE_WEIGHT) * mean(scores) + WORST_PHONE_WEIGHT * Math.min(...scores),
  );
}

const EASY_PHONES_PER_SECOND = 9;
const HALTING_PHONES_PER_SECOND = 4;

/** Value of the phones of a missing word, natural log. */
const MISSING_LOG_POSTERIOR = -7;
const LOST_WEIGHT = 1.5;
/** At this value the text was said with a probability of one half. */
const EVEN_FIT = -5.5;

/**
 * How well the whole text fits the recording, natural log, 0 is best: the mean log posterior of the expected phones among
 * their alternatives, minus the loss of the frames against the best free sequence of phones.
 */
function textFit({
  phones,
  words,
  reference,
  alternatives,
  expectedLogScore,
  freeLogScore,
}: HypothesisEvidence): number {
  if (!alternatives) return MISSING_LOG_POSTERIOR;
  const { data, columns } = alternatives.logPosteriors;
  const logPosterior = phones.reduce((sum, { column }, i) => sum + data[i * columns + column]!, 0);
  const missing = reference.words.reduce(
    (sum, { pronunciations }, w) => sum + (words[w]!.phones ? 0 : pronunciations[0]!.length),
    0,
  );
  const mean = (logPosterior + MISSING_LOG_POSTERIOR * missing) / (phones.length + missing);
  return mean - LOST_WEIGHT * (freeLogScore - expectedLogScore);
}

/** From the speaking rate and the share of silence between the first and the last sound. */
function fluencyOf({ phones, posteriors }: HypothesisEvidence): number {
  if (phones.length === 0) return 0;
  const { frameSeconds } = posteriors;
  const seconds = (phones.at(-1)!.span.end - phones[0]!.span.start) * frameSeconds;
  const spoken = phones.reduce((sum, { span }) => sum + (span.end - span.start) * frameSeconds, 0);
  const rate = phones.length / seconds;
  const pace = (rate - HALTING_PHONES_PER_SECOND) / (EASY_PHONES_PER_SECOND - HALTING_PHONES_PER_SECOND);
  const silence = 1 - spoken / seconds;
  return Math.min(Math.max(0.75 + 0.25 * Math.min(pace, 1) - silence, 0), 1);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((a, b) => a + b) / values.length;
}

const PHONE: CalibrationKnots = [
  [0.1, 0],
  [0.4, 20],
  [0.6, 45],
  [0.75, 70],
  [0.87, 90],
  [0.95, 100],
];

const MEAN_OF_PHONES: CalibrationKnots = [
  [0.35, 0],
  [0.52, 20],
  [0.62, 45],
  [0.7, 65],
  [0.8, 88],
  [0.88, 100],
];

/**
 * Each knot is the median raw score of the left-out learners to whom the experts gave a 4, 6, 8 or 9. One more
 * knot is at the upper end of the scores that recordings of other texts get.
 */
const CALIBRATION: Calibration = {
  offsets: byLanguage(TAUGHT_LANGUAGES, () => ({ phone: 0, word: 0, utterance: 0 })),
  phone: PHONE,
  word: MEAN_OF_PHONES,
  utterance: MEAN_OF_PHONES,
  fluency: [
    [0, 0],
    [0.85, 100],
    [1, 100],
  ],
};

/** Nothing is known beside the scores. */
export const GOP_CONTEXT: GradingContext = {
  calibration: CALIBRATION,
  isEstimate: false,
  movedStress: [],
  verification: NOT_VERIFIED,
};
