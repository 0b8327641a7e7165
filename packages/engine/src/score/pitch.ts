/** The pitch of a voice in given stretches of a recording, as semitones. */
import type { Pcm } from '../types.ts';

export interface Stretch {
  readonly startSeconds: number;
  readonly endSeconds: number;
}

/** A step of the track. */
const PITCH_STEP_SECONDS = 0.01;

/** High enough for four harmonics of a high voice; each sample is the mean of those it replaces. */
const RATE = 4000;
/** Two periods of the deepest voice. */
const WINDOW = 128;
const MIN_LAG = 8;
const MAX_LAG = 64;
/** Normalized autocorrelation, -1 to 1, from which a lag may be a period. */
const MIN_CORRELATION = 0.5;
const MAX_CANDIDATES = 4;
/** Costs in units of correlation for each octave: of a longer period, which also fits, and of a jump. */
const LENGTH_COST = 0.06;
const JUMP_COST = 0.5;
const SEMITONES = 12;

interface Candidate {
  readonly octaves: number;
  readonly cost: number;
}

/**
 * The pitch of each stretch in steps of 10 ms from its start, NaN where there is none. The periods are chosen together,
 * so that no stretch is an octave from the others only because two periods also fit.
 */
export function pitchOf(pcm: Pcm, stretches: readonly Stretch[]): number[][] {
  const tracks = stretches.map(({ startSeconds, endSeconds }) => {
    const steps = Math.max(Math.round((endSeconds - startSeconds) / PITCH_STEP_SECONDS), 1);
    const samples = decimate(pcm, startSeconds - WINDOW / 2 / RATE, steps);
    return Array.from({ length: steps }, (_, i) =>
      candidates(samples, Math.round(i * PITCH_STEP_SECONDS * RATE)),
    );
  });
  const chosen = cheapestPath(tracks.flat());
  let at = 0;
  return tracks.map((track) => track.map(() => chosen[at++]! * SEMITONES));
}

/** What the windows of `steps` steps need from this time on, without its mean. */
function decimate({ samples, sampleRate }: Pcm, fromSeconds: number, steps: number): Float64Array {
  const factor = Math.round(sampleRate / RATE);
  const first = Math.round(fromSeconds * sampleRate);
  const count = Math.round((steps - 1) * PITCH_STEP_SECONDS * RATE) + WINDOW + MAX_LAG + 1;
  const decimated = new Float64Array(count);
  let mean = 0;
  for (let i = 0; i < count; i++) {
    let sum = 0;
    for (let k = 0; k < factor; k++) sum += samples[first + i * factor + k] ?? 0;
    decimated[i] = sum;
    mean += sum / count;
  }
  return decimated.map((x) => x - mean);
}

/** The likely periods of one window, by the peaks of its normalized autocorrelation. */
function candidates(samples: Float64Array, start: number): Candidate[] {
  const correlations = new Float64Array(MAX_LAG + 2);
  let own = 1e-9;
  for (let i = start; i < start + WINDOW; i++) own += samples[i]! ** 2;
  let other = 1e-9;
  for (let i = start + MIN_LAG - 1; i < start + MIN_LAG - 1 + WINDOW; i++) other += samples[i]! ** 2;
  for (let lag = MIN_LAG - 1; lag <= MAX_LAG; lag++) {
    let product = 0;
    for (let i = start; i < start + WINDOW; i++) product += samples[i]! * samples[i + lag]!;
    correlations[lag] = product / Math.sqrt(own * other);
    other += samples[start + lag + WINDOW]! ** 2 - samples[start + lag]! ** 2;
  }
  const found: Candidate[] = [];
  for (let lag = MIN_LAG; lag < MAX_LAG; lag++) {
    const [before, here, after] = [correlations[lag - 1]!, correlations[lag]!, correlations[lag + 1]!];
    if (here < MIN_CORRELATION || here < before || here <= after) continue;
    const curve = before - 2 * here + after;
    const shift = curve < 0 ? (before - after) / (2 * curve) : 0;
    const octaves = Math.log2(RATE / (lag + shift));
    found.push({ octaves, cost: -here - LENGTH_COST * octaves });
  }
  return found.sort((a, b) => a.cost - b.cost).slice(0, MAX_CANDIDATES);
}

/** The octaves of each step's candidate on the cheapest path; NaN for a step without any. */
function cheapestPath(steps: readonly (readonly Candidate[])[]): number[] {
  const chosen = new Array<number>(steps.length).fill(Number.NaN);
  const filled = steps.flatMap((each, i) => (each.length > 0 ? [i] : []));
  const from: number[][] = [];
  let costs: number[] = [];
  filled.forEach((step, n) => {
    const before = n > 0 ? steps[filled[n - 1]!]! : [];
    const links = steps[step]!.map(({ octaves }) => {
      let [best, least] = [0, before.length > 0 ? Number.POSITIVE_INFINITY : 0];
      before.forEach((each, k) => {
        const cost = costs[k]! + JUMP_COST * Math.abs(octaves - each.octaves);
        if (cost < least) [best, least] = [k, cost];
      });
      return { best, least };
    });
    from.push(links.map(({ best }) => best));
    costs = links.map(({ least }, k) => least + steps[step]![k]!.cost);
  });
  let k = costs.indexOf(Math.min(...costs));
  for (let n = filled.length - 1; n >= 0; n--) {
    chosen[filled[n]!] = steps[filled[n]!]![k]!.octaves;
    k = from[n]![k]!;
  }
  return chosen;
}
