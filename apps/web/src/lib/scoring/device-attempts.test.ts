import { LIMITS, type User } from '@speak-it-now/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { stubLocalStorage } from '../../../test/local-storage.ts';
import { stubIndexedDb } from '../../../test/memory-database.ts';
import { noteLearner } from '../account/known-learner.ts';
import { ApiError, request } from '../api/api-client.ts';
import { isServerReachable } from '../api/connection.ts';
import { readKnown, requestKnown } from '../offline/known-answers.ts';
import { countDeviceAttempt, deliverWaiting, finishDrillLater } from './device-attempts.ts';
import { deviceScoring, offlineBlocker, setDeviceScoring } from './scoring-place.ts';
import type { MadeAttempt, Waiting } from './waiting-attempts.ts';

const waiting = vi.hoisted(() => new Map<number, unknown>());

vi.mock('../api/api-client.ts', async (original) => ({
  ...(await original<typeof import('../api/api-client.ts')>()),
  request: vi.fn(),
}));
// The browser's database, as a list.
vi.mock('./waiting-attempts.ts', () => {
  let key = 0;
  return {
    addWaiting: async (made: Waiting) => {
      key += 1;
      waiting.set(key, { ...made, key });
    },
    readWaiting: async () => [...waiting.values()],
    removeWaiting: async (given: number) => waiting.delete(given),
  };
});

const learner = (id: string, isSubscribed: boolean) =>
  ({
    id,
    username: id,
    stripeSubscriptionId: isSubscribed ? 'sub_1' : null,
    subscriptionStatus: isSubscribed ? 'active' : null,
  }) as User;
const attempt = (id: string, madeAtMs = Date.now()) =>
  ({ id, madeAtMs, expectedTerm: 'hola', language: 'es' }) as MadeAttempt;
const OK = { attempts: 0, needsSubscription: false };
const refusal = (status: number) => new ApiError(status, '{"message":"No."}', '');
const sentIds = () => vi.mocked(request).mock.calls.map(([, , options]) => (options!.body as MadeAttempt).id);

