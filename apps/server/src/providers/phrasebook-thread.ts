import type { Hints, NearPhrase } from '@speak-it-now/phrasebook';
import { BoundedPool, workerEntry } from '../workers/bounded-pool.ts';
import type { PhrasebookQuestion } from '../workers/phrasebook-worker.ts';
import type { Translation, Translator } from './translator.ts';

/** The phrasebook in its own thread: building its tables takes tenths of a second, which would block all requests. */
export function createPhrasebookThread(): Translator & { close(): Promise<void> } {
  const pool = new BoundedPool<PhrasebookQuestion, Translation | undefined | Hints | readonly NearPhrase[]>({
    entry: workerEntry('phrasebook-worker'),
    threads: 1,
    maxWaiting: 200,
    taskTimeoutMs: 20_000,
    // Starting the thread takes seconds, and closing the pool should not wait for that.
    loadsNoNativeCode: true,
    messages: {
      busy: 'Many people are translating right now. Wait a few seconds and try again.',
      timeout: 'Translating this text took too long. Please try a shorter one.',
      crashed: 'The phrasebook failed. Please try again.',
    },
  });
  return {
    translate: (request, owner) =>
      pool.run({ kind: 'translate', request }, { owner }) as Promise<Translation | undefined>,
    nearest: (request, owner) =>
      pool.run({ kind: 'nearest', request }, { owner }) as Promise<readonly NearPhrase[]>,
    hints: (request, owner) => pool.run({ kind: 'hints', request }, { owner }) as Promise<Hints>,
    close: () => pool.close(),
  };
}
