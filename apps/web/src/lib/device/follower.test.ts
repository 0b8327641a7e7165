import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followWith } from './follower.ts';
import type { ScoringWorker } from './scoring-worker.ts';

/** A worker that hears a word for every 1,000 samples, in passes of the given length. */
function workerWith(passMs: () => number) {
  const heard: number[] = [];
  const run = async (request: { kind: string; samples?: Float32Array }) => {
    if (request.kind === 'follow') return { words: ['uno', 'dos', 'tres'] };
    heard.push(...request.samples!);
    return { wordsSaid: Math.floor(heard.length / 1000), passMs: passMs() };
  };
  return { heard, start: async () => ({ run }) as unknown as Pick<ScoringWorker, 'run'> };
}

const REQUEST = { text: 'uno dos tres', language: 'es' } as const;

const samples = (from: number) => Float32Array.from({ length: 500 }, (_, i) => from + i);

describe('following a phrase while it is said', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
    vi.advanceTimersByTime(1000);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function say(follower: ReturnType<typeof followWith>, pieces: number, fromPiece = 0) {
    for (let piece = fromPiece; piece < fromPiece + pieces; piece++) {
      follower.push(samples(500 * piece), 16_000);
      vi.advanceTimersByTime(300);
      await vi.waitFor(() => Promise.resolve());
    }
  }

  it('reports each increase of the number of words said, and processes all audio', async () => {
    const { heard, start } = workerWith(() => 20);
    const told: number[] = [];
    const follower = followWith(start, {
      text: 'uno dos tres',
      language: 'es',
      onWordsSaid: (n) => told.push(n),
    });
    await Promise.resolve();
    await say(follower, 6);
    await vi.waitFor(() => expect(told).toEqual([1, 2, 3]));
    expect(heard).toEqual(Array.from({ length: 3000 }, (_, i) => i));
  });

  it('on a slow device follows less often, hears everything, and never gives up', async () => {
    const slow = workerWith(() => 600);
    const told: number[] = [];
    const follower = followWith(slow.start, { ...REQUEST, onWordsSaid: (n) => told.push(n) });
    await Promise.resolve();
    await say(follower, 12);
    await vi.waitFor(() => expect(told.at(-1)).toBeGreaterThanOrEqual(4));
    expect(told.length).toBeLessThanOrEqual(4);
    expect(slow.heard).toEqual(Array.from(slow.heard, (_, i) => i));
  });

  it('stops when told to', async () => {
    const quick = workerWith(() => 20);
    const stopped = followWith(quick.start, { ...REQUEST, onWordsSaid: vi.fn() });
    stopped.stop();
    await say(stopped, 3);
    expect(quick.heard).toEqual([]);
  });
});
