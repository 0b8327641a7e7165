/** Somebody else's voice beside the learner's: what is voiced before and after the learner speaks. */
import { meanLevelDb } from '../audio/level.ts';
import type { SpeechActivity } from '../audio/speech.ts';
import type { HypothesisEvidence } from '../score/evidence.ts';
import { PITCH_STEP_SECONDS, pitchOf, type Stretch } from '../score/pitch.ts';
import type { Pcm } from '../types.ts';

/** What is nearer to the learner's first sound may be a breath; after the last one, another word, which is often low. */
const BEFORE_SECONDS = 0.2;
const AFTER_SECONDS = 0.6;
/** Enough to tell; looking at more takes time. */
const MOST_SECONDS = 1.5;
/** In dB from the learner's own level: what is softer may be an echo, and what is louder is the learner. */
const LEAST_LEVEL_DB = -32;
const LOUDEST_LEVEL_DB = -4;
const LOUDEST = 0.9;
/**
 * From this many voiced steps, and this share of all, somebody else is talking: in 2 of 130 clean recordings of people, and in 61 of
 * 160 with one other voice 5 or 10 dB below the speaker's. The others are cut close to the speech.
 */
const MIN_VOICED_STEPS = 15;
const MIN_VOICED_SHARE = 0.3;

/** `startSeconds` is the start of a frame of the evidence in the recording. */
export function hasOtherVoice(
  pcm: Pcm,
  { speechLevelDb }: SpeechActivity,
  { phones }: HypothesisEvidence,
  startSeconds: (frame: number) => number,
): boolean {
  const silences = silencesOf(pcm, phones, startSeconds);
  if (silences.length === 0) return false;
  const tracks = pitchOf(pcm, silences);
  const voicedDb = tracks.flatMap((track, i) =>
    track.flatMap((pitch, step) => {
      const from = silences[i]!.startSeconds + step * PITCH_STEP_SECONDS;
      const levelDb = meanLevelDb(pcm, from, from + 2 * PITCH_STEP_SECONDS) - speechLevelDb;
      return !Number.isNaN(pitch) && levelDb > LEAST_LEVEL_DB ? [levelDb] : [];
    }),
  );
  const steps = tracks.reduce((sum, track) => sum + track.length, 0);
  const loudestDb = voicedDb.sort((a, b) => a - b)[Math.floor(LOUDEST * voicedDb.length)] ?? 0;
  return (
    voicedDb.length >= MIN_VOICED_STEPS &&
    voicedDb.length >= MIN_VOICED_SHARE * steps &&
    loudestDb < LOUDEST_LEVEL_DB
  );
}

/** Before the first sound and after the last one. Between words there may be the learner's own voice, hesitating or wrong. */
function silencesOf(
  { samples, sampleRate }: Pcm,
  phones: HypothesisEvidence['phones'],
  startSeconds: (frame: number) => number,
): Stretch[] {
  const before = startSeconds(phones[0]!.span.start) - BEFORE_SECONDS;
  const after = startSeconds(phones.at(-1)!.span.end) + AFTER_SECONDS;
  return [
    { startSeconds: Math.max(before - MOST_SECONDS, 0), endSeconds: before },
    { startSeconds: after, endSeconds: Math.min(after + MOST_SECONDS, samples.length / sampleRate) },
  ].filter((stretch) => stretch.endSeconds > stretch.startSeconds);
}
