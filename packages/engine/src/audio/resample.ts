import type { Pcm } from '../types.ts';

/** Zero crossings on each side: stop band about -80 dB with the Kaiser window below. */
const HALF_WIDTH = 16;
const KAISER_BETA = 8;
/** Share of the narrower band that passes unchanged. */
const ROLL_OFF = 0.94;

/**
 * Band-limited resampling with a Kaiser-windowed sinc (Smith, "Digital Audio Resampling", CCRMA). Rates are whole
 * numbers of Hz. The filter of each phase is computed once. Sample 0 stays at time 0; the length is rounded up.
 */
export function resample(pcm: Pcm, targetRate: number): Pcm {
  if (pcm.sampleRate === targetRate) return pcm;
  const divisor = greatestCommonDivisor(pcm.sampleRate, targetRate);
  const up = targetRate / divisor;
  const down = pcm.sampleRate / divisor;
  const cutoff = Math.min(1, targetRate / pcm.sampleRate) * ROLL_OFF;
  const half = Math.ceil(HALF_WIDTH / cutoff);
  const phases: (Float32Array | undefined)[] = new Array(up);
  const input = pcm.samples;
  const output = new Float32Array(Math.ceil((input.length * up) / down));
  for (let n = 0; n < output.length; n++) {
    const position = n * down;
    const center = Math.floor(position / up);
    const phase = position - center * up;
    let filter = phases[phase];
    if (!filter) {
      filter = sincFilter(phase / up, half, cutoff);
      phases[phase] = filter;
    }
    const first = center - half + 1;
    const from = Math.max(0, -first);
    const to = Math.min(filter.length, input.length - first);
    let sum = 0;
    for (let k = from; k < to; k++) sum += filter[k]! * input[first + k]!;
    output[n] = sum;
  }
  return { samples: output, sampleRate: targetRate };
}

/** Tap k weighs the input sample k - half + 1 places after the center; `fraction` is the output's place after it. */
function sincFilter(fraction: number, half: number, cutoff: number): Float32Array {
  const taps = new Float32Array(2 * half);
  let gain = 0;
  for (let k = 0; k < taps.length; k++) {
    const x = k - half + 1 - fraction;
    const edge = x / half;
    const window = Math.abs(edge) >= 1 ? 0 : besselI0(KAISER_BETA * Math.sqrt(1 - edge * edge));
    const angle = Math.PI * x * cutoff;
    const tap = (angle === 0 ? 1 : Math.sin(angle) / angle) * window;
    taps[k] = tap;
    gain += tap;
  }
  // Unit gain at 0 Hz for every phase; otherwise slight differences between phases would add spurious tones.
  for (let k = 0; k < taps.length; k++) taps[k] = taps[k]! / gain;
  return taps;
}

/** Modified Bessel function of the first kind, order 0, by its power series. */
function besselI0(x: number): number {
  let sum = 1;
  let term = 1;
  for (let k = 1; term > 1e-10 * sum; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
