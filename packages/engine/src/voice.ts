/** The built-in voice. It reads a text as the engine expects it: the same words, with the lexicon's pronunciations. */
import type { Espeak } from './espeak/espeak.ts';
import { espeakMnemonics } from './espeak/mnemonics.ts';
import { voiceOf } from './g2p/accents.ts';
import { EspeakG2p } from './g2p/index.ts';
import { type Accent, EngineError, type Language, type Pcm } from './types.ts';

export class Voice {
  readonly #espeak: Espeak;
  readonly #g2p: EspeakG2p;

  constructor(espeak: Espeak) {
    this.#espeak = espeak;
    this.#g2p = new EspeakG2p(espeak);
  }

  /** Mono at 22,050 Hz. `rate` is a factor, 1 is a calm speaking pace. */
  async say(text: string, language: Language, rate = 1, accent?: Accent): Promise<Pcm> {
    const voice = voiceOf(language, accent);
    return this.#espeak.synthesize(await this.#asScored(text, language, accent), language, rate, voice);
  }

  async #asScored(text: string, language: Language, accent?: Accent): Promise<string> {
    try {
      const words = await this.#g2p.inWords(text, language, accent);
      return words
        .map(({ word, listed, mark }) => (listed ? espeakMnemonics(listed, language) : word) + mark)
        .join(' ');
    } catch (error) {
      // A text that cannot be scored can still be spoken. Double brackets would start phoneme notation.
      if (error instanceof EngineError) return text.replaceAll('[', ' ');
      throw error;
    }
  }
}
