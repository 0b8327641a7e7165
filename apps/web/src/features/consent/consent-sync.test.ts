import type { User } from '@speak-it-now/contract';
import { HOUR_MS } from '@speak-it-now/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubLocalStorage } from '../../../test/local-storage.ts';
import { hasValidConsent, storeConsent } from '../../lib/account/consent-record.ts';
import { syncConsent } from './consent-sync.ts';

const NOW_MS = Date.parse('2026-03-01T12:00:00Z');
const FREE = { stripeSubscriptionId: null, subscriptionStatus: null } as User;

beforeEach(() => void stubLocalStorage());

/** A server whose latest record was made at the given time. @returns the methods it was called with. */
function serverKnowing(timestampMs: number | undefined): string[] {
  const consent =
    timestampMs === undefined
      ? null
      : { timestamp: new Date(timestampMs).toISOString(), userType: 'free', version: '1.1', accepted: true };
  const methods: string[] = [];
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    methods.push(init.method ?? 'GET');
    return Response.json({ consent }, { status: init.method === 'POST' ? 201 : 200 });
  });
  return methods;
}

describe('the agreement of somebody who signs in', () => {
  it('CON-13 is recorded on the server when the account does not know it', async () => {
    storeConsent(false, NOW_MS);
    const methods = serverKnowing(undefined);
    await syncConsent(FREE, NOW_MS + HOUR_MS);
    expect(methods).toEqual(['GET', 'POST']);
  });

  it('is recorded when the account knows only an older one', async () => {
    storeConsent(false, NOW_MS);
    const methods = serverKnowing(NOW_MS - 25 * HOUR_MS);
    await syncConsent(FREE, NOW_MS + HOUR_MS);
    expect(methods).toEqual(['GET', 'POST']);
  });

  it('is not recorded twice although the clocks of browser and server differ by hours', async () => {
    storeConsent(false, NOW_MS);
    const methods = serverKnowing(NOW_MS - 5 * HOUR_MS);
    await syncConsent(FREE, NOW_MS + HOUR_MS);
    expect(methods).toEqual(['GET']);
  });

  it('CON-17 of a subscriber is copied from the account to every browser', async () => {
    const subscriber = { stripeSubscriptionId: 'sub_1', subscriptionStatus: 'active' } as User;
    const methods = serverKnowing(NOW_MS - 100 * HOUR_MS);
    await syncConsent(subscriber, NOW_MS);
    expect(methods).toEqual(['GET']);
    expect(hasValidConsent(true, NOW_MS)).toBe(true);
    stubLocalStorage();
    serverKnowing(undefined);
    await syncConsent(subscriber, NOW_MS);
    expect(hasValidConsent(true, NOW_MS)).toBe(false);
  });

  it('CON-15 is not recorded when there is none or it has expired', async () => {
    const methods = serverKnowing(undefined);
    await syncConsent(FREE, NOW_MS);
    storeConsent(false, NOW_MS);
    await syncConsent(FREE, NOW_MS + 24 * HOUR_MS);
    expect(methods).toEqual([]);
  });
});
