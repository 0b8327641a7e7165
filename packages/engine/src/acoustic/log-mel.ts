import FFT from 'fft.js';
import type { Matrix, Pcm } from '../types.ts';

/** Settings of training/features.py, stored in acoustic.json. Powers are linear, logarithms natural. */
export interface MelSettings {
  readonly sampleRate: number;
  readonly windowSamples: number;
  readonly hopSamples: number;
  /** A power of two. */
  readonly fftSize: number;
  readonly bands: number;
  readonly lowestHz: number;
  readonly highestHz: number;
  /** Added to the power before the logarithm. */
  readonly floor: number;
  /** The loudest stretch of this length gets an RMS of `levelRms`; its own RMS counts as at least `smallestRms`. */
  readonly levelWindowSamples: number;
  readonly levelRms: number;
  readonly smallestRms: number;
  /** Frames within this of the loudest (ln of power) count as speech in the normalization. */
  readonly speechRange: number;
  /** Mean and variance of the training set count as much as this many frames. */
  readonly priorFrames: number;
  readonly priorMean: readonly number[];
  readonly priorVariance: readonly number[];
}

/** Computes the same log-mel features as training/features.py; frame t starts at sample t * hopSamples. */
export class LogMel {
  private readonly fft: FFT;
  private readonly window: Float64Array;
  private readonly filters: readonly MelFilter[];

  constructor(private readonly settings: MelSettings) {
    this.fft = new FFT(settings.fftSize);
    const last = settings.windowSamples - 1;
    this.window = Float64Array.from(
      { length: settings.windowSamples },
      (_, n) => 0.5 - 0.5 * Math.cos((2 * Math.PI * n) / last),
    );
    this.filters = melFilters(settings);
  }

  /** The model's input, [frames, bands]. Throws RangeError at another sample rate. */
  compute(pcm: Pcm): Matrix {
    if (pcm.sampleRate !== this.settings.sampleRate) {
      throw new RangeError(`The model needs ${this.settings.sampleRate} Hz, not ${pcm.sampleRate} Hz.`);
    }
    return this.normalize(this.logPower(this.level(pcm.samples)));
  }

  /** Log-mel before normalization, with the gain applied. */
  logMel(pcm: Pcm): Matrix {
    return this.logPower(this.level(pcm.samples));
  }

  /** Removes the DC offset and brings the loudest stretch to the common level, so that gain makes no difference. */
  private level(samples: Float32Array): Float32Array {
    const { levelWindowSamples, hopSamples, levelRms, smallestRms } = this.settings;
    let sum = 0;
    for (const x of samples) sum += x;
    const offset = Math.fround(sum / samples.length);
    const squares = new Float64Array(samples.length + 1);
    for (let i = 0; i < samples.length; i++) squares[i + 1] = squares[i]! + (samples[i]! - offset) ** 2;
    let power = squares[samples.length]! / samples.length;
    if (samples.length > levelWindowSamples) {
      power = 0;
      for (let i = 0; i + levelWindowSamples <= samples.length; i += hopSamples) {
        power = Math.max(power, (squares[i + levelWindowSamples]! - squares[i]!) / levelWindowSamples);
      }
    }
    const gain = levelRms / Math.max(Math.sqrt(power), smallestRms);
    return samples.map((x) => (x - offset) * gain);
  }

  private logPower(samples: Float32Array): Matrix {
    const { windowSamples, hopSamples, fftSize, bands, floor } = this.settings;
    const rows = Math.max(1, 1 + Math.floor((samples.length - windowSamples) / hopSamples));
    const data = new Float32Array(rows * bands);
    const frame = new Array<number>(fftSize).fill(0);
    const spectrum: number[] = this.fft.createComplexArray();
    const power = new Float64Array(fftSize / 2 + 1);
    for (let t = 0; t < rows; t++) {
      for (let n = 0; n < windowSamples; n++) {
        frame[n] = (samples[t * hopSamples + n] ?? 0) * this.window[n]!;
      }
      this.fft.realTransform(spectrum, frame);
      for (let k = 0; k < power.length; k++) power[k] = spectrum[2 * k]! ** 2 + spectrum[2 * k + 1]! ** 2;
      this.filters.forEach(({ first, weights }, band) => {
        let sum = floor;
        for (let k = 0; k < weights.length; k++) sum += weights[k]! * power[first + k]!;
        data[t * bands + band] = Math.log(sum);
      });
    }
    return { rows, columns: bands, data };
  }

  /** Normalizes each band by its mean and variance over the speech frames, both pulled toward the training set's. */
  private normalize(logMel: Matrix): Matrix {
    const { priorFrames, priorMean, priorVariance } = this.settings;
    const { rows, columns, data } = logMel;
    const speech = this.speechFrames(logMel);
    const weight = speech.length + priorFrames;
    const normalized = new Float32Array(data.length);
    for (let band = 0; band < columns; band++) {
      let mean = priorFrames * priorMean[band]!;
      for (const t of speech) mean += data[t * columns + band]!;
      mean /= weight;
      let variance = priorFrames * priorVariance[band]!;
      for (const t of speech) variance += (data[t * columns + band]! - mean) ** 2;
      const scale = 1 / Math.sqrt(variance / weight);
      for (let t = 0; t < rows; t++) {
        normalized[t * columns + band] = (data[t * columns + band]! - mean) * scale;
      }
    }
    return { rows, columns, data: normalized };
  }

  private speechFrames({ rows, columns, data }: Matrix): number[] {
    const { floor, speechRange } = this.settings;
    const energies = Array.from({ length: rows }, (_, t) => {
      let power = floor;
      for (let band = 0; band < columns; band++)
        power += Math.max(Math.exp(data[t * columns + band]!) - floor, 0);
      return Math.log(power);
    });
    const threshold = energies.reduce((a, b) => Math.max(a, b)) - speechRange;
    return energies.flatMap((energy, t) => (energy >= threshold ? [t] : []));
  }
}

interface MelFilter {
  readonly first: number;
  readonly weights: Float32Array;
}

/** Triangles of height 1, evenly spaced on the HTK mel scale; only the bins inside each are kept. */
function melFilters({ sampleRate, fftSize, bands, lowestHz, highestHz }: MelSettings): MelFilter[] {
  const toMel = (hz: number) => 2595 * Math.log10(1 + hz / 700);
  const toHz = (mel: number) => 700 * (10 ** (mel / 2595) - 1);
  const low = toMel(lowestHz);
  const step = (toMel(highestHz) - low) / (bands + 1);
  const edge = (i: number) => toHz(low + i * step);
  return Array.from({ length: bands }, (_, band) => {
    const [left, center, right] = [edge(band), edge(band + 1), edge(band + 2)];
    const first = Math.ceil((left * fftSize) / sampleRate);
    const last = Math.floor((right * fftSize) / sampleRate);
    const weights = Float32Array.from({ length: Math.max(0, last - first + 1) }, (_w, k) => {
      const hz = ((first + k) * sampleRate) / fftSize;
      return Math.max(0, Math.min((hz - left) / (center - left), (right - hz) / (right - center)));
    });
    return { first, weights };
  });
}
