import { DAY_MS } from '@speak-it-now/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentUserQuery } from '../account/current-user.ts';
import { createQueryClient } from './query-client.ts';

afterEach(() => vi.unstubAllGlobals());

describe('default data loading', () => {
  it('API-03, API-04 gets the path of the query key and reads JSON', async () => {
    const fetch = vi.fn(async () => new Response('{"attempts":2}'));
    vi.stubGlobal('fetch', fetch);
    const data = await createQueryClient().fetchQuery({ queryKey: ['/api/session/status'] });
    expect(fetch).toHaveBeenCalledWith(
      '/api/session/status',
      expect.objectContaining({ credentials: 'include' }),
    );
    expect(data).toEqual({ attempts: 2 });
  });

  it('API-05, API-11 throws on 401 without a second try', async () => {
    const fetch = vi.fn(async () => new Response('', { status: 401, statusText: 'Unauthorized' }));
    vi.stubGlobal('fetch', fetch);
    await expect(createQueryClient().fetchQuery({ queryKey: ['/api/user'] })).rejects.toThrow(
      '401: Unauthorized',
    );
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('API-07, API-09, API-10 keeps data fresh for 5 minutes, without refetch on focus and without polling', () => {
    expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
      staleTime: 300_000,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
    });
  });
});

describe('the signed-in user', () => {
  it('API-06 reads a 401 as an empty result, not as an error', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 401, statusText: 'Unauthorized' }));
    await expect(createQueryClient().fetchQuery(currentUserQuery)).resolves.toBeNull();
  });

  it('API-08 is never requested again only because time has passed', async () => {
    vi.useFakeTimers();
    try {
      const fetch = vi.fn(async () => new Response('', { status: 401, statusText: 'Unauthorized' }));
      vi.stubGlobal('fetch', fetch);
      const client = createQueryClient();
      await client.fetchQuery(currentUserQuery);
      vi.setSystemTime(Date.now() + 365 * DAY_MS);
      await client.fetchQuery(currentUserQuery);
      expect(fetch).toHaveBeenCalledTimes(1);
    } finally {
      vi.useRealTimers();
    }
  });
});
