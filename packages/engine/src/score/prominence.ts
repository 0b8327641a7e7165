/** What a recording says about the prominence of each vowel of a phrase: length, level, spectrum, pitch and quality. */

import type { Span } from '../align/align.ts';
import { isVowel } from '../g2p/index.ts';
import type { Matrix, Pcm, ReferencePhone } from '../types.ts';
import type { HypothesisEvidence, PhoneEvidence } from './evidence.ts';
import { pitchOf } from './pitch.ts';

/**
 * Acoustic cues to stress, one value for each vowel. Only differences within a phrase are meaningful.
 *
 * - vowelSeconds: ln of the vowel's length in seconds; nucleusSeconds: the same for its loud part
 * - syllableSeconds: ln of the length from the end of the vowel before it (or the word's start) to its own end
 * - beatSeconds: ln of the length from its start to the start of the next vowel (or the word's end)
 * - levelDb: mean level of the vowel; peakDb: its loudest moment; energyDb: level and length together
 * - tiltDb: level with a first-order high-pass minus the level without it, because vocal effort raises high frequencies
 * - low, middle, high: mean of the acoustic model's input below 500 Hz, up to 2 kHz, and up to 5 kHz
 * - pitch: mean semitones above the phrase's line; peakPitch: the highest ones
 * - pitchRise: semitones from its first to its second half; riseBefore: from the vowel before it in the phrase to it;
 *   riseAfter: from it to the next one, because the peak of an accent is often late
 * - voiced: share of the vowel that has a pitch
 * - sharp: mean of the best ln posterior of any vowel; full: ln odds of a full vowel against a reduced one
 */
export const CUES = [
  'vowelSeconds',
  'nucleusSeconds',
  'syllableSeconds',
  'beatSeconds',
  'levelDb',
  'peakDb',
  'energyDb',
  'tiltDb',
  'low',
  'middle',
  'high',
  'pitch',
  'peakPitch',
  'pitchRise',
  'riseBefore',
  'riseAfter',
  'voiced',
  'sharp',
  'full',
] as const;
export type Cue = (typeof CUES)[number];
export type Cues = Readonly<Record<Cue, number>>;

/** What affects a vowel's cues but follows from the text alone: its position and surroundings, each 0..1. */
export const PLACES = [
  'first',
  'last',
  'beforePause',
  'openBeforePause',
  'onset',
  'coda',
  'alone',
  'afterPause',
] as const;
export type Place = (typeof PLACES)[number];

export interface Syllable {
  readonly vowel: ReferencePhone;
  /** Its index among the word's phones. */
  readonly phoneIndex: number;
  readonly cues: Cues;
  readonly places: Readonly<Record<Place, number>>;
  readonly seconds: number;
  /** Mean natural log posterior of any vowel over its frames; low if none was said. */
  readonly logVowel: number;
  /** True if there is a consonant or the word's edge on either side, so the vowel's limits are clear. */
  readonly isApart: boolean;
}

/** The recording in which cues are measured. */
export interface Sound {
  readonly pcm: Pcm;
  /** The acoustic model's input. */
  readonly mel: Matrix;
  /** Start of output frame t of the model in seconds of the recording. */
  readonly frameStartSeconds: (frame: number) => number;
}

/** With this much silence beside it, a word counts as the edge of a phrase, whose last syllable is longer. */
const PHRASE_END_SECONDS = 0.15;
const MAX_CONSONANTS = 3;
const REDUCED = new Set(['ə', 'ɐ', 'ʌ', 'ɪ', 'ɝ', 'ʊ']);

