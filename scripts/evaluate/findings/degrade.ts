/** Recordings as another room, another microphone or another pace would make them. All are mono at one rate. */
import type { Pcm } from '../../../packages/engine/src/node.ts';

const powerOf = (samples: Float32Array) => samples.reduce((sum, x) => sum + x * x, 0) / samples.length;

/** The recording with the sounds of all `others`, which are repeated, together this far below it. */
export function mix(pcm: Pcm, others: readonly Pcm[], signalToNoiseDb: number): Pcm {
  const sum = new Float32Array(pcm.samples.length);
  for (const { samples } of others) {
    const scale = 1 / Math.sqrt(powerOf(samples) + 1e-12);
    for (let i = 0; i < sum.length; i++) sum[i] = sum[i]! + scale * samples[i % samples.length]!;
  }
  const scale = Math.sqrt(powerOf(pcm.samples) / (powerOf(sum) + 1e-12)) * 10 ** (-signalToNoiseDb / 20);
  return withinRange({ ...pcm, samples: pcm.samples.map((x, i) => x + scale * sum[i]!) });
}

const MAX_ROOM_SECONDS = 0.5;

/** The recording in the room of this impulse response, as loud as before. */
export function inRoom(pcm: Pcm, response: Pcm): Pcm {
  const { samples } = response;
  const direct = samples.reduce((most, x, i) => (Math.abs(x) > Math.abs(samples[most]!) ? i : most), 0);
  const taps = samples.subarray(direct, direct + Math.round(MAX_ROOM_SECONDS * response.sampleRate));
  const wet = new Float32Array(pcm.samples.length);
  for (let k = 0; k < taps.length; k++) {
    const tap = taps[k]!;
    if (Math.abs(tap) < 1e-3 * Math.abs(taps[0]!)) continue;
    for (let i = k; i < wet.length; i++) wet[i] = wet[i]! + tap * pcm.samples[i - k]!;
  }
  const scale = Math.sqrt(powerOf(pcm.samples) / (powerOf(wet) + 1e-12));
  return withinRange({ ...pcm, samples: wet.map((x) => x * scale) });
}

const WINDOW = 512;
const HOP = WINDOW / 2;
const SEARCH = 128;

/**
 * The recording `factor` times as fast at the same pitch, by overlapping windows placed where they fit best (WSOLA,
 * Verhelst and Roelands 1993).
 */
export function atPace(pcm: Pcm, factor: number): Pcm {
  const x = pcm.samples;
  const count = Math.floor((x.length - 2 * WINDOW) / HOP / factor);
  const out = new Float32Array(Math.max(count, 0) * HOP + WINDOW);
  let at = 0;
  for (let i = 0; i < count; i++) {
    if (i > 0) at = bestFit(x, Math.floor(i * HOP * factor), at + HOP);
    for (let k = 0; k < WINDOW; k++) {
      const weight = 0.5 - 0.5 * Math.cos((2 * Math.PI * k) / WINDOW);
      out[i * HOP + k] = out[i * HOP + k]! + weight * (x[at + k] ?? 0);
    }
  }
  return { ...pcm, samples: out };
}

/** The place near `wanted` at which the recording is most like what followed the last window. */
function bestFit(x: Float32Array, wanted: number, following: number): number {
  let [best, most] = [wanted, Number.NEGATIVE_INFINITY];
  for (let at = Math.max(wanted - SEARCH, 0); at <= Math.min(wanted + SEARCH, x.length - WINDOW); at++) {
    let fit = 0;
    for (let k = 0; k < WINDOW; k += 2) fit += x[at + k]! * (x[following + k] ?? 0);
    if (fit > most) [best, most] = [at, fit];
  }
  return best;
}

const FADE_SECONDS = 0.01;

/** The recording with silence at each of these times, in rising order. */
export function withPauses(pcm: Pcm, times: readonly number[], seconds: number): Pcm {
  const { samples, sampleRate } = pcm;
  const pause = Math.round(seconds * sampleRate);
  const fade = Math.round(FADE_SECONDS * sampleRate);
  const places = [...times.map((time) => Math.round(time * sampleRate)), samples.length];
  const out = new Float32Array(samples.length + times.length * pause);
  let from = 0;
  places.forEach((to, i) => {
    for (let k = from; k < to; k++) {
      const gain = Math.min(
        i > 0 ? (k - from) / fade : 1,
        i < places.length - 1 ? (to - 1 - k) / fade : 1,
        1,
      );
      out[k + i * pause] = samples[k]! * gain;
    }
    from = to;
  });
  return { ...pcm, samples: out };
}

const ORDER = 18;

/** The recording whispered: white noise through the filter of each stretch of speech (linear prediction). */
export function whispered(pcm: Pcm, random: () => number): Pcm {
  const { samples } = pcm;
  const out = new Float32Array(samples.length);
  for (let start = 0; start + WINDOW <= samples.length; start += HOP) {
    const frame = samples
      .subarray(start, start + WINDOW)
      .map((x, k) => x * (0.5 - 0.5 * Math.cos((2 * Math.PI * k) / WINDOW)));
    const { filter, error } = predict(frame);
    const noise = new Float32Array(WINDOW);
    for (let k = 0; k < WINDOW; k++) {
      let value = Math.sqrt((3 * error) / WINDOW) * (2 * random() - 1);
      for (let j = 1; j <= Math.min(ORDER, k); j++) value -= filter[j]! * noise[k - j]!;
      noise[k] = value;
    }
    noise.forEach((x, k) => {
      out[start + k] = out[start + k]! + x * (0.5 - 0.5 * Math.cos((2 * Math.PI * k) / WINDOW));
    });
  }
  return withinRange({ ...pcm, samples: out });
}

/** Levinson and Durbin's recursion. */
function predict(frame: Float32Array): { filter: readonly number[]; error: number } {
  const correlation = Array.from({ length: ORDER + 1 }, (_, lag) => {
    let sum = 0;
    for (let k = lag; k < frame.length; k++) sum += frame[k]! * frame[k - lag]!;
    return sum;
  });
  let filter = [1, ...new Array<number>(ORDER).fill(0)];
  let error = correlation[0]! * 1.0001 + 1e-9;
  for (let order = 1; order <= ORDER; order++) {
    let sum = correlation[order]!;
    for (let j = 1; j < order; j++) sum += filter[j]! * correlation[order - j]!;
    const reflection = -sum / error;
    filter = filter.map((value, j) =>
      j === 0 || j > order ? value : j === order ? reflection : value + reflection * filter[order - j]!,
    );
    error *= 1 - reflection * reflection;
  }
  return { filter, error };
}

function withinRange(pcm: Pcm): Pcm {
  const peak = pcm.samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
  return peak <= 1 ? pcm : { ...pcm, samples: pcm.samples.map((x) => x / peak) };
}
