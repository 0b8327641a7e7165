import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubLocalStorage } from '../../../test/local-storage.ts';
import { USER } from '../../../test/user.ts';
import { createQueryClient } from '../api/query-client.ts';
import { storeConsent } from './consent-record.ts';
import { CURRENT_USER_KEY } from './current-user.ts';
import { enterSession, leaveSession, refreshUser } from './session.ts';

let stored: Map<string, string>;
let queryClient: QueryClient;
beforeEach(() => {
  stored = stubLocalStorage();
  queryClient = new QueryClient();
});

describe('entering and leaving a session', () => {
  it('leaving removes review progress from the browser only if the account has it', () => {
    stored.set('speak-it-now-review:u1:es', '{"answers":[],"isSent":true}');
    stored.set('speak-it-now-review:u1:fr', '{"answers":[],"isSent":false}');
    stored.set('speak-it-now-review:visitor:es', '{"answers":[],"isSent":false}');
    enterSession(queryClient, USER);
    leaveSession(queryClient);
    expect([...stored.keys()]).toEqual(['speak-it-now-review:u1:fr', 'speak-it-now-review:visitor:es']);
  });

  it('AUTH-22 entering sets the user and discards data of the previous one', () => {
    queryClient.setQueryData(['/api/session/status'], { attempts: 5 });
    enterSession(queryClient, USER);
    expect(queryClient.getQueryData(CURRENT_USER_KEY)).toEqual(USER);
    expect(queryClient.getQueryData(['/api/session/status'])).toBeUndefined();
  });

  it('AUTH-23, AUTH-24, CON-19 leaving clears the user and the stored consent', () => {
    queryClient.setQueryData(CURRENT_USER_KEY, USER);
    queryClient.setQueryData(['/api/sessions'], { sessions: [] });
    storeConsent(false, Date.now());
    leaveSession(queryClient);
    expect(queryClient.getQueryData(CURRENT_USER_KEY)).toBeNull();
    expect(queryClient.getQueryData(['/api/sessions'])).toBeUndefined();
    expect(stored.has('speak-it-now-consent')).toBe(false);
  });

  it('AUTH-20 reading the user again notices a session that ended elsewhere', async () => {
    queryClient.setQueryData(CURRENT_USER_KEY, USER);
    vi.stubGlobal('fetch', async () => Response.json({ message: 'Log in first.' }, { status: 401 }));
    await refreshUser(queryClient);
    expect(queryClient.getQueryData(CURRENT_USER_KEY)).toBeNull();
  });

  it('keeps the known user when the connection fails', async () => {
    vi.spyOn(console, 'warn').mockReturnValueOnce();
    queryClient.setQueryData(CURRENT_USER_KEY, USER);
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    await refreshUser(queryClient);
    expect(queryClient.getQueryData(CURRENT_USER_KEY)).toEqual(USER);
  });

  it('any request that is refused without a session turns the page into a visitor’s', async () => {
    const client = createQueryClient();
    client.setQueryData(CURRENT_USER_KEY, USER);
    vi.stubGlobal('fetch', async () =>
      Response.json({ message: 'Log in first.', code: 'unauthenticated' }, { status: 401 }),
    );
    await expect(client.fetchQuery({ queryKey: ['/api/sessions'] })).rejects.toThrow('401');
    expect(client.getQueryData(CURRENT_USER_KEY)).toBeNull();
  });
});
