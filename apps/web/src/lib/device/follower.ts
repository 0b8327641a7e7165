/** Live help: how many words of the text have been said so far. */
import type { TaughtLanguage } from '@speak-it-now/languages';
import type { ScoringWorker } from './scoring-worker.ts';

export interface FollowRequest {
  readonly text: string;
  readonly language: TaughtLanguage;
  /** Called when the number of words said increases; the words are those of the text, in order. */
  readonly onWordsSaid: (count: number, words: readonly string[]) => void;
}

export interface Follower {
  /** Samples since the last call: amplitudes -1..1, mono. */
  push(samples: Float32Array, sampleRate: number): void;
  stop(): void;
}

/** A few times a second; each pass processes the new sound. */
const PASS_INTERVAL_MS = 250;
/** On a slow device passes are this many times their length apart, so that they take at most half of its time. */
const INTERVAL_OF_PASS = 2;

export function followWith(
  start: () => Promise<Pick<ScoringWorker, 'run'>>,
  { text, language, onWordsSaid }: FollowRequest,
  now = () => performance.now(),
): Follower {
  let isOver = false;
  let waiting: Float32Array[] = [];
  let sampleRate = 0;
  let isAtWork = true;
  let mostSaid = 0;
  let lastPassMs = 0;
  let intervalMs = PASS_INTERVAL_MS;
  const giveUp = () => {
    isOver = true;
    waiting = [];
  };
  const started = start().then(async (worker) => {
    const { words } = await worker.run({ kind: 'follow', text, language });
    return { worker, words };
  });
  const followOn = async () => {
    isAtWork = true;
    lastPassMs = now();
    const { worker, words } = await started;
    const samples = concatenate(waiting);
    waiting = [];
    const { wordsSaid, passMs } = await worker.run({ kind: 'follow-on', samples, sampleRate });
    isAtWork = false;
    if (isOver) return;
    intervalMs = Math.max(PASS_INTERVAL_MS, INTERVAL_OF_PASS * passMs);
    if (wordsSaid > mostSaid) {
      mostSaid = wordsSaid;
      onWordsSaid(mostSaid, words);
    }
  };
  started.then(() => {
    isAtWork = false;
  }, giveUp);
  return {
    push(samples, rate) {
      if (isOver) return;
      waiting.push(samples);
      sampleRate = rate;
      if (!isAtWork && now() - lastPassMs >= intervalMs) followOn().catch(giveUp);
    },
    stop: giveUp,
  };
}

function concatenate(parts: readonly Float32Array[]): Float32Array {
  const samples = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    samples.set(part, at);
    at += part.length;
  }
  return samples;
}
