/**
 * Shortens long silences within the speech (decision 0199): the acoustic model learned from running speech and hears a short
 * word alone badly.
 */
import { clamp } from '../clamp.ts';
import type { Pcm } from '../types.ts';
import { meanLevelDb } from './level.ts';
import type { SpeechActivity } from './speech.ts';

/** A part of a silence that was left out. */
export interface LeftOut {
  /** Where in the short clip. */
  readonly atSeconds: number;
  readonly seconds: number;
}

export interface Shortened {
  readonly clip: Pcm;
  /** In rising order; none if no silence is long. */
  readonly leftOut: readonly LeftOut[];
}

const FRAME_SECONDS = 0.01;
/**
 * A silence of up to `whole` seconds stays, since it may be the closure of a consonant. From `short` on, only its edges
 * are kept. Between the two, the cut grows with the length: a codec moves the edges of a silence by a frame, and must not
 * decide whether there is a cut.
 */
const LONG_SECONDS = { whole: 0.24, short: 0.36 };
/**
 * The threshold of findSpeech, repeated because the scorer must be fitted again after each change of that file
 * (node/feature-code.ts): this far below the speech, and above the noise.
 */
const THRESHOLD_RANGE_DB = { least: 18, most: 38 };
const ABOVE_NOISE_DB = 8;
/** Kept on both sides of a cut, for sounds that are softer than the threshold. */
const KEPT_SECONDS = 0.075;

/** Shortens the long silences of a clip by multiples of `stepSeconds`, the length of the model's frames. */
export function shortenSilences(
  clip: Pcm,
  { speechLevelDb, signalToNoiseDb }: SpeechActivity,
  stepSeconds: number,
): Shortened {
  const { samples, sampleRate } = clip;
  const { least, most } = THRESHOLD_RANGE_DB;
  const thresholdDb = speechLevelDb - clamp(signalToNoiseDb - ABOVE_NOISE_DB, least, most);
  const step = Math.round(stepSeconds * sampleRate);
  const parts: Float32Array[] = [];
  const leftOut: LeftOut[] = [];
  let [taken, length] = [0, 0];
  const take = (to: number) => {
    parts.push(samples.subarray(taken, to));
    length += to - taken;
  };
  for (const { startSeconds, endSeconds } of innerSilences(clip, thresholdDb)) {
    const seconds = endSeconds - startSeconds;
    const share = clamp((seconds - LONG_SECONDS.whole) / (LONG_SECONDS.short - LONG_SECONDS.whole), 0, 1);
    const count = Math.floor((share * (seconds - 2 * KEPT_SECONDS)) / stepSeconds + 1e-6) * step;
    if (count <= 0) continue;
    const from = Math.round((startSeconds + KEPT_SECONDS) * sampleRate);
    take(from);
    leftOut.push({ atSeconds: length / sampleRate, seconds: count / sampleRate });
    taken = from + count;
  }
  if (leftOut.length === 0) return { clip, leftOut };
  take(samples.length);
  const short = new Float32Array(length);
  let at = 0;
  for (const part of parts) {
    short.set(part, at);
    at += part.length;
  }
  return { clip: { samples: short, sampleRate }, leftOut };
}

/** Between the first and the last frame above the threshold. */
function innerSilences(clip: Pcm, thresholdDb: number): { startSeconds: number; endSeconds: number }[] {
  const silences: { startSeconds: number; endSeconds: number }[] = [];
  const frames = Math.floor(clip.samples.length / clip.sampleRate / FRAME_SECONDS);
  let lastSpeech = -1;
  for (let t = 0; t < frames; t++) {
    if (meanLevelDb(clip, t * FRAME_SECONDS, (t + 1) * FRAME_SECONDS) <= thresholdDb) continue;
    if (lastSpeech >= 0 && t > lastSpeech + 1) {
      silences.push({ startSeconds: (lastSpeech + 1) * FRAME_SECONDS, endSeconds: t * FRAME_SECONDS });
    }
    lastSpeech = t;
  }
  return silences;
}

/** The time in the whole clip of a time in the short one. It rises with it. */
export const wholeSeconds = (seconds: number, leftOut: readonly LeftOut[]): number =>
  leftOut.reduce((whole, cut) => (seconds > cut.atSeconds ? whole + cut.seconds : whole), seconds);
