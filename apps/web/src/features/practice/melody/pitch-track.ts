import { PitchDetector } from 'pitchy';

/** The fundamental frequency of a voice over time. */
export interface PitchTrack {
  /** Time between two values; the first belongs to time 0. */
  readonly hopSeconds: number;
  /** Hertz, NaN where there is no pitch. */
  readonly hertz: readonly number[];
}

const HOP_SECONDS = 0.01;
/** Long enough for two periods of the deepest voice. */
const WINDOW_SECONDS = 0.04;
const ANALYSIS_RATE = 16_000;
const MIN_HERTZ = 65;
const MAX_HERTZ = 500;
/**
 * McLeod's clarity, 0 to 1: how similar one period is to the next. Lower than for music, because speech changes faster.
 */
const MIN_CLARITY = 0.6;
/** The first period this close to the clearest one is taken: a higher value finds multiples, a lower one overtones. */
const PERIOD_THRESHOLD = 0.8;
/** Anything quieter than the loud part of the voice by more than this (-26 dB) is breath or noise. */
const MIN_RELATIVE_LEVEL = 0.05;
/** Values further than this from the voice's median are probably half or double periods. */
const OCTAVE_ERROR = 1.7;
const MIN_RUN_FRAMES = 3;

/**
 * The pitch of a voice by McLeod's method, without its typical errors: octave jumps, single outliers, and stretches too
 * short to be a voice.
 * @param samples amplitudes from -1 to 1
 */
export function trackPitch(samples: Float32Array, sampleRate: number): PitchTrack {
  const { decimated, rate } = decimate(samples, sampleRate);
  const size = Math.round(WINDOW_SECONDS * rate);
  const hop = Math.round(HOP_SECONDS * rate);
  const detector = PitchDetector.forFloat32Array(size);
  detector.clarityThreshold = PERIOD_THRESHOLD;
  const frames: Float32Array[] = [];
  for (let start = 0; start + size <= decimated.length; start += hop) {
    frames.push(decimated.subarray(start, start + size));
  }
  const levels = frames.map(rootMeanSquare);
  const loud = levels.toSorted((a, b) => a - b)[Math.floor(levels.length * 0.95)] ?? 0;
  const raw = frames.map((frame, index) => {
    if (loud === 0 || (levels[index] ?? 0) < loud * MIN_RELATIVE_LEVEL) return Number.NaN;
    const [hertz, clarity] = detector.findPitch(frame, rate);
    return clarity >= MIN_CLARITY && hertz >= MIN_HERTZ && hertz <= MAX_HERTZ ? hertz : Number.NaN;
  });
  return { hopSeconds: hop / rate, hertz: withoutShortRuns(smooth(withoutOctaveJumps(raw))) };
}

/** Decimation by averaging only affects frequencies far above the pitch. */
function decimate(samples: Float32Array, sampleRate: number): { decimated: Float32Array; rate: number } {
  const factor = Math.max(1, Math.floor(sampleRate / ANALYSIS_RATE));
  if (factor === 1) return { decimated: samples, rate: sampleRate };
  const decimated = new Float32Array(Math.floor(samples.length / factor));
  for (let index = 0; index < decimated.length; index += 1) {
    let sum = 0;
    for (let part = 0; part < factor; part += 1) sum += samples[index * factor + part] ?? 0;
    decimated[index] = sum / factor;
  }
  return { decimated, rate: sampleRate / factor };
}

function rootMeanSquare(frame: Float32Array): number {
  return Math.sqrt(frame.reduce((sum, sample) => sum + sample * sample, 0) / frame.length);
}

/** The median of the values that are present; NaN if there are none. */
export function median(values: readonly number[]): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function withoutOctaveJumps(hertz: readonly number[]): number[] {
  const middle = median(hertz);
  return hertz.map((value) => {
    let moved = value;
    while (moved > middle * OCTAVE_ERROR) moved /= 2;
    while (moved < middle / OCTAVE_ERROR) moved *= 2;
    return moved;
  });
}

/** Median of five where there is a pitch; gaps stay gaps. */
function smooth(hertz: readonly number[]): number[] {
  return hertz.map((value, index) =>
    Number.isNaN(value) ? value : median(hertz.slice(Math.max(0, index - 2), index + 3)),
  );
}

function withoutShortRuns(hertz: readonly number[]): number[] {
  const kept = [...hertz];
  let runStart = 0;
  for (let index = 0; index <= kept.length; index += 1) {
    if (index < kept.length && !Number.isNaN(kept[index])) continue;
    if (index - runStart < MIN_RUN_FRAMES) kept.fill(Number.NaN, runStart, index);
    runStart = index + 1;
  }
  return kept;
}
