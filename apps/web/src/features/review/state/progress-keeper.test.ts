import {
  EMPTY_REVIEW,
  mergeReviewProgress,
  mergeReviewState,
  type ReviewProgress,
  type ReviewUpdate,
  reviewUpdateSchema,
} from '@speak-it-now/contract';
import { reviewDataSet } from '@speak-it-now/phrasebook/listed';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AccountProgress } from '../api/account-progress.ts';
import { joinContent } from './content.ts';
import { addAnswer, moveOn, start } from './course.ts';
import { keepProgress, type ProgressKeeper } from './progress-keeper.ts';

const content = joinContent(reviewDataSet('es'), reviewDataSet('en'));
const NOW_MS = Date.parse('2026-03-01T12:00:00Z');

let kept: Map<string, string>;
let isStorageFull: boolean;

beforeEach(() => {
  kept = new Map();
  isStorageFull = false;
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (isStorageFull) throw new DOMException('full', 'QuotaExceededError');
        kept.set(key, value);
      },
      removeItem: (key: string) => kept.delete(key),
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** An account as the server keeps it; unreachable while `isDown`. */
class FakeAccount implements AccountProgress {
  progress: ReviewProgress = EMPTY_REVIEW;
  isDown = false;
  updates = 0;

  async read() {
    if (this.isDown) throw new TypeError('Failed to fetch');
    return this.progress;
  }

  async merge(update: ReviewUpdate) {
    if (this.isDown) throw new TypeError('Failed to fetch');
    this.updates += 1;
    this.progress = mergeReviewProgress(this.progress, reviewUpdateSchema.parse(update));
    return mergeReviewState(this.progress, this.progress);
  }
}
const makeAccount = () => new FakeAccount();

let answers = 0;
const say =
  (accuracy: number, atMs = NOW_MS) =>
  (progress: ReviewProgress) => {
    answers += 1;
    const id = `00000000-0000-4000-8000-${String(answers).padStart(12, '0')}`;
    return addAnswer(progress, { id, itemId: progress.place!.itemId!, accuracy, atMs });
  };
const begin = (progress: ReviewProgress) => start(progress, content, NOW_MS);
const next = (progress: ReviewProgress) => moveOn(progress, content, NOW_MS);

function takeAll(page: ProgressKeeper, steps: readonly ((progress: ReviewProgress) => ReviewProgress)[]) {
  for (const step of steps) page.change(step);
}

describe('keeping the progress of the review', () => {
  it('REV-26 REV-28 a visitor who closes the page at any step returns to that step', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(say(40), say(90), next, begin), { maxLength: 30 }), (steps) => {
        kept.clear();
        keepProgress(null, 'es', undefined).change(begin);
        for (const step of steps) {
          const page = keepProgress(null, 'es', undefined);
          page.change(step);
          expect(keepProgress(null, 'es', undefined).progress.get()).toEqual(page.progress.get());
        }
      }),
    );
  });

  it('each language has its own progress', () => {
    keepProgress(null, 'es', undefined).change(begin);
    expect(keepProgress(null, 'fr', undefined).progress.get()).toEqual(EMPTY_REVIEW);
  });

  it('two tabs do not overwrite each other’s progress', () => {
    const one = keepProgress(null, 'es', undefined);
    one.change(begin);
    const other = keepProgress(null, 'es', undefined);
    one.change(say(40));
    other.change(say(90));
    one.change(next);
    const ids = keepProgress(null, 'es', undefined)
      .progress.get()
      .answers.map(({ accuracy }) => accuracy);
    expect(ids.sort()).toEqual([40, 90]);
  });

  it('REV-27 a signed-in learner’s steps are soon saved to the account, several of them in one request', async () => {
    const account = makeAccount();
    const page = keepProgress('ada', 'es', account);
    page.change(begin);
    page.change(say(80));
    expect(page.saveState.get()).toBe('saving');
    expect(account.updates).toBe(0);
    await vi.runAllTimersAsync();
    expect(page.saveState.get()).toBe('account');
    expect(account.progress).toEqual(page.progress.get());
    expect(account.updates).toBe(1);
  });

  it('REV-27 REV-28 a second device continues where the first one stopped', async () => {
    const account = makeAccount();
    const phone = keepProgress('ada', 'es', account);
    for (const step of [begin, say(80), next, say(30)]) phone.change(step);
    await phone.synchronize();
    kept.clear();
    const laptop = keepProgress('ada', 'es', account);
    await laptop.synchronize();
    expect(laptop.progress.get()).toEqual(phone.progress.get());
    expect(laptop.progress.get().place).toMatchObject({ itemId: content.items[1]!.id, step: 'result' });
  });

  it('REV-27 the account ends up with every answer of two devices that were used separately', async () => {
    const steps = fc.array(fc.constantFrom(say(40), say(90), next), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(steps, steps, async (onPhone, onLaptop) => {
        const account = makeAccount();
        const storages = [new Map<string, string>(), new Map<string, string>()];
        const [phone, laptop] = storages.map((storage) => {
          kept = storage;
          return keepProgress('ada', 'es', account);
        });
        const on = async (device: number, work: () => unknown) => {
          kept = storages[device]!;
          await work();
        };
        await on(0, () => takeAll(phone!, [begin, ...onPhone]));
        await on(1, () => takeAll(laptop!, [begin, ...onLaptop]));
        const said = [phone!, laptop!].flatMap(({ progress }) => progress.get().answers.map(({ id }) => id));
        await on(0, () => phone!.synchronize());
        await on(1, () => laptop!.synchronize());
        kept = new Map();
        const third = keepProgress('ada', 'es', account);
        await third.synchronize();
        expect(third.progress.get()).toEqual(account.progress);
        expect(new Set(account.progress.answers.map(({ id }) => id))).toEqual(new Set(said));
      }),
      { numRuns: 30 },
    );
  });

  it('REV-26 steps are kept while the account is unreachable, and sent later', async () => {
    const account = makeAccount();
    account.isDown = true;
    const page = keepProgress('ada', 'es', account);
    page.change(begin);
    page.change(say(80));
    await vi.runAllTimersAsync();
    expect(page.saveState.get()).toBe('unreachable');
    account.isDown = false;
    const later = keepProgress('ada', 'es', account);
    expect(later.progress.get()).toEqual(page.progress.get());
    await later.synchronize();
    expect(account.progress).toEqual(later.progress.get());
  });

  it('a visitor’s progress moves to the account they log in to', async () => {
    const visitor = keepProgress(null, 'es', undefined);
    visitor.change(begin);
    visitor.change(say(75));
    const account = makeAccount();
    const page = keepProgress('ada', 'es', account);
    expect(page.progress.get()).toEqual(visitor.progress.get());
    await page.synchronize();
    expect(account.progress).toEqual(page.progress.get());
    expect(keepProgress(null, 'es', undefined).progress.get()).toEqual(EMPTY_REVIEW);
    expect(keepProgress('bob', 'es', makeAccount()).progress.get()).toEqual(EMPTY_REVIEW);
  });

  it('many answers are sent in requests that are small enough for the server', async () => {
    const page = keepProgress('ada', 'es', undefined);
    page.change(begin);
    for (let count = 0; count < 9; count += 1) {
      for (let times = 0; times < 25; times += 1) page.change(say(50, NOW_MS + count * 100 + times));
      page.change(next);
    }
    const account = makeAccount();
    const online = keepProgress('ada', 'es', account);
    await online.synchronize();
    expect(account.updates).toBe(3);
    expect(account.progress.answers).toHaveLength(225);
  });

  it.each([
    '{',
    'null',
    '{"answers":[]}',
    JSON.stringify({ ...EMPTY_REVIEW, startedAtMs: 'x', isSent: true }),
  ])('begins anew when the browser keeps something else: %s', (value) => {
    kept.set('speak-it-now-review:visitor:es', value);
    expect(keepProgress(null, 'es', undefined).progress.get()).toEqual(EMPTY_REVIEW);
  });

  it('the review works in a browser that stores nothing', () => {
    isStorageFull = true;
    const page = keepProgress(null, 'es', undefined);
    page.change(begin);
    expect(page.progress.get().place?.itemId).toBe(content.items[0]!.id);
  });
});
