import { bestPathLogLikelihood } from '../acoustic/posteriors.ts';
import type { Matrix } from '../types.ts';

/** How likely each other sound is in place of each expected phone, from the CTC head alone. */
export interface PhoneAlternatives {
  /** ln P(expected phones | recording), summed over all alignments. */
  readonly logLikelihood: number;
  /** ln of the best path through the same frames, whatever it spells. */
  readonly bestPathLogLikelihood: number;
  /**
   * Row i: ln of the posterior of each unit in place of phone i, given that the other phones are as expected; column 0
   * is "phone i left out". The probabilities of a row sum to 1.
   */
  readonly logPosteriors: Matrix;
}

/** Floor of each frame's probabilities, so that no single frame can rule out a phone. */
const MIN_PROBABILITY = 1e-6;
const MIN_LOG_POSTERIOR = -25;
/** Limit of the scaled sums. A text that was said stays far below; any other text must not overflow. */
const CEILING = 1e200;

/**
 * Segmentation-free goodness of pronunciation: CTC likelihoods with one phone replaced by each unit or left out
 * (Cao, Fan, Svendsen, Salvi: "A Framework for Phoneme-Level Pronunciation Assessment Using CTC", Interspeech
 * 2024). Every alternative shares the prefix (forward) and the suffix (backward) sums, so one pass of
 * O(frames x phones x units) gives them all. Forward and backward run in the linear domain, each frame scaled to
 * sum 1 (Rabiner 1989, section V.A): no logarithm in the inner loop.
 *
 * `logProbabilities` has frames as rows and units as columns with the blank first; `labels` are column numbers,
 * at least one. Needs at least as many frames as labels.
 */
export function ctcAlternatives(logProbabilities: Matrix, labels: readonly number[]): PhoneAlternatives {
  const lattice = latticeOf(logProbabilities, labels);
  return {
    logLikelihood: lattice.logLikelihood,
    bestPathLogLikelihood: bestPathLogLikelihood(logProbabilities),
    logPosteriors: lattice.alternatives(),
  };
}

/**
 * Returns a function that gives ln of P(text with `replacement` instead of its phones [from, to)) / P(text): above 0 if
 * the replacement explains the recording better. An empty replacement leaves the phones out.
 */
export function ctcSpanLogRatio(
  logProbabilities: Matrix,
  labels: readonly number[],
): (from: number, to: number, replacement: readonly number[]) => number {
  const lattice = latticeOf(logProbabilities, labels);
  return (from, to, replacement) => {
    const ratio =
      replacement.length === 0
        ? lattice.deletionRatio(from, to)
        : lattice.replacementRatio(from, to, replacement);
    return Math.log(Math.min(Math.max(ratio, Math.exp(MIN_LOG_POSTERIOR)), CEILING));
  };
}

/**
 * The last lattice of each recording: choosing a pronunciation, grading it and verifying its words use the same one.
 */
const lattices = new WeakMap<Matrix, CtcLattice>();

function latticeOf(logProbabilities: Matrix, labels: readonly number[]): CtcLattice {
  const known = lattices.get(logProbabilities);
  if (known?.isOf(labels)) return known;
  const lattice = new CtcLattice(logProbabilities, labels);
  lattices.set(logProbabilities, lattice);
  return lattice;
}

/**
 * Normalizes the totals to posteriors. If the text is long and was not said, the totals may be zero or infinite. Then
 * the expected phone counts as absent, and all alternatives as equally likely.
 */
function writeLogPosteriors(totals: Float64Array, expected: number, row: Float32Array): void {
  const sum = totals.reduce((all, value) => all + value, 0);
  if (sum > 0 && Number.isFinite(sum)) {
    totals.forEach((value, q) => {
      row[q] = Math.max(Math.log(value / sum), MIN_LOG_POSTERIOR);
    });
    return;
  }
  row.fill(-Math.log(totals.length - 1));
  row[expected] = MIN_LOG_POSTERIOR;
}

/** The CTC lattice of labels with blanks between them: state 2i + 1 is phone i, even states are blanks. */
class CtcLattice {
  readonly logLikelihood: number;
  private readonly frames: number;
  private readonly units: number;
  private readonly states: number;
  private readonly probabilities: Float64Array;
  /** Row t: prefix sums that end in each state at t, scaled to sum 1. */
  private readonly forward: Float64Array;
  /** What row t of the forward sums was divided by. */
  private readonly scales: Float64Array;
  /** Row t: suffix sums that begin in each state at t (emission of t included), scaled to sum 1. */
  private readonly backward: Float64Array;
  /** The expected text's own likelihood between forward row t and backward row t + 1, in their scales. */
  private readonly bridge: Float64Array;
  /** Row t: probability of each state's unit. */
  private readonly emissions: Float64Array;
  /** 1 for states that may follow the state two before: a phone after another phone, without a blank between. */
  private readonly maySkip: Uint8Array;

