import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Synthesiser, SynthesiserRequest } from '../../providers/synthesiser.ts';

export interface SpokenText {
  readonly wav: Uint8Array<ArrayBuffer>;
  /** Names exactly these bytes. */
  readonly etag: string;
}

const CACHE_BYTES = 32 * 1024 * 1024;

/** The built-in voice with what it said lately kept in memory; a text asked for twice at once is spoken once. */
export class SpeechService {
  readonly #cache: LRUCache<string, SpokenText, SynthesiserRequest>;

  constructor(synthesiser: Synthesiser) {
    this.#cache = new LRUCache({
      maxSize: CACHE_BYTES,
      sizeCalculation: ({ wav }) => wav.byteLength,
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _stale, { context }) => {
        const wav = await synthesiser.synthesise(context);
        return { wav, etag: `"${createHash('sha256').update(wav).digest('base64url').slice(0, 22)}"` };
      },
    });
  }

  /** @throws AppError 'busy', 'timeout' or 'worker-failed' */
  speak({ text, language, rate }: SynthesiserRequest): Promise<SpokenText> {
    const request = { text: text.trim().replace(/\s+/g, ' '), language, rate: Math.round(rate * 100) / 100 };
    const key = `${request.language} ${request.rate} ${request.text}`;
    return this.#cache.forceFetch(key, { context: request });
  }
}
