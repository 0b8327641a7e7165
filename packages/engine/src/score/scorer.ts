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
    return { phones, words, accuracy, fluency, total: 0.75 * accuracy + 0.25 * Math.min(accuracy, fluency) };
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
