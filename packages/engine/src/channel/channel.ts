/** What the recording hides of the speech: noise, other voices and the echo of a room. */

import type { SpeechActivity } from '../audio/speech.ts';
import { clamp } from '../clamp.ts';
import type { Calibration, CalibrationKnots } from '../score/calibration.ts';
import type { Pcm } from '../types.ts';
import type { Verification } from '../verify/verify.ts';

export interface Channel {
  /** 0 for a clear recording to .5: this much of what the scores lack is the recording's, and not the speaker's. */
  readonly ease: number;
  /** What hides so much of it that the learner is told. */
  readonly hiddenBy?: HiddenBy;
}

export type HiddenBy = 'noise' | 'echo';

const FRAME_SECONDS = 0.01;
/** Speech falls by 10 to 18 dB in this time at the end of a sound; in a room far from the microphone by 5 to 8. */
const FALL_FRAMES = 4;
const STEEPEST = 0.95;
/** Below these a recording hides something. Of 150 learners at home one in ten is below, by little. */
const CLEAR_SIGNAL_TO_NOISE_DB = 38;
const CLEAR_FALL_DB = 8.5;
/** So far below them the most is eased. */
const NOISE_RANGE_DB = 16;
const ECHO_RANGE_DB = 6;
/** A room is never this quiet, so a recording that is has no noise, and its softest frames are soft speech. */
const DIGITAL_SILENCE_DB = 70;
const MOST_EASE = 0.5;
const TOLD_EASE = 0.15;

/** The channel of a recording: how far its noise is below the speech, and how steeply the speech falls. */
export function channelOf({ samples, sampleRate }: Pcm, activity: SpeechActivity): Channel {
  const step = Math.round(sampleRate * FRAME_SECONDS);
  const levelsDb = Array.from({ length: Math.floor(samples.length / step) }, (_, t) => {
    const power = samples.subarray(t * step, (t + 1) * step).reduce((sum, x) => sum + x * x, 0);
    return 10 * Math.log10(power / step + 1e-12);
  });
  const spoken = levelsDb.slice(
    Math.floor(activity.startSeconds / FRAME_SECONDS),
    Math.ceil(activity.endSeconds / FRAME_SECONDS),
  );
  const falls = spoken.slice(FALL_FRAMES).map((level, t) => spoken[t]! - level);
  const fallDb = falls.sort((a, b) => a - b)[Math.floor(STEEPEST * (falls.length - 1))];
  const isSilent = levelsDb.some((level) => level < activity.speechLevelDb - DIGITAL_SILENCE_DB);
  const noise = isSilent ? 0 : (CLEAR_SIGNAL_TO_NOISE_DB - activity.signalToNoiseDb) / NOISE_RANGE_DB;
  const echo = (CLEAR_FALL_DB - (fallDb ?? CLEAR_FALL_DB)) / ECHO_RANGE_DB;
  const ease = MOST_EASE * clamp(Math.max(noise, echo), 0, 1);
  return ease < TOLD_EASE ? { ease } : { ease, hiddenBy: noise > echo ? 'noise' : 'echo' };
}

/** The calibration for a recording that hides some of the speech: what each score lacks becomes less. */
export function eased(calibration: Calibration, { ease }: Channel): Calibration {
  if (ease === 0) return calibration;
  const raised = (knots: CalibrationKnots): CalibrationKnots =>
    knots.map(([raw, percent]) => [raw, 100 - (100 - percent) * (1 - ease)]);
  const { offsets, phone, word, utterance, fluency } = calibration;
  return {
    offsets,
    phone: raised(phone),
    word: raised(word),
    utterance: raised(utterance),
    fluency: raised(fluency),
  };
}

/** Natural log of the odds that a recording with full ease takes from each verdict. */
const DOUBT = 8;

/** The verdicts on the words of a phrase for such a recording: what it may hide is unsure. A single word stays decided. */
export function doubted({ words, extras }: Verification, { ease }: Channel): Verification {
  if (ease === 0 || words.length === 1) return { words, extras };
  const doubt = DOUBT * ease;
  return {
    words: words.map((verdict) => {
      if (!verdict) return undefined;
      const logOdds = verdict.logOdds - doubt;
      return verdict.logOdds > 0 && logOdds <= 0
        ? { logOdds, rival: verdict.rival, isClear: false, isUnsure: true }
        : { ...verdict, logOdds };
    }),
    extras: extras.flatMap((extra) =>
      extra.logOdds > doubt ? [{ ...extra, logOdds: extra.logOdds - doubt }] : [],
    ),
  };
}
