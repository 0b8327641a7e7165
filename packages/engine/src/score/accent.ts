/** A foreign accent in the posteriors: sounds that the language does not have. */
import type { Evidence } from './evidence.ts';
import type { RawScores } from './scorer.ts';

/**
 * What one natural log of the language's share takes from a score's logit. Fitted to people who say a word of their own
 * language that another language has, too, against natives of that language (1,240 answers: Bolivia, Argentina, Kiwi):
 * told apart at .82 in French instead of .74 by the learned scorer alone, .74 instead of .72 in Italian, .71 instead of .68 in
 * German. The scorer knows what an accent sounds like in English alone.
 */
const LOGIT_PER_LOG_SHARE = 11.6;
/** Of a single sound the share is uncertain: half of what counts for it is its own, half the whole recording's. */
const OWN_WEIGHT = 0.5;
const PHONE_WEIGHT = 0.7;
/** Below this a frame tells nothing more. */
const LEAST_LOG_SHARE = -6;
/** Scores are kept this far from 0 and 1, where a logit has no end. */
const LEAST_SCORE = 5e-4;

/** The scores, each lowered by how much of the sound falls outside the language's own units. */
export function withAccent(raw: RawScores, evidence: Evidence): RawScores {
  const { phones } = evidence;
  if (phones.length === 0 || !evidence.posteriors.languageShare) return raw;
  const sums = phones.map((_, i) => shareSum(evidence, i));
  const whole = meanOf(sums);
  const blended = (own: number) => OWN_WEIGHT * own + (1 - OWN_WEIGHT) * whole;
  return {
    ...raw,
    phones: raw.phones.map((score, i) => lowered(score, PHONE_WEIGHT * blended(meanOf([sums[i]!])))),
    words: raw.words.map((score, w) => {
      const mine = sums.filter((_, i) => phones[i]!.word === w);
      return mine.length === 0 ? score : lowered(score, blended(meanOf(mine)));
    }),
    accuracy: lowered(raw.accuracy, whole),
    total: lowered(raw.total, whole),
  };
}

interface ShareSum {
  readonly logShare: number;
  readonly frames: number;
}

/** Of the CTC head, over the phone's frames in all readings. */
function shareSum(evidence: Evidence, phone: number): ShareSum {
  let logShare = 0;
  let frames = 0;
  for (const { phones, posteriors, share } of [evidence, ...evidence.otherReadings]) {
    const { start, end } = phones[phone]!.span;
    for (let t = start; t < end; t++) {
      logShare += share * Math.max(posteriors.languageShare!.ctc[t]!, LEAST_LOG_SHARE);
    }
    frames += share * (end - start);
  }
  return { logShare, frames };
}

function meanOf(sums: readonly ShareSum[]): number {
  const frames = sums.reduce((all, sum) => all + sum.frames, 0);
  return sums.reduce((all, { logShare }) => all + logShare, 0) / Math.max(frames, 1e-9);
}

function lowered(score: number, meanLogShare: number): number {
  const kept = Math.min(Math.max(score, LEAST_SCORE), 1 - LEAST_SCORE);
  const logit = Math.log(kept / (1 - kept)) + LOGIT_PER_LOG_SHARE * meanLogShare;
  return 1 / (1 + Math.exp(-logit));
}
