import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { STORAGE_KEYS } from '../../config/storage.ts';

/** A tab of the app: its own copies of the modules, above the storage that all tabs share. */
interface Tab {
  readonly place: typeof import('./scoring-place.ts');
  readonly assessor: typeof import('./assess-recording.ts');
  readonly hearStorage: (event: { key: string | null }) => void;
}

/** The browser: local storage, the events it still has to tell each tab, and the recordings that left it. */
class TwoTabs {
  readonly stored = new Map<string, string>();
  readonly uploads: string[] = [];
  #current = 0;
  readonly #unheard: (string | null)[][] = [[], []];
  readonly #tabs: (Tab | undefined)[] = [];

  constructor(readonly isStorageWritable: boolean) {
    vi.stubGlobal('window', {
      localStorage: {
        getItem: (key: string) => this.stored.get(key) ?? null,
        setItem: (key: string, value: string) => this.#write(key, value),
        removeItem: (key: string) => void this.stored.delete(key),
      },
    });
    vi.stubGlobal('caches', { has: async () => false, open: async () => ({ match: async () => undefined }) });
    vi.stubGlobal('fetch', async (path: string) => {
      if (path === '/api/pronunciation-audio') this.uploads.push(path);
      const answer = path === '/api/scoring' ? { mode: 'choice' } : { message: 'Stand-in.' };
      return new Response(JSON.stringify(answer), { status: path === '/api/scoring' ? 200 : 503 });
    });
  }

  #write(key: string, value: string): void {
    if (!this.isStorageWritable) throw new DOMException('Full.', 'QuotaExceededError');
    this.stored.set(key, value);
    this.#unheard[1 - this.#current]!.push(key);
  }

  /** Opens the tab, or loads it again. */
  async load(tab: number): Promise<void> {
    vi.resetModules();
    const heard: ((event: { key: string | null }) => void)[] = [];
    vi.stubGlobal('addEventListener', (type: string, listener: (typeof heard)[number]) => {
      if (type === 'storage') heard.push(listener);
    });
    this.#unheard[tab] = [];
    this.#tabs[tab] = {
      place: await import('./scoring-place.ts'),
      assessor: await import('./assess-recording.ts'),
      hearStorage: (event) => {
        for (const listener of heard) listener(event);
      },
    };
  }

  in(tab: number): Tab {
    this.#current = tab;
    return this.#tabs[tab]!;
  }

  /** The browser tells a tab what the other has stored. */
  deliver(tab: number): void {
    for (const key of this.#unheard[tab]!.splice(0)) this.in(tab).hearStorage({ key });
  }

  async record(tab: number): Promise<void> {
    const attempt = { audio: new Blob(['sound']), expectedText: 'hola', language: 'es' } as const;
    await this.in(tab)
      .assessor.assessRecording(attempt, { locale: 'en' })
      .catch(() => undefined);
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const STEPS = ['on', 'off', 'record', 'reload', 'note', 'deliver'] as const;
const steps = fc.array(fc.record({ tab: fc.nat(1), step: fc.constantFrom(...STEPS) }), {
  minLength: 3,
  maxLength: 12,
});

it('in any order of two tabs, no recording is sent against the choice, and no tab undoes it', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (orders) => {
      const browser = new TwoTabs(true);
      await browser.load(0);
      await browser.load(1);
      let isOn = false;
      for (const { tab, step } of orders) {
        if (step === 'on' || step === 'off') {
          isOn = step === 'on';
          browser.in(tab).place.setDeviceScoring({ isOn });
        } else if (step === 'record') {
          const before = browser.uploads.length;
          await browser.record(tab);
          expect(browser.uploads.length - before).toBe(isOn ? 0 : 1);
        } else if (step === 'reload') await browser.load(tab);
        else if (step === 'note') browser.in(tab).place.setDeviceScoring({ waiting: 2, languages: ['es'] });
        else browser.deliver(tab);
      }
      for (const tab of [0, 1]) {
        browser.deliver(tab);
        expect(browser.in(tab).place.deviceScoring.get().isOn).toBe(isOn);
        await browser.load(tab);
        expect(browser.in(tab).place.isScoredOnDevice()).toBe(isOn);
      }
    }),
    { numRuns: 50 },
  );
});

it('a tab shows what another has downloaded and what waits', async () => {
  const browser = new TwoTabs(true);
  await browser.load(0);
  await browser.load(1);
  browser.in(0).place.setDeviceScoring({ isOn: true, languages: ['es'] });
  browser.in(1).place.setDeviceScoring({ waiting: 3 });
  browser.deliver(0);
  expect(browser.in(0).place.deviceScoring.get()).toMatchObject({
    isOn: true,
    languages: ['es'],
    waiting: 3,
  });
});

it('if the browser stores nothing, the choice still holds in the tab', async () => {
  const browser = new TwoTabs(false);
  await browser.load(0);
  browser.in(0).place.setDeviceScoring({ isOn: true });
  browser.in(0).place.setDeviceScoring({ waiting: 1 });
  await browser.record(0);
  expect(browser.uploads).toEqual([]);
});

it('a choice stored by an earlier version still holds', async () => {
  const browser = new TwoTabs(true);
  browser.stored.set(STORAGE_KEYS.deviceScoring, '{"isOn":true,"mode":"choice"}');
  await browser.load(0);
  browser.in(0).place.setDeviceScoring({ waiting: 1 });
  await browser.load(0);
  expect(browser.in(0).place.isScoredOnDevice()).toBe(true);
});
