/** Detects a foreign accent in the posteriors: sounds that the language does not have. */
import type { Calibration } from './calibration.ts';
import type { HypothesisEvidence } from './evidence.ts';
import type { RawScores } from './scorer.ts';

/**
 * A score's logit falls by this for each unit by which the natural log of the language's posterior falls. Fitted to words
 * that two languages share (Bolivia, Argentina, Kiwi): said by natives of the other language, and by natives of this one.
 * English is excluded: the scorer learned its accents from the experts' scores, and the posterior only adds noise.
 */
const LOGIT_PER_LOG_POSTERIOR = 6;
/** One sound or word says little about the accent, so half of its value comes from the whole recording. */
const OWN_WEIGHT = 0.5;
const PHONE_WEIGHT = 0.7;
/** Limit of a frame's log posterior; lower values carry no more information. */
const MIN_LOG_POSTERIOR = -6;
/** Limit of the mean over the recording; below it the microphone or the room is as likely the cause as the accent. */
const MIN_MEAN_LOG_POSTERIOR = -0.3;
/** Scores stay this far from 0 and 1, where the logit is infinite. */
const MIN_SCORE = 5e-4;

/**
 * Lowers each score by the probability that the model gives to sounds outside the language, and shifts it so that
 * natives of all languages score alike.
 */
export function withAccent(
  raw: RawScores,
  evidence: HypothesisEvidence,
  { offsets }: Calibration,
): RawScores {
  const { phones } = evidence;
  if (phones.length === 0) return raw;
  const offset = offsets[evidence.reference.language] ?? NO_OFFSET;
  const perLogPosterior = evidence.reference.language === 'en' ? 0 : LOGIT_PER_LOG_POSTERIOR;
  const sums = phones.map((_, i) => posteriorSum(evidence, i));
  const whole = meanOf(sums);
  const blended = (own: number) => OWN_WEIGHT * own + (1 - OWN_WEIGHT) * whole;
  return {
    ...raw,
    phones: raw.phones.map((score, i) =>
      shifted(score, perLogPosterior * PHONE_WEIGHT * blended(meanOf([sums[i]!])) + offset.phone),
    ),
    words: raw.words.map((score, w) => {
      const mine = sums.filter((_, i) => phones[i]!.word === w);
      return mine.length === 0
        ? score
        : shifted(score, perLogPosterior * blended(meanOf(mine)) + offset.word);
    }),
    accuracy: shifted(raw.accuracy, perLogPosterior * whole + offset.utterance),
    total: shifted(raw.total, perLogPosterior * whole + offset.utterance),
  };
}

/** For a language that the scorer was not fitted to. */
const NO_OFFSET = { phone: 0, word: 0, utterance: 0 };

interface PosteriorSum {
  readonly logPosterior: number;
  readonly frames: number;
}

/** Sums over the phone's frames in all alignments (CTC head). */
function posteriorSum(evidence: HypothesisEvidence, phone: number): PosteriorSum {
  let logPosterior = 0;
  let frames = 0;
  for (const { phones, posteriors, weight } of [evidence, ...evidence.otherAlignments]) {
    const { start, end } = phones[phone]!.span;
    for (let t = start; t < end; t++) {
      logPosterior += weight * Math.max(posteriors.logLanguagePosteriors[t]!, MIN_LOG_POSTERIOR);
    }
    frames += weight * (end - start);
  }
  return { logPosterior, frames };
}

function meanOf(sums: readonly PosteriorSum[]): number {
  const frames = sums.reduce((all, sum) => all + sum.frames, 0);
  const mean = sums.reduce((all, { logPosterior }) => all + logPosterior, 0) / Math.max(frames, 1e-9);
  return Math.max(mean, MIN_MEAN_LOG_POSTERIOR);
}

function shifted(score: number, by: number): number {
  const kept = Math.min(Math.max(score, MIN_SCORE), 1 - MIN_SCORE);
  const logit = Math.log(kept / (1 - kept)) + by;
  return 1 / (1 + Math.exp(-logit));
}