/** The syllables of each spoken word, one for each vowel; empty for a word that was not said. */
export function measureSyllables(evidence: HypothesisEvidence, sound: Sound): Syllable[][] {
  const { phones, posteriors } = evidence;
  const columns = evidence.units.flatMap((unit, i) => (isVowel(unit) ? [i + 1] : []));
  const vowels = phones.flatMap((phone, i) => (isVowel(phone.phone.unit) ? [i] : []));
  const firstFrame = posteriors.firstFrameSeconds / posteriors.frameSeconds;
  const openness = opennessOf(posteriors.frame, columns);
  const spans = vowels.map((at) => exactSpan(phones, at, openness));
  const stretches = spans.map(({ start, end }) => ({
    startSeconds: sound.frameStartSeconds(start),
    endSeconds: sound.frameStartSeconds(end),
  }));
  const melody = melodyOf(pitchOf(sound.pcm, stretches), stretches);
  const measured = new Map(
    vowels.map((at, n) => {
      const { startSeconds, endSeconds } = stretches[n]!;
      const { logVowel, ...qualities } = quality(evidence, phones[at]!.span, columns);
      const levels = loudness(sound.pcm, startSeconds, endSeconds);
      const vowelSeconds = Math.log(endSeconds - startSeconds);
      const nucleus = nucleusFrames(sound.mel, spans, n, firstFrame);
      const cues = {
        vowelSeconds,
        nucleusSeconds: Math.log(nucleus * posteriors.frameSeconds),
        ...levels,
        energyDb: levels.levelDb + (10 / Math.LN10) * vowelSeconds,
        ...bands(sound.mel, spans[n]!, firstFrame),
        ...melody[n]!,
        ...qualities,
      };
      return [phones[at]!, { cues, logVowel, span: spans[n]! }] as const;
    }),
  );
  const isAlone = evidence.reference.words.length === 1;
  return evidence.words.map((_, word) => {
    const own = phones.filter((phone) => phone.word === word);
    const nuclei = own.flatMap(({ phone }, i) => (isVowel(phone.unit) ? [i] : []));
    if (nuclei.length === 0) return [];
    const first = phones.indexOf(own[0]!);
    const isPhraseStart = hasPause(evidence, phones[first - 1], own[0]);
    const isPhraseEnd = hasPause(evidence, own.at(-1), phones[first + own.length]);
    const logSeconds = (from: number, to: number) =>
      Math.log(Math.max((to - from) * posteriors.frameSeconds, posteriors.frameSeconds));
    return nuclei.map((at, n): Syllable => {
      const { cues, logVowel, span } = measured.get(own[at]!)!;
      const spanOf = (nucleus: number) => measured.get(own[nucleus]!)!.span;
      const before = nuclei[n - 1] ?? -1;
      const after = nuclei[n + 1] ?? own.length;
      const isLast = n === nuclei.length - 1;
      const onset = at - before - 1;
      const coda = after - at - 1;
      return {
        vowel: own[at]!.phone,
        phoneIndex: at,
        cues: {
          ...cues,
          syllableSeconds: logSeconds(n === 0 ? own[0]!.span.start : spanOf(before).end, span.end),
          beatSeconds: logSeconds(span.start, isLast ? own.at(-1)!.span.end : spanOf(after).start),
        },
        places: {
          first: n === 0 ? 1 : 0,
          last: isLast ? 1 : 0,
          beforePause: isLast && isPhraseEnd ? 1 : 0,
          openBeforePause: isLast && isPhraseEnd && coda === 0 ? 1 : 0,
          onset: Math.min(onset, MAX_CONSONANTS) / MAX_CONSONANTS,
          coda: Math.min(coda, MAX_CONSONANTS) / MAX_CONSONANTS,
          alone: isAlone ? 1 : 0,
          afterPause: n === 0 && isPhraseStart ? 1 : 0,
        },
        seconds: (span.end - span.start) * posteriors.frameSeconds,
        logVowel,
        isApart: (n === 0 || onset > 0) && (isLast || coda > 0),
      };
    });
  });
}

/** Probability of any vowel in each frame. */
function opennessOf({ rows, columns, data }: Matrix, vowels: readonly number[]): number[] {
  return Array.from({ length: rows }, (_, t) =>
    vowels.reduce((sum, column) => sum + Math.exp(data[t * columns + column]!), 0),
  );
}

/** Frames of a neighbor that may belong to the vowel. */
const MAX_REACH = 2;
/** Shorter vowels are not measured as shorter: a third of a frame. */
const MIN_VOWEL_FRAMES = 1 / 3;

/**
 * Where a vowel starts and ends, in fractions of a frame: a frame at its edge counts as much as it is a vowel. Beside
 * another vowel its span is kept.
 */
