import { type BeamOptions, beamSearch, type Hypothesis, type StepModel } from './beam-search.ts';
import type { ModelSession, Tensor, TranslatorSettings } from './types.ts';

const BEAM_WIDTH = 6;

/**
 * Encoder and decoder of the network (training/translation/export.py).
 *
 * Encoder: `source` [1, length] to `cross_keys` and `cross_values` [layers, 1, heads, length, headWidth]. Decoder, one
 * step: `ids` and `beam` [hypotheses], the cross keys and values, `past_keys` and `past_values` [layers, previous
 * hypotheses, heads, steps, headWidth] to `log_probabilities` [hypotheses, vocabulary] and to `keys` and `values`,
 * which are the past of the next step.
 */
export class TranslationModel {
  readonly #banned: ReadonlySet<number>;

  constructor(
    private readonly encoder: ModelSession,
    private readonly decoder: ModelSession,
    readonly settings: TranslatorSettings,
  ) {
    // Piece 0 is padding.
    this.#banned = new Set([0, settings.unknown, ...Object.values(settings.controls)]);
  }

  /** The most likely translations of the pieces, best first; the control piece selects language and register. */
  async translate(pieces: readonly number[], control: number): Promise<Hypothesis[]> {
    const options: BeamOptions = {
      start: control,
      end: this.settings.end,
      banned: this.#banned,
      width: BEAM_WIDTH,
      maxPieces: 2 * pieces.length + 8,
    };
    const decode = await this.#open(pieces, control);
    const step: StepModel['step'] = async (ids, beam) =>
      (
        await decode(
          ids.map((id) => [id]),
          beam,
        )
      ).data;
    return beamSearch({ step }, options);
  }

  /** The natural log probabilities of the pieces of a given translation and of its end. */
  async score(pieces: readonly number[], control: number, translation: readonly number[]): Promise<number[]> {
    const decode = await this.#open(pieces, control);
    const { data, dims } = await decode([[control, ...translation]], [0]);
    const vocabulary = dims.at(-1)!;
    return [...translation, this.settings.end].map((id, at) => data[at * vocabulary + id]!);
  }

  /** Encodes the source. The returned function decodes one step and gives the log probabilities of the next piece. */
  async #open(pieces: readonly number[], control: number) {
    const { layers, heads, headWidth, end } = this.settings;
    const source = [control, ...pieces, end];
    const { cross_keys, cross_values } = (await this.encoder.run({
      source: integers(source, [1, source.length]),
    })) as { cross_keys: Tensor; cross_values: Tensor };
    const noSteps = { data: new Float32Array(0), dims: [layers, 1, heads, 0, headWidth] };
    let [past_keys, past_values]: [Tensor, Tensor] = [noSteps, noSteps];
    return async (next: readonly (readonly number[])[], beam: readonly number[]) => {
      const outputs = await this.decoder.run({
        ids: integers(next.flat(), [next.length, next[0]!.length]),
        beam: integers(beam, [beam.length]),
        past_keys,
        past_values,
        cross_keys,
        cross_values,
      });
      past_keys = outputs.keys!;
      past_values = outputs.values!;
      const { data, dims } = outputs.log_probabilities!;
      return { data: data as Float32Array, dims };
    };
  }
}

const integers = (values: readonly number[], dims: readonly number[]): Tensor => ({
  data: BigInt64Array.from(values, BigInt),
  dims,
});
