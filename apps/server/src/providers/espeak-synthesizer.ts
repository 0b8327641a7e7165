import type { ModelFolder } from '@speak-it-now/engine/pronunciation';
import { BoundedPool, workerEntry } from '../workers/bounded-pool.ts';
import type { Synthesizer, SynthesizerRequest } from './synthesizer.ts';

/** The built-in voice in its own thread, so that speech never delays the server or a score. */
export function createEspeakSynthesizer(folder: ModelFolder = {}): Synthesizer {
  const pool = new BoundedPool<SynthesizerRequest, Uint8Array<ArrayBuffer>>({
    entry: workerEntry('speech-worker'),
    threads: 1,
    workerData: folder,
    maxWaiting: 32,
    taskTimeoutMs: 10_000,
    messages: {
      busy: 'The voice is busy right now. Wait a few seconds and try again.',
      timeout: 'Speaking this text took too long. Please try a shorter one.',
      crashed: 'The voice failed. Please try again.',
    },
  });
  return {
    synthesize: (request, owner) => pool.run(request, { owner }),
    close: () => pool.close(),
  };
}
