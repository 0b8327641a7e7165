import { afterEach, describe, expect, it } from 'vitest';
import type { UnrulyTask } from '../../test/unruly-worker.ts';
import { BoundedPool, type PoolSettings } from './bounded-pool.ts';

const UNRULY_WORKER = new URL('../../test/unruly-worker.ts', import.meta.url);
const open: BoundedPool<UnrulyTask, string>[] = [];

function pool({ threads = 1, maxWaiting = 2, startTimeout }: Partial<PoolSettings> = {}) {
  const made = new BoundedPool<UnrulyTask, string>({
    entry: UNRULY_WORKER,
    threads,
    maxWaiting,
    taskTimeoutMs: 20_000,
    startTimeout,
    messages: { busy: 'Busy.', timeout: 'Too long.', crashed: 'Failed.' },
  });
  open.push(made);
  return made;
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

/** A task that runs until the test lets it go. */
function heldTask() {
  const turns = new SharedArrayBuffer(4);
  return {
    task: { kind: 'wait', turns } satisfies UnrulyTask,
    release: () => {
      Atomics.store(new Int32Array(turns), 0, 1);
      Atomics.notify(new Int32Array(turns), 0);
    },
  };
}

describe('a pool of worker threads', () => {
  it('refuses at once, with a time to come back, when the queue is full', async () => {
    const threads = pool({ maxWaiting: 2 });
    const held = heldTask();
    const running = threads.run(held.task);
    const waiting = [threads.run({ kind: 'echo', value: 'a' }), threads.run({ kind: 'echo', value: 'b' })];
    await expect(threads.run({ kind: 'echo', value: 'c' })).rejects.toMatchObject({
      code: 'busy',
      statusCode: 503,
      message: 'Busy.',
      retryAfterSeconds: expect.any(Number),
    });
    held.release();
    expect(await Promise.all([running, ...waiting])).toEqual(['waited', 'a', 'b']);
  });

  it.each(['throw', 'exit', 'out of memory'] as const)(
    'answers the request whose thread fails (%s) with a code and works on',
    async (kind) => {
      const threads = pool();
      const failing = threads.run({ kind });
      const next = threads.run({ kind: 'echo', value: 'still here' });
      await expect(failing).rejects.toMatchObject({ code: 'worker-failed', message: 'Failed.' });
      expect(await next).toBe('still here');
    },
  );

  it('ends a hung task alone: those behind it have their full time from when they start', async () => {
    const timeouts: AbortController[] = [];
    const threads = pool({
      startTimeout(timeoutMs) {
        expect(timeoutMs).toBe(20_000);
        const timeout = new AbortController();
        timeouts.push(timeout);
        return timeout.signal;
      },
    });
    const begun = new SharedArrayBuffer(4);
    const hung = threads.run({ kind: 'hang', begun });
    const behind = threads.run({ kind: 'echo', value: 'next' });
    await expect.poll(() => Atomics.load(new Int32Array(begun), 0)).toBe(1);
    expect(timeouts).toHaveLength(1);
    timeouts[0]?.abort();
    await expect(hung).rejects.toMatchObject({ code: 'timeout', statusCode: 504, message: 'Too long.' });
    expect(await behind).toBe('next');
    expect(timeouts).toHaveLength(2);
  });

  it('forgets a waiting task whose learner has left, and leaves its place to others', async () => {
    const threads = pool({ maxWaiting: 1 });
    const held = heldTask();
    const running = threads.run(held.task);
    const leaving = new AbortController();
    const abandoned = threads.run({ kind: 'echo', value: 'gone' }, { signal: leaving.signal });
    leaving.abort(new Error('left'));
    await expect(abandoned).rejects.toThrow('left');
    const patient = threads.run({ kind: 'echo', value: 'here' });
    held.release();
    expect(await Promise.all([running, patient])).toEqual(['waited', 'here']);
  });

  it('finishes what runs when it closes, and refuses what waits and what comes', async () => {
    const threads = pool();
    const held = heldTask();
    const running = threads.run(held.task);
    const waiting = threads.run({ kind: 'echo', value: 'too late' });
    const refused = expect(waiting).rejects.toMatchObject({ code: 'busy' });
    const closed = threads.close();
    await refused;
    await expect(threads.run({ kind: 'echo', value: 'later still' })).rejects.toMatchObject({ code: 'busy' });
    held.release();
    expect(await running).toBe('waited');
    await closed;
  });
});
