/** A small network that hears whether a second person speaks. training/train_other_voice.py trains it. */
import type { Matrix } from '../types.ts';
import trained from './other-voice-weights.json' with { type: 'json' };

/** Weights of one layer, [outputs, taps, inputs], and the bias of each output. */
interface Layer {
  readonly outputs: number;
  readonly taps: number;
  readonly weights: Float32Array;
  readonly bias: readonly number[];
}

/** 8 bits for each weight, and a scale for each output. */
interface StoredLayer {
  readonly taps: number;
  readonly scales: readonly number[];
  readonly bias: readonly number[];
  readonly weights: string;
}

const first = layer(trained.first);
/** Each looks at three frames, this far apart, and adds to its input. */
const RESIDUAL_DILATIONS = [1, 2, 4];
const residuals = trained.residuals.map(layer);
const attention = layer(trained.attention);
const hidden = layer(trained.hidden);
const output = layer(trained.output);

/**
 * How certain a second voice is: natural log-odds above the threshold, which 1 % of the recordings of one voice reach;
 * undefined below it. `mel` is the acoustic model's input, [frames, bands].
 */
export function otherVoice(mel: Matrix): number | undefined {
  const certainty = logOdds(mel) - trained.threshold;
  return certainty > 0 ? certainty : undefined;
}

/** Natural log-odds of a second voice. */
function logOdds(mel: Matrix): number {
  let frames = relu(convolve(mel, first, { stride: 2 }));
  residuals.forEach((each, i) => {
    const added = relu(convolve(frames, each, { dilation: RESIDUAL_DILATIONS[i]! }));
    frames = { ...frames, data: frames.data.map((value, k) => value + added.data[k]!) };
  });
  const scores = convolve(frames, attention);
  const pooled = columnStatistics(frames, scores);
  return convolve(relu(convolve(pooled, hidden)), output).data[0]!;
}

function layer({ taps, scales, bias, weights }: StoredLayer): Layer {
  const bytes = Int8Array.from(atob(weights), (character) => character.charCodeAt(0));
  const width = bytes.length / scales.length;
  return {
    outputs: scales.length,
    taps,
    bias,
    weights: Float32Array.from(bytes, (value, i) => value * scales[Math.floor(i / width)]!),
  };
}

/** A convolution over time, with zeros beyond both ends. */
function convolve(
  { rows, columns, data }: Matrix,
  { outputs, taps, weights, bias }: Layer,
  { stride = 1, dilation = 1 } = {},
): Matrix {
  const count = Math.ceil(rows / stride);
  const result = new Float32Array(count * outputs);
  const middle = (taps - 1) / 2;
  for (let t = 0; t < count; t++) {
    for (let o = 0; o < outputs; o++) {
      let sum = bias[o]!;
      for (let tap = 0; tap < taps; tap++) {
        const row = t * stride + (tap - middle) * dilation;
        if (row < 0 || row >= rows) continue;
        sum += dot(data, row * columns, weights, (o * taps + tap) * columns, columns);
      }
      result[t * outputs + o] = sum;
    }
  }
  return { rows: count, columns: outputs, data: result };
}

/** The dot product of `count` numbers, a multiple of 4: four sums in parallel are twice as fast as one. */
function dot(a: Float32Array, from: number, b: Float32Array, start: number, count: number): number {
  let first = 0;
  let second = 0;
  let third = 0;
  let fourth = 0;
  for (let i = 0; i < count; i += 4) {
    first += a[from + i]! * b[start + i]!;
    second += a[from + i + 1]! * b[start + i + 1]!;
    third += a[from + i + 2]! * b[start + i + 2]!;
    fourth += a[from + i + 3]! * b[start + i + 3]!;
  }
  return first + second + third + fourth;
}

const relu = (matrix: Matrix): Matrix => ({
  ...matrix,
  data: matrix.data.map((value) => Math.max(value, 0)),
});

/** Sums the frames up in one row: the mean of each column weighted by its scores (softmax), its plain mean, its deviation. */
function columnStatistics({ rows, columns, data }: Matrix, scores: Matrix): Matrix {
  const result = new Float32Array(3 * columns);
  for (let c = 0; c < columns; c++) {
    let highest = Number.NEGATIVE_INFINITY;
    for (let t = 0; t < rows; t++) highest = Math.max(highest, scores.data[t * columns + c]!);
    let [weights, weighted, sum, squares] = [0, 0, 0, 0];
    for (let t = 0; t < rows; t++) {
      const value = data[t * columns + c]!;
      const weight = Math.exp(scores.data[t * columns + c]! - highest);
      weights += weight;
      weighted += weight * value;
      sum += value;
      squares += value * value;
    }
    const mean = sum / rows;
    result[c] = weighted / weights;
    result[columns + c] = mean;
    result[2 * columns + c] = Math.sqrt(Math.max(squares / rows - mean * mean, 0) + VARIANCE_FLOOR);
  }
  return { rows: 1, columns: 3 * columns, data: result };
}

const VARIANCE_FLOOR = 1e-4;
