import type { Evidence } from './evidence.ts';
import type { PhoneFeatures, ScalarFeature } from './features.ts';

/** Judgements on the experts' scales brought to 0..1, before calibration. */
export interface RawScores {
  /** One for each phone of the evidence. */
  readonly phones: readonly number[];
  /** One for each word of the reference; words left out are 0. */
  readonly words: readonly number[];
  readonly accuracy: number;
  readonly fluency: number;
  readonly total: number;
  /** Probability that the text was said at all, however badly. */
  readonly said: number;
}

/** Turns features into judgements. */
export interface Scorer {
  score(evidence: Evidence, features: PhoneFeatures): Promise<RawScores>;
  release(): Promise<void>;
}

/**
 * Logistic weights on the scalars of a phone, fitted to the experts' phone scores of speechocean762's training
 * part. Values are clamped to the range first.
 */
const PHONE_WEIGHTS: readonly { feature: ScalarFeature; min: number; max: number; weight: number }[] = [
  { feature: 'ctcLogPosterior', min: -8, max: 0, weight: 0.46 },
  { feature: 'ctcLogRatio', min: -6, max: 4, weight: 0.07 },
];
const PHONE_BIAS = 2.45;

/** How far the worst phone of a word pulls the word down, beside the mean. */
const WORST_PHONE_SHARE = 0.25;

/** Judges by goodness of pronunciation alone: the same formula for every sound and language. */
export class GopScorer implements Scorer {
  async score(evidence: Evidence, features: PhoneFeatures): Promise<RawScores> {
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
    const said = words.filter((_, i) => evidence.words[i]!.phones !== undefined);
    const accuracy = mean(said);
    const fluency = fluencyOf(evidence);
    const total = 0.75 * accuracy + 0.25 * Math.min(accuracy, fluency);
    return {
      phones,
      words,
      accuracy,
      fluency,
      total,
      said: 1 / (1 + Math.exp(FIT_OF_DOUBT - textFit(evidence))),
    };
  }

  async release(): Promise<void> {}
}

function wordScores(evidence: Evidence, phones: readonly number[]): number[] {
  const perWord: number[][] = evidence.words.map(() => []);
  evidence.phones.forEach(({ word }, i) => {
    perWord[word]!.push(phones[i]!);
  });
  return perWord.map((scores) =>
    scores.length === 0
      ? 0
      : (1 - WORST_PHONE_SHARE) * mean(scores) + WORST_PHONE_SHARE * Math.min(...scores),
  );
}

const EASY_PHONES_PER_SECOND = 9;
const HALTING_PHONES_PER_SECOND = 4;

/** What a phone of a word that was left out counts as, natural log. */
const MISSING_LOG_POSTERIOR = -7;
const LOST_WEIGHT = 1.5;
/** Where it is as likely as not that the text was said. */
const FIT_OF_DOUBT = -5.5;

/**
 * How well the text as a whole fits the sound, natural log, 0 is best: the mean log share of the expected phones
 * among all that could stand in their places, less what the frames lose against the best free sequence of phones.
 */
function textFit({
  phones,
  words,
  reference,
  alternatives,
  expectedLogScore,
  freeLogScore,
}: Evidence): number {
  if (!alternatives) return MISSING_LOG_POSTERIOR;
  const { data, columns } = alternatives.logPosteriors;
  const said = phones.reduce((sum, { column }, i) => sum + data[i * columns + column]!, 0);
  const missing = reference.words.reduce(
    (sum, { pronunciations }, w) => sum + (words[w]!.phones ? 0 : pronunciations[0]!.length),
    0,
  );
  const mean = (said + MISSING_LOG_POSTERIOR * missing) / (phones.length + missing);
  return mean - LOST_WEIGHT * (freeLogScore - expectedLogScore);
}

/** From the speaking rate and the share of silence between the first and the last sound. */
function fluencyOf({ phones, posteriors }: Evidence): number {
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