  constructor(
    logProbabilities: Matrix,
    private readonly labels: readonly number[],
  ) {
    this.frames = logProbabilities.rows;
    this.units = logProbabilities.columns;
    this.states = 2 * labels.length + 1;
    const { data } = logProbabilities;
    this.probabilities = new Float64Array(data.length);
    for (let i = 0; i < data.length; i++) {
      this.probabilities[i] = Math.max(Math.exp(data[i]!), MIN_PROBABILITY);
    }
    this.emissions = this.gatherEmissions();
    this.maySkip = Uint8Array.from({ length: this.states }, (_, s) =>
      Number(s % 2 === 1 && s > 1 && labels[(s - 1) / 2] !== labels[(s - 3) / 2]),
    );
    this.forward = new Float64Array(this.frames * this.states);
    this.scales = new Float64Array(this.frames);
    this.backward = new Float64Array(this.frames * this.states);
    this.bridge = new Float64Array(this.frames);
    this.logLikelihood = this.runForward();
    this.runBackward();
    for (let t = 0; t < this.frames; t++) this.bridge[t] = Math.max(this.bridgeAt(t), 1 / CEILING);
  }

  /** Row per phone, column per unit, column 0 for deletion; natural log, normalized per row. */
  alternatives(): Matrix {
    const { labels, units, frames, states, probabilities, forward, scales, backward, bridge } = this;
    const count = labels.length;
    const data = new Float32Array(count * units);
    const current = new Float64Array(units);
    const total = new Float64Array(units);
    for (let i = 0; i < count; i++) {
      const previous = i > 0 ? labels[i - 1]! : 0;
      const next = i + 1 < count ? labels[i + 1]! : 0;
      const blankBefore = 2 * i;
      const phoneBefore = 2 * i - 1;
      const blankAfter = 2 * i + 2;
      const phoneAfter = 2 * i + 3;
      current.fill(0);
      total.fill(0);
      for (let t = 0; t < frames; t++) {
        const row = t * units;
        const scale = 1 / scales[t]!;
        let fromBlank = t === 0 && i === 0 ? 1 : 0;
        let fromPhone = 0;
        if (t > 0) {
          fromBlank = forward[(t - 1) * states + blankBefore]!;
          if (i > 0) fromPhone = forward[(t - 1) * states + phoneBefore]!;
        }
        const isLast = t === frames - 1;
        const weight = 1 / bridge[t]!;
        let toBlank = 0;
        let toPhone = 0;
        if (isLast) toBlank = i === count - 1 ? weight : 0;
        else {
          toBlank = backward[(t + 1) * states + blankAfter]! * weight;
          if (i + 1 < count) toPhone = backward[(t + 1) * states + phoneAfter]! * weight;
        }
        const entering = fromBlank + fromPhone;
        const leaving = toBlank + toPhone;
        // A neighbor's own unit needs a blank between, so these two are computed again after the loop.
        const previousBefore = current[previous]!;
        const nextBefore = total[next]!;
        const previousTotal = total[previous]!;
        for (let q = 1; q < units; q++) {
          let value = (current[q]! + entering) * probabilities[row + q]! * scale;
          if (value > CEILING) value = CEILING;
          current[q] = value;
          total[q] = total[q]! + value * leaving;
        }
        if (i > 0) {
          const value = Math.min(
            (previousBefore + fromBlank) * probabilities[row + previous]! * scale,
            CEILING,
          );
          current[previous] = value;
          total[previous] = previousTotal + value * leaving;
        }
        if (i + 1 < count) total[next] = nextBefore + current[next]! * toBlank;
      }
      total[0] = this.deletionRatio(i, i + 1);
      writeLogPosteriors(total, labels[i]!, data.subarray(i * units, (i + 1) * units));
    }
    return { rows: count, columns: units, data };
  }

  /** P(labels without [from, to)) / P(labels). */
  deletionRatio(from: number, to: number): number {
    const { labels, frames, states, forward, backward, bridge } = this;
    const joinsRepeat = from > 0 && to < labels.length && labels[from - 1] === labels[to];
    const prefixAt = (t: number) =>
      forward[t * states + 2 * from]! + (from > 0 && !joinsRepeat ? forward[t * states + 2 * from - 1]! : 0);
    if (to === labels.length) {
      const end = (frames - 1) * states;
      return (forward[end + 2 * from]! + (from > 0 ? forward[end + 2 * from - 1]! : 0)) / bridge[frames - 1]!;
    }
    let ratio = 0;
    if (from === 0) ratio += backward[2 * to + 1]! / Math.max(backward[0]! + backward[1]!, 1 / CEILING);
    for (let t = 0; t + 1 < frames; t++) {
      ratio += (prefixAt(t) * backward[(t + 1) * states + 2 * to + 1]!) / bridge[t]!;
    }
    return ratio;
  }

