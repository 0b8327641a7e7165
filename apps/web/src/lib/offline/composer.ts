/** Composes translations in a worker of this page. Its script holds the whole phrasebook and is kept for subscribers. */

import type { TranslateRequest } from '@speak-it-now/phrasebook';
import { listen, Scope } from '../browser/scope.ts';
import type { Composed, ComposerReply, ComposerRequest } from './composer-protocol.ts';
import scriptUrl from './composer-worker.ts?worker&url';

const CACHE = 'composer';

/** Downloads the script (.5 MB compressed) unless this version is here, and deletes older ones. */
export async function keepComposer(): Promise<void> {
  const cache = await caches.open(CACHE);
  if (await cache.match(scriptUrl)) return;
  await cache.add(scriptUrl);
  for (const { url } of await cache.keys()) {
    if (!url.endsWith(scriptUrl)) await cache.delete(url);
  }
}

export async function forgetComposer(): Promise<void> {
  await caches.delete(CACHE);
}

let started: Promise<Worker | undefined> | undefined;
let lastId = 0;

/** @returns undefined if the phrasebook cannot say it, or is not on this device */
export async function compose(request: TranslateRequest): Promise<Composed | undefined> {
  started ??= startWorker();
  const worker = await started;
  if (!worker) {
    started = undefined;
    return undefined;
  }
  const id = ++lastId;
  return new Promise((resolve) => {
    const scope = new Scope();
    const end = (composed: Composed | undefined) => {
      scope.end();
      resolve(composed);
    };
    scope.listen(worker, 'message', ({ data }: MessageEvent<ComposerReply>) => {
      if (data.id === id) end(data.composed);
    });
    scope.listen(worker, 'error', () => {
      worker.terminate();
      started = undefined;
      end(undefined);
    });
    worker.postMessage({ id, request } satisfies ComposerRequest);
  });
}

async function startWorker(): Promise<Worker | undefined> {
  const script = await (await caches.match(scriptUrl, { cacheName: CACHE }))?.blob();
  if (!script) return undefined;
  const url = URL.createObjectURL(script);
  const worker = new Worker(url, { type: 'module' });
  listen(worker, 'message', () => URL.revokeObjectURL(url), { once: true });
  return worker;
}
