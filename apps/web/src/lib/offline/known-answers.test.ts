import type { User } from '@speak-it-now/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { stubLocalStorage } from '../../../test/local-storage.ts';
import { stubIndexedDb } from '../../../test/memory-database.ts';
import { noteLearner } from '../account/known-learner.ts';
import { isServerReachable } from '../api/connection.ts';
import { forgetOthers, requestKnown } from './known-answers.ts';

const schema = z.object({ streak: z.number() });
const PATH = '/api/progress';
const learner = (id: string, isSubscribed: boolean) =>
  ({
    id,
    username: id,
    stripeSubscriptionId: isSubscribed ? 'sub' : null,
    subscriptionStatus: 'active',
  }) as User;

let stores: ReturnType<typeof stubIndexedDb>;
/** How the server answers. */
let serve: () => Promise<Response>;
const answers = (streak: number) => async () => new Response(JSON.stringify({ streak }));

beforeEach(() => {
  stubLocalStorage();
  stores = stubIndexedDb();
  isServerReachable.set(true);
  vi.stubGlobal('fetch', (path: string) => (path === '/healthz' ? Promise.reject(new TypeError()) : serve()));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('what the server said about a subscriber’s learning', () => {
  it('is used while it cannot be reached, with what the device has learned since', async () => {
    noteLearner(learner('one', true));
    serve = answers(3);
    expect(await requestKnown(PATH, schema)).toEqual({ streak: 3 });
    serve = () => Promise.reject(new TypeError('Failed to fetch'));
    const update = async ({ streak }: { streak: number }) => ({ streak: streak + 1 });
    expect(await requestKnown(PATH, schema, { update })).toEqual({ streak: 4 });
    isServerReachable.set(false);
    expect(await requestKnown(PATH, schema, { update })).toEqual({ streak: 4 });
  });

  it('is used as soon as a hanging server turns out to be unreachable, and behind a gateway', async () => {
    noteLearner(learner('one', true));
    serve = answers(3);
    await requestKnown(PATH, schema);
    serve = () => new Promise(() => undefined);
    const hanging = requestKnown(PATH, schema);
    isServerReachable.set(false);
    expect(await hanging).toEqual({ streak: 3 });
    isServerReachable.set(true);
    serve = async () => new Response('Bad gateway', { status: 502 });
    expect(await requestKnown(PATH, schema)).toEqual({ streak: 3 });
  });

  it('never replaces a refusal, and a kept answer of another version is not used', async () => {
    noteLearner(learner('one', true));
    serve = answers(3);
    await requestKnown(PATH, schema);
    serve = async () => new Response('{"message":"No."}', { status: 403 });
    await expect(requestKnown(PATH, schema)).rejects.toMatchObject({ status: 403 });
    isServerReachable.set(false);
    serve = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(requestKnown(PATH, z.object({ other: z.number() }))).rejects.toThrow(TypeError);
  });

  it('is kept for subscribers only, and deleted when somebody else signs in or they sign out', async () => {
    serve = answers(3);
    noteLearner(learner('free', false));
    await requestKnown(PATH, schema);
    expect(stores.get('known-answers')?.size ?? 0).toBe(0);
    for (const next of [learner('two', true), null]) {
      noteLearner(learner('one', true));
      await requestKnown(PATH, schema);
      expect(stores.get('known-answers')?.size).toBe(1);
      await forgetOthers();
      expect(stores.get('known-answers')?.size).toBe(1);
      noteLearner(next);
      await forgetOthers();
      expect(stores.get('known-answers')?.size).toBe(0);
    }
  });
});