  /** P(labels with `replacement`, at least one label, instead of [from, to)) / P(labels). */
  replacementRatio(from: number, to: number, replacement: readonly number[]): number {
    const { labels, units, frames, states, probabilities, forward, scales, backward, bridge } = this;
    const mayFollow = from > 0 && labels[from - 1] !== replacement[0];
    const mayPrecede = to < labels.length && labels[to] !== replacement.at(-1);
    // The replacement's labels with blanks between them, as many prefix sums.
    const inner = new Float64Array(2 * replacement.length - 1);
    const last = inner.length - 1;
    let ratio = 0;
    for (let t = 0; t < frames; t++) {
      const scale = 1 / scales[t]!;
      let entering = t === 0 && from === 0 ? 1 : 0;
      if (t > 0) {
        const before = (t - 1) * states + 2 * from;
        entering = forward[before]! + (mayFollow ? forward[before - 1]! : 0);
      }
      for (let s = last; s >= 0; s--) {
        const isLabel = s % 2 === 0;
        let prefix = inner[s]! + (s > 0 ? inner[s - 1]! : entering);
        if (isLabel && s > 0 && replacement[s / 2] !== replacement[s / 2 - 1]) prefix += inner[s - 2]!;
        const emission = probabilities[t * units + (isLabel ? replacement[s / 2]! : 0)]!;
        inner[s] = Math.min(prefix * emission * scale, CEILING);
      }
      const after = (t + 1) * states + 2 * to;
      const isOver = t === frames - 1;
      const suffix = isOver
        ? Number(to === labels.length)
        : backward[after]! + (mayPrecede ? backward[after + 1]! : 0);
      ratio += (inner[last]! * suffix) / bridge[t]!;
    }
    return ratio;
  }

  /** Whether the lattice is of these labels. */
  isOf(labels: readonly number[]): boolean {
    return labels.length === this.labels.length && labels.every((label, i) => label === this.labels[i]);
  }

  private gatherEmissions(): Float64Array {
    const { frames, units, states, labels, probabilities } = this;
    const emissions = new Float64Array(frames * states);
    for (let t = 0; t < frames; t++) {
      const row = t * states;
      const blank = probabilities[t * units]!;
      emissions[row] = blank;
      for (let i = 0; i < labels.length; i++) {
        emissions[row + 2 * i + 1] = probabilities[t * units + labels[i]!]!;
        emissions[row + 2 * i + 2] = blank;
      }
    }
    return emissions;
  }

  private runForward(): number {
    const { frames, states, forward, emissions, maySkip } = this;
    let logScale = 0;
    for (let t = 0; t < frames; t++) {
      const row = t * states;
      const before = row - states;
      let sum = 0;
      for (let s = 0; s < states; s++) {
        let prefix = 0;
        if (t === 0) prefix = s < 2 ? 1 : 0;
        else {
          prefix = forward[before + s]!;
          if (s > 0) prefix += forward[before + s - 1]!;
          if (maySkip[s] === 1) prefix += forward[before + s - 2]!;
        }
        const value = prefix * emissions[row + s]!;
        forward[row + s] = value;
        sum += value;
      }
      this.scales[t] = sum;
      logScale += Math.log(sum);
      for (let s = 0; s < states; s++) forward[row + s] = forward[row + s]! / sum;
    }
    const end = (frames - 1) * states;
    return logScale + Math.log(forward[end + states - 1]! + forward[end + states - 2]!);
  }

  private runBackward(): void {
    const { frames, states, backward, emissions, maySkip } = this;
    for (let t = frames - 1; t >= 0; t--) {
      const row = t * states;
      const after = row + states;
      let sum = 0;
      for (let s = 0; s < states; s++) {
        let suffix = 0;
        if (t === frames - 1) suffix = s >= states - 2 ? 1 : 0;
        else {
          suffix = backward[after + s]!;
          if (s + 1 < states) suffix += backward[after + s + 1]!;
          if (s + 2 < states && maySkip[s + 2] === 1) suffix += backward[after + s + 2]!;
        }
        const value = suffix * emissions[row + s]!;
        backward[row + s] = value;
        sum += value;
      }
      for (let s = 0; s < states; s++) backward[row + s] = backward[row + s]! / sum;
    }
  }

  private bridgeAt(t: number): number {
    const { frames, states, forward, backward, maySkip } = this;
    const row = t * states;
    if (t === frames - 1) return forward[row + states - 1]! + forward[row + states - 2]!;
    const after = row + states;
    let sum = 0;
    for (let s = 0; s < states; s++) {
      let suffix = backward[after + s]!;
      if (s + 1 < states) suffix += backward[after + s + 1]!;
      if (s + 2 < states && maySkip[s + 2] === 1) suffix += backward[after + s + 2]!;
      sum += forward[row + s]! * suffix;
    }
    return sum;
  }
}
