import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubLocalStorage } from '../../../test/local-storage.ts';
import { requestUnchecked } from './api-client.ts';
import { isServerReachable, probeServer } from './connection.ts';
import { createQueryClient } from './query-client.ts';

/** What every request is answered with; 'nothing' until its signal ends it, and 'gateway' by a proxy in between. */
let network: 'works' | 'nothing' | 'gateway' = 'works';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  network = 'works';
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
    if (network === 'works') return Promise.resolve(new Response('{}'));
    if (network === 'gateway') return Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  });
});
afterEach(async () => {
  network = 'works';
  await probeServer();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the connection to the server', () => {
  it('counts as lost within 10 s if requests hang, and the request that may wait only 5 s ends', async () => {
    network = 'nothing';
    const limited = requestUnchecked('/api/user', { limitMs: 5000 }).catch((error: Error) => error.name);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await limited).toBe('TimeoutError');
    await vi.advanceTimersByTimeAsync(5000);
    expect(isServerReachable.get()).toBe(false);
  });

  it('is found again within 10 s without any event', async () => {
    network = 'nothing';
    const probe = probeServer();
    await vi.advanceTimersByTimeAsync(4000);
    expect(await probe).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(isServerReachable.get()).toBe(false);
    network = 'works';
    await vi.advanceTimersByTimeAsync(10_000);
    expect(isServerReachable.get()).toBe(true);
  });

  it('is lost if only a gateway answers, and the page stays that of the last signed-in learner', async () => {
    const { currentUserQuery } = await import('../account/current-user.ts');
    const stored = stubLocalStorage();
    stored.set('speak-it-now-was-signed-in', 'yes');
    network = 'gateway';
    await expect(createQueryClient().fetchQuery(currentUserQuery)).resolves.toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    expect(isServerReachable.get()).toBe(false);
    expect(stored.get('speak-it-now-was-signed-in')).toBe('yes');
  });
});