function exactSpan(phones: readonly PhoneEvidence[], at: number, openness: readonly number[]): Span {
  const { span } = phones[at]!;
  const edge = (neighbor: PhoneEvidence | undefined, isBefore: boolean): number => {
    const from = isBefore ? span.start : span.end;
    if (neighbor && isVowel(neighbor.phone.unit)) return from;
    const reach = neighbor ? Math.min((neighbor.span.end - neighbor.span.start) / 2, MAX_REACH) : 1;
    let moved = 0;
    for (let k = 0; k < reach; k++) moved += openness[isBefore ? from - 1 - k : from + k] ?? 0;
    if (span.end - span.start > 1) moved -= 1 - openness[isBefore ? from : from - 1]!;
    return isBefore ? from - moved : from + moved;
  };
  const [start, end] = [edge(phones[at - 1], true), edge(phones[at + 1], false)];
  const lacking = Math.max(MIN_VOWEL_FRAMES - (end - start), 0) / 2;
  return { start: start - lacking, end: end + lacking };
}

function hasPause(
  { posteriors }: HypothesisEvidence,
  before: PhoneEvidence | undefined,
  after: PhoneEvidence | undefined,
): boolean {
  return (
    !before || !after || (after.span.start - before.span.end) * posteriors.frameSeconds > PHRASE_END_SECONDS
  );
}

/** Mean log posteriors over the vowel's frames. */
function quality(
  { posteriors: { frame }, units }: HypothesisEvidence,
  span: Span,
  columns: readonly number[],
) {
  let [sharp, full, logVowel] = [0, 0, 0];
  for (let t = span.start; t < span.end; t++) {
    let [best, fullSum, reducedSum] = [0, 1e-6, 1e-6];
    for (const each of columns) {
      const posterior = Math.exp(frame.data[t * frame.columns + each]!);
      best = Math.max(best, posterior);
      if (REDUCED.has(units[each - 1]!)) reducedSum += posterior;
      else fullSum += posterior;
    }
    sharp += Math.log(best + 1e-4);
    full += Math.log(fullSum / reducedSum);
    logVowel += Math.log(fullSum + reducedSum);
  }
  const frames = span.end - span.start;
  return { sharp: sharp / frames, full: full / frames, logVowel: logVowel / frames };
}

/** Bands of the mel scale that end at 500 Hz, 2 kHz and 5 kHz. */
const BAND_ENDS = [12, 34, 55] as const;

const ROWS_PER_FRAME = 3;

/** `firstFrame` is the start of the first output frame, in frames. */
function bands({ rows, columns, data }: Matrix, { start, end }: Span, firstFrame: number) {
  const from = Math.min(Math.max(Math.round((start + firstFrame) * ROWS_PER_FRAME), 0), rows - 1);
  const to = Math.min(Math.max(Math.round((end + firstFrame) * ROWS_PER_FRAME), from + 1), rows);
  const mean = (first: number, last: number) => {
    let sum = 0;
    for (let t = from; t < to; t++) for (let k = first; k < last; k++) sum += data[t * columns + k]!;
    return sum / ((to - from) * (last - first));
  };
  const [low, middle, high] = BAND_ENDS;
  return { low: mean(0, low), middle: mean(low, middle), high: mean(middle, high) };
}

/** The loud part of a vowel is above its loudest row minus this, in the unit of the acoustic model's input. */
const NUCLEUS_RANGE = 0.6;
/** Rows beyond the vowel's edge that the loud part may reach. */
const NUCLEUS_REACH = 4;

/** Length of the loud part of vowel `n`, in frames: how long its band of 150 Hz to 2 kHz stays near its peak. */
function nucleusFrames(mel: Matrix, spans: readonly Span[], n: number, firstFrame: number): number {
  const rowOf = (frame: number) => Math.round((frame + firstFrame) * ROWS_PER_FRAME);
  const { start, end } = spans[n]!;
  const least = Math.max(rowOf(start) - NUCLEUS_REACH, n > 0 ? rowOf((spans[n - 1]!.end + start) / 2) : 0, 0);
  const most = Math.min(
    rowOf(end) + NUCLEUS_REACH,
    n < spans.length - 1 ? rowOf((spans[n + 1]!.start + end) / 2) : mel.rows,
    mel.rows,
  );
  const level = (row: number) => {
    let sum = 0;
    for (let k = 3; k < BAND_ENDS[1]; k++) sum += mel.data[row * mel.columns + k]!;
    return sum / (BAND_ENDS[1] - 3);
  };
  let [peak, at] = [Number.NEGATIVE_INFINITY, Math.min(Math.max(rowOf((start + end) / 2), 0), mel.rows - 1)];
  for (let row = Math.max(rowOf(start), 0); row < Math.min(rowOf(end), mel.rows); row++) {
    if (level(row) > peak) [peak, at] = [level(row), row];
  }
  let [from, to] = [at, at + 1];
  while (from > least && level(from - 1) > peak - NUCLEUS_RANGE) from--;
  while (to < most && level(to) > peak - NUCLEUS_RANGE) to++;
  return (to - from) / ROWS_PER_FRAME;
}

