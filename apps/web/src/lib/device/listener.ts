/** Live help: which words of the text have been said, while the person still speaks. */
import type { LanguageCode } from '@speak-it-now/contract';
import type { ScoringWorker } from './scoring-worker.ts';

export interface ListenRequest {
  readonly text: string;
  readonly language: LanguageCode;
  /** Told when it becomes more: so many of these words, which are the text's in order, have been said. */
  readonly onWordsSaid: (count: number, words: readonly string[]) => void;
  /** A device that needs longer has better things to do while somebody speaks; 150 when left out. */
  readonly longestPassMs?: number;
}

export interface Listener {
  /** What the microphone has brought since the last call: amplitudes -1..1, mono. */
  push(samples: Float32Array, sampleRate: number): void;
  stop(): void;
}

/** A few times a second; each pass hears all of the sound so far. */
const PASS_INTERVAL_MS = 250;
const LONGEST_PASS_MS = 150;
/** A first pass may be slow by chance, as other things begin in that moment. */
const SLOW_PASSES = 2;

export function listenWith(
  start: () => Promise<Pick<ScoringWorker, 'run'>>,
  { text, language, onWordsSaid, longestPassMs = LONGEST_PASS_MS }: ListenRequest,
): Listener {
  let isOver = false;
  let waiting: Float32Array[] = [];
  let sampleRate = 0;
  let isAtWork = true;
  let mostSaid = 0;
  let slowPasses = 0;
  let lastPassMs = 0;
  const giveUp = () => {
    isOver = true;
    waiting = [];
  };
  const started = start().then(async (worker) => {
    const { words } = await worker.run({ kind: 'listen', text, language });
    return { worker, words };
  });
  const hear = async () => {
    isAtWork = true;
    lastPassMs = performance.now();
    const { worker, words } = await started;
    const samples = joined(waiting);
    waiting = [];
    const { wordsSaid, passMs } = await worker.run({ kind: 'hear', samples, sampleRate });
    isAtWork = false;
    if (isOver) return;
    slowPasses = passMs > longestPassMs ? slowPasses + 1 : 0;
    if (slowPasses >= SLOW_PASSES) giveUp();
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
      if (!isAtWork && performance.now() - lastPassMs >= PASS_INTERVAL_MS) hear().catch(giveUp);
    },
    stop: giveUp,
  };
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const samples = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    samples.set(part, at);
    at += part.length;
  }
  return samples;
}