beforeEach(() => {
  stubLocalStorage();
  stubIndexedDb();
  vi.stubGlobal('navigator', {});
  waiting.clear();
  vi.mocked(request).mockReset().mockResolvedValue(OK);
  isServerReachable.set(true);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** As if these had been scored without a connection. */
async function makeOffline(...made: readonly MadeAttempt[]): Promise<void> {
  isServerReachable.set(false);
  for (const each of made) await countDeviceAttempt(each);
  isServerReachable.set(true);
  vi.mocked(request).mockClear();
}

describe('attempts scored on the device', () => {
  it('are counted by the server before their score is shown', async () => {
    vi.mocked(request).mockResolvedValue({ attempts: 3, needsSubscription: false });
    expect(await countDeviceAttempt(attempt('a'))).toMatchObject({ attempts: 3 });
    expect(sentIds()).toEqual(['a']);
  });

  it('of learners without a subscription are not kept for later', async () => {
    noteLearner(learner('free', false));
    vi.mocked(request).mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(countDeviceAttempt(attempt('a'))).rejects.toThrow(TypeError);
    expect(waiting.size).toBe(0);
  });

  it('of a subscriber wait while offline and are delivered once, in their order', async () => {
    noteLearner(learner('one', true));
    const minuteAgoMs = Date.now() - 60_000;
    await makeOffline(attempt('a', minuteAgoMs), attempt('b'), attempt('c'));
    expect(deviceScoring.get().waiting).toBe(3);
    expect(await deliverWaiting()).toBe(3);
    expect(sentIds()).toEqual(['a', 'b', 'c']);
    const [first] = vi.mocked(request).mock.calls;
    expect(first?.[2]?.body).toMatchObject({ madeSecondsAgo: 60 });
    expect(await deliverWaiting()).toBe(0);
    expect(deviceScoring.get().waiting).toBe(0);
  });

  it('are delivered before a newer one', async () => {
    noteLearner(learner('one', true));
    await makeOffline(attempt('a'));
    await countDeviceAttempt(attempt('b'));
    await vi.waitFor(() => expect(sentIds()).toEqual(['a', 'b']));
  });

  it('of a subscriber are shown at once while the network hangs, and are delivered later', async () => {
    noteLearner(learner('one', true));
    vi.mocked(request).mockReturnValueOnce(new Promise(() => undefined));
    expect(await countDeviceAttempt(attempt('a'))).toEqual(OK);
    expect(waiting.size).toBe(1);
    expect(await deliverWaiting()).toBe(1);
  });

  it('a delivery that breaks off leaves the rest for the next one', async () => {
    noteLearner(learner('one', true));
    await makeOffline(attempt('a'), attempt('b'), attempt('c'));
    vi.mocked(request).mockResolvedValueOnce(OK).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await deliverWaiting()).toBe(1);
    expect(deviceScoring.get().waiting).toBe(2);
    vi.mocked(request).mockClear();
    expect(await deliverWaiting()).toBe(2);
    expect(sentIds()).toEqual(['b', 'c']);
  });

  it.each([
    [400, 'is forgotten', 1],
    [402, 'waits', 2],
    [429, 'waits', 2],
    [503, 'waits', 2],
  ])('one that is answered %i %s', async (status, _what, left) => {
    noteLearner(learner('one', true));
    await makeOffline(attempt('a'), attempt('b'));
    vi.mocked(request).mockRejectedValueOnce(refusal(status)).mockRejectedValue(refusal(503));
    expect(await deliverWaiting()).toBe(0);
    expect(waiting.size).toBe(left);
  });

  it('reach no other account and are deleted after seven days', async () => {
    noteLearner(learner('one', true));
    await makeOffline(attempt('old', Date.now() - LIMITS.deviceAttemptMaxAgeMs - 1000), attempt('new'));
    noteLearner(learner('other', true));
    expect(await deliverWaiting()).toBe(0);
    expect(sentIds()).toEqual([]);
    expect(waiting.size).toBe(1);
    noteLearner(learner('one', false));
    expect(await deliverWaiting()).toBe(1);
    expect(sentIds()).toEqual(['new']);
  });
});

describe('a drill finished offline', () => {
  const paths = () => vi.mocked(request).mock.calls.map(([path]) => path);

  it('is scheduled after its attempts have been delivered, and what was known of the progress is old', async () => {
    noteLearner(learner('one', true));
    const [progress, drills] = ['/api/progress?timeZone=UTC', '/api/drills?language=es'];
    for (const path of [progress, drills]) await requestKnown(path, z.object({ attempts: z.number() }));
    await makeOffline(attempt('a'), attempt('b'));
    await finishDrillLater('one', { language: 'es', sound: 'r' });
    expect(deviceScoring.get().waiting).toBe(2);
    expect(await deliverWaiting()).toBe(2);
    expect(paths()).toEqual(['/api/device-attempts', '/api/device-attempts', '/api/drills/reviews']);
    expect((await readKnown(progress))?.answeredAtMs).toBe(0);
    expect((await readKnown(drills))?.answeredAtMs).toBeGreaterThan(0);
    expect(waiting.size).toBe(0);
  });

  it('waits while the server fails, and is forgotten if its attempts are too old', async () => {
    noteLearner(learner('one', true));
    await finishDrillLater('one', { language: 'es', sound: 'r' });
    vi.mocked(request).mockRejectedValueOnce(refusal(503));
    await deliverWaiting();
    expect(waiting.size).toBe(1);
    vi.mocked(request).mockRejectedValueOnce(refusal(409));
    await deliverWaiting();
    expect(waiting.size).toBe(0);
  });
});

describe('recording offline', () => {
  it('needs the language on this device, and a subscription', () => {
    setDeviceScoring({ mode: 'choice', isOn: true, languages: ['es'] });
    expect(offlineBlocker('es')).toBeUndefined();
    isServerReachable.set(false);
    expect(offlineBlocker('es')).toBe('connection');
    noteLearner(learner('one', true));
    expect(offlineBlocker('es')).toBeUndefined();
    expect(offlineBlocker('de')).toBe('download');
    setDeviceScoring({ isOn: false });
    expect(offlineBlocker('es')).toBe('server');
    setDeviceScoring({ mode: 'device' });
    expect(offlineBlocker('es')).toBeUndefined();
    noteLearner(null);
    expect(offlineBlocker('es')).toBe('connection');
  });
});
