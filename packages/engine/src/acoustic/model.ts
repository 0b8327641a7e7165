import type { Language, Matrix, ModelSession, Pcm, Posteriors, Tensor } from '../types.ts';
import { LogMel, type MelSettings } from './log-mel.ts';

/** acoustic.json, which training/export_acoustic.py writes beside the weights. */
export interface AcousticSettings {
  readonly version: string;
  /** Column c of the outputs is `units[c - 1]`; column 0 is the blank (ctc) or silence (frame). */
  readonly units: readonly string[];
  readonly languages: Readonly<Partial<Record<Language, { readonly units: readonly string[] }>>>;
  readonly frameSeconds: number;
  /** Center of output frame 0, from the first sample. */
  readonly firstFrameCenterSeconds: number;
  readonly mel: MelSettings;
}

/** Waveform in, posteriors over phones out. */
export class AcousticModel {
  private readonly logMel: LogMel;

  constructor(
    private readonly session: ModelSession,
    readonly settings: AcousticSettings,
  ) {
    this.logMel = new LogMel(settings.mel);
  }

  /** Log-mel features [mel frames, bands] of a clip. Throws RangeError at another sample rate than the model's. */
  features(pcm: Pcm): Matrix {
    return this.logMel.compute(pcm);
  }

  /**
   * The posteriors at each frame offset of the model, one hop (10 ms) apart, computed as one batch. With a single
   * offset the score would depend on where the first sample lies, by 3 points or more in one clip of ten (decision
   * 0024).
   */
  async posteriors(features: Matrix): Promise<readonly Posteriors[]> {
    const { frameSeconds, firstFrameCenterSeconds, mel } = this.settings;
    const hopSeconds = mel.hopSamples / mel.sampleRate;
    const offsets = Math.round(frameSeconds / hopSeconds);
    const rows = features.rows - offsets + 1;
    const data = new Float32Array(offsets * rows * features.columns);
    for (let offset = 0; offset < offsets; offset++) {
      const from = offset * features.columns;
      data.set(
        features.data.subarray(from, from + rows * features.columns),
        offset * rows * features.columns,
      );
    }
    const { ctc, frame } = await this.session.run({ mel: { dims: [offsets, rows, features.columns], data } });
    return Array.from({ length: offsets }, (_, offset) => ({
      ctc: toMatrix(ctc, offset),
      frame: toMatrix(frame, offset),
      frameSeconds,
      firstFrameSeconds: firstFrameCenterSeconds - frameSeconds / 2 + offset * hopSeconds,
    }));
  }

  release(): Promise<void> {
    return this.session.release();
  }
}

function toMatrix(tensor: Tensor | undefined, item: number): Matrix {
  const [, rows, columns] = tensor?.dims ?? [];
  if (!tensor || rows === undefined || columns === undefined || !(tensor.data instanceof Float32Array)) {
    throw new TypeError(
      'The acoustic model has no outputs ctc and frame of [frame offsets, frames, units + 1] floats.',
    );
  }
  return { rows, columns, data: tensor.data.subarray(item * rows * columns, (item + 1) * rows * columns) };
}
