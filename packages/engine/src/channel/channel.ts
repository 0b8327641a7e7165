/** What a recording hides of the speech: noise, other voices, and the echo of a room (decision 0029). */
import { meanLevelDb } from '../audio/level.ts';
import type { SpeechActivity } from '../audio/speech.ts';
import { clamp } from '../clamp.ts';
import type { Calibration, CalibrationKnots } from '../score/calibration.ts';
import type { Pcm } from '../types.ts';
import type { Verification } from '../verify/verify.ts';

export interface Channel {
  /** How much less strictly to judge: the share of each score's loss that is put down to the recording, 0 to .75. */
  readonly ease: number;
  /** The same for doubts about words, 0 to .5; never more than the ease, because a word that is not doubted passes. */
  readonly wordEase: number;
  /** Set if the learner is told about it. */
  readonly hiddenBy?: HiddenBy;
}

export type HiddenBy = 'noise' | 'echo' | 'voice';

const FRAME_SECONDS = 0.01;
/** In these 40 ms the level of clear speech falls by 10 to 18 dB when a sound ends; of speech in an echoing room, by 5 to 8. */
const FALL_FRAMES = 4;
/** The steepest falls are those at the ends of sounds. */
const STEEPEST = 0.95;
/** A recording above both limits is clear, as nine in ten of 150 recordings that learners made at home are. */
const CLEAR_SIGNAL_TO_NOISE_DB = 38;
const CLEAR_FALL_DB = 8.5;
/** This far below a limit, the word ease is the greatest; in an echo, the ease of scores is so earlier. */
const NOISE_RANGE_DB = 16;
const ECHO_RANGE_DB = 6;
const ECHO_RANGE_OF_SCORES_DB = 3;
/** No room is quieter than the speech by this much. Where a recording is for 0.2 s, its noise was removed or never there. */
const DIGITAL_SILENCE_DB = 70;
const ZERO_DB = -95;
const SILENT_FRAMES = 20;
const MOST_EASE = 0.5;
const MOST_EASE_IN_ECHO = 0.75;
const TOLD_EASE = 0.15;

/** Log-odds above the threshold of other-voice.ts from which a second voice gives the greatest ease. */
const SURE_LOG_ODDS = 5;

/**
 * The channel of a recording in which somebody else is talking, too. `certainty`: log-odds above the threshold. A doubtful
 * voice gives little ease, because it may be the learner's own, and ease lets wrong words pass.
 */
export function withOtherVoice({ ease, wordEase }: Channel, certainty: number): Channel {
  const own = MOST_EASE * clamp(certainty / SURE_LOG_ODDS, 0, 1);
  return { ease: Math.max(ease, own), wordEase: Math.max(wordEase, own), hiddenBy: 'voice' };
}

export function channelOf(pcm: Pcm, activity: SpeechActivity): Channel {
  const frames = Math.floor(pcm.samples.length / pcm.sampleRate / FRAME_SECONDS);
  const levelsDb = Array.from({ length: frames }, (_, t) =>
    meanLevelDb(pcm, t * FRAME_SECONDS, (t + 1) * FRAME_SECONDS),
  );
  const spoken = levelsDb.slice(
    Math.floor(activity.startSeconds / FRAME_SECONDS),
    Math.ceil(activity.endSeconds / FRAME_SECONDS),
  );
  const fallsDb = spoken.slice(FALL_FRAMES).map((level, t) => spoken[t]! - level);
  const fallDb = fallsDb.sort((a, b) => a - b)[Math.floor(STEEPEST * (fallsDb.length - 1))] ?? CLEAR_FALL_DB;
  const silenceDb = Math.max(activity.speechLevelDb - DIGITAL_SILENCE_DB, ZERO_DB);
  const silent = levelsDb.filter((level) => level < silenceDb);
  const noise =
    silent.length >= SILENT_FRAMES
      ? 0
      : (CLEAR_SIGNAL_TO_NOISE_DB - activity.signalToNoiseDb) / NOISE_RANGE_DB;
  const echoDb = CLEAR_FALL_DB - fallDb;
  const echo = echoDb / ECHO_RANGE_DB;
  const wordEase = MOST_EASE * clamp(Math.max(noise, echo), 0, 1);
  const ease = Math.max(wordEase, MOST_EASE_IN_ECHO * clamp(echoDb / ECHO_RANGE_OF_SCORES_DB, 0, 1));
  return wordEase < TOLD_EASE
    ? { ease, wordEase }
    : { ease, wordEase, hiddenBy: noise > echo ? 'noise' : 'echo' };
}

/** The same calibration, with each loss smaller by the ease. */
export function eased(calibration: Calibration, { ease }: Pick<Channel, 'ease'>): Calibration {
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

/** What an ease of 1 would take from the log odds that another word was said. */
const DOUBT = 8;

/**
 * The same verdicts, with slight doubts about a word made unsure. A single word stays decided. Noise hides sounds but adds no
 * words, so an extra word is doubted only in an echo or beside another voice.
 */
export function doubted(
  { words, extras }: Verification,
  { wordEase, hiddenBy }: Pick<Channel, 'wordEase' | 'hiddenBy'>,
): Verification {
  if (wordEase === 0 || words.length === 1) return { words, extras };
  const doubt = DOUBT * wordEase;
  return {
    words: words.map((verdict) => {
      if (!verdict) return undefined;
      const logOdds = verdict.logOdds - doubt;
      return verdict.logOdds > 0 && logOdds <= 0
        ? { logOdds, rival: verdict.rival, isClear: false, isUnsure: true }
        : { ...verdict, logOdds };
    }),
    extras:
      hiddenBy === 'noise'
        ? extras
        : extras.flatMap((extra) =>
            extra.logOdds > doubt ? [{ ...extra, logOdds: extra.logOdds - doubt }] : [],
          ),
  };
}