interface Timed {
  readonly startSeconds: number;
  readonly endSeconds: number;
}

/** The line is steep only if several vowels say so: this many square seconds count as if they were level. */
const LEVEL_SECONDS_SQUARED = 1;

/** Pitch above the line through all vowels of the phrase. */
function melodyOf(tracks: readonly (readonly number[])[], stretches: readonly Timed[]) {
  const vowels = tracks.map((track, n) => {
    const pitches = track.filter((pitch) => !Number.isNaN(pitch));
    const middle = Math.floor(pitches.length / 2);
    return {
      seconds: (stretches[n]!.startSeconds + stretches[n]!.endSeconds) / 2,
      pitch: mean(pitches),
      peak: pitches.toSorted((a, b) => b - a)[Math.floor(pitches.length / 8)] ?? Number.NaN,
      rise: pitches.length > 3 ? mean(pitches.slice(middle)) - mean(pitches.slice(0, middle)) : 0,
      voiced: pitches.length / track.length,
    };
  });
  const voiced = vowels.filter(({ pitch }) => !Number.isNaN(pitch));
  const at = mean(voiced.map(({ seconds }) => seconds));
  const height = mean(voiced.map(({ pitch }) => pitch));
  let [covariance, variance] = [0, LEVEL_SECONDS_SQUARED];
  for (const { seconds, pitch } of voiced) {
    covariance += (seconds - at) * (pitch - height);
    variance += (seconds - at) ** 2;
  }
  const slope = covariance / variance;
  const heights = vowels.map(({ pitch, seconds }) => pitch - height - slope * (seconds - at));
  return vowels.map(({ pitch, peak, rise, voiced: share }, n) => {
    if (Number.isNaN(pitch)) return NO_PITCH;
    return {
      pitch: heights[n]!,
      peakPitch: heights[n]! + peak - pitch,
      pitchRise: rise,
      riseBefore: heights[n]! - nearest(heights, n, -1),
      riseAfter: nearest(heights, n, 1) - heights[n]!,
      voiced: share,
    };
  });
}

const NO_PITCH = { pitch: 0, peakPitch: 0, pitchRise: 0, riseBefore: 0, riseAfter: 0, voiced: 0 };

/** The next height in one direction that is one; without any, the vowel's own. */
function nearest(heights: readonly number[], from: number, step: 1 | -1): number {
  for (let n = from + step; n >= 0 && n < heights.length; n += step)
    if (!Number.isNaN(heights[n])) return heights[n]!;
  return heights[from]!;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const STEP_SECONDS = 0.01;
const HIGH_PASS = 0.9;

/** Levels in dB over 20 ms windows every 10 ms. The peak may be one step outside, because alignments can end early. */
function loudness({ samples, sampleRate }: Pcm, startSeconds: number, endSeconds: number) {
  const step = Math.round(STEP_SECONDS * sampleRate);
  const first = Math.max(Math.floor((startSeconds * sampleRate) / step), 0);
  const end = Math.max(Math.floor((endSeconds * sampleRate) / step), first + 1);
  let sum = 0;
  let highSum = 0;
  let peak = 0;
  for (let t = Math.max(first - 1, 0); t <= end; t++) {
    let power = 0;
    let highPower = 0;
    for (let i = t * step - step / 2; i < t * step + (3 * step) / 2; i++) {
      const x = samples[i] ?? 0;
      power += x * x;
      highPower += (x - HIGH_PASS * (samples[i - 1] ?? 0)) ** 2;
    }
    peak = Math.max(peak, power);
    if (t < first || t >= end) continue;
    sum += power;
    highSum += highPower;
  }
  const levelDb = decibels(sum / ((end - first) * 2 * step));
  return {
    levelDb,
    peakDb: decibels(peak / (2 * step)),
    tiltDb: decibels(highSum / ((end - first) * 2 * step)) - levelDb,
  };
}

const decibels = (power: number): number => 10 * Math.log10(power + 1e-10);
