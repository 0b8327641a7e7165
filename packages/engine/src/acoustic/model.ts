import type { Language, Matrix, ModelSession, Pcm, Posteriors, Tensor } from '../types.ts';
import { LogMel, type MelSettings } from './log-mel.ts';

/** acoustic.json: what the exporter writes beside the weights. */
export interface AcousticSettings {
  readonly version: string;
  /** Column c of the outputs is `units[c - 1]`; column 0 is the blank (ctc) or silence (frame). */
  readonly units: readonly string[];
  readonly languages: Readonly<Record<Language, { readonly units: readonly string[] }>>;
  readonly frameSeconds: number;
  /** Centre of output frame 0, from the first sample. */
  readonly firstFrameCentreSeconds: number;
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

  /** Log-mel features of a clip at the model's sample rate. */
  features(pcm: Pcm): Matrix {
    return this.logMel.compute(pcm);
  }

  async posteriors(features: Matrix): Promise<Posteriors> {
    const { ctc, frame } = await this.session.run({
      mel: { dims: [1, features.rows, features.columns], data: features.data },
    });
    return { ctc: toMatrix(ctc), frame: toMatrix(frame), frameSeconds: this.settings.frameSeconds };
  }

  release(): Promise<void> {
    return this.session.release();
  }
}

function toMatrix(tensor: Tensor | undefined): Matrix {
  const [, rows, columns] = tensor?.dims ?? [];
  if (!tensor || rows === undefined || columns === undefined || !(tensor.data instanceof Float32Array)) {
    throw new TypeError(
      'The acoustic model does not answer with ctc and frame as [1, frames, units + 1] floats.',
    );
  }
  return { rows, columns, data: tensor.data };
}
