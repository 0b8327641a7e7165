/**
 * Scoring on this device: the work of the server's scoring threads, in a worker of the page, with files that are
 * downloaded once. Loaded on demand, see lazy-device-scoring.ts.
 */

import type { TaughtLanguage } from '@speak-it-now/languages';
import { simd } from 'wasm-feature-detect';
import { DeviceError } from './device-error.ts';
import {
  compressedBytes,
  type DownloadOptions,
  downloadPack,
  fetchManifest,
  missingParts,
} from './download.ts';
import { type Follower, type FollowRequest, followWith } from './follower.ts';
import { PROTOCOL, partsFor, partUrl } from './pack.ts';
import {
  forgetPack,
  type InstalledPack,
  readInstalled,
  storedBytes,
  storedParts,
  writeInstalled,
} from './pack-storage.ts';
import type { DeviceAssessRequest, DeviceSpeechRequest, WorkerTask } from './protocol.ts';
import { ScoringWorker } from './scoring-worker.ts';

export interface DeviceStatus {
  /** Why this device cannot score; undefined if it can. */
  readonly blocker: 'unsupported' | 'storage-denied' | undefined;
  /** Languages that are completely downloaded and can be scored offline. */
  readonly languages: readonly TaughtLanguage[];
  /** Size on this device, including unfinished downloads. */
  readonly bytes: number;
}

export type DeviceScoring = ReturnType<typeof createDeviceScoring>;

export function createDeviceScoring() {
  let worker: Promise<ScoringWorker> | undefined;
  const close = () => {
    worker?.then((started) => started.end()).catch(() => undefined);
    worker = undefined;
  };
  /** The page's only worker, of the installed version. */
  const workerFor = async (language: TaughtLanguage): Promise<ScoringWorker> => {
    if (!(await isSupported())) throw new DeviceError('unsupported', 'This browser cannot score.');
    const usable = await readUsable();
    if (!usable?.languages.includes(language)) {
      throw new DeviceError('not-downloaded', 'The language has not been downloaded to this device.');
    }
    const known = await worker?.catch(() => undefined);
    if (known && !known.hasEnded && known.version === usable.manifest.version) return known;
    known?.end();
    worker = ScoringWorker.start(usable.manifest);
    return worker;
  };
  const run = async <Task extends WorkerTask>(language: TaughtLanguage, task: Task) => {
    const chosen = await workerFor(language);
    try {
      return await chosen.run(task);
    } catch (error) {
      // An update may have replaced the files while this worker was using them.
      const isGone = error instanceof DeviceError && error.code === 'not-downloaded';
      const another = isGone ? await workerFor(language) : chosen;
      if (another === chosen) throw error;
      return another.run(task);
    }
  };
  return {
    /** Works offline, and never throws. */
    async status(): Promise<DeviceStatus> {
      if (!(await isSupported())) return { blocker: 'unsupported', languages: [], bytes: 0 };
      try {
        const [usable, bytes] = await Promise.all([readUsable(), storedBytes()]);
        return { blocker: undefined, languages: usable?.languages ?? [], bytes };
      } catch {
        return { blocker: 'storage-denied', languages: [], bytes: 0 };
      }
    },
    /**
     * The size of the download that these languages and updates of the installed ones need, in bytes as compressed; 0 if
     * nothing is missing.
     * @throws DeviceError 'download-failed', 'page-outdated' or 'storage-denied'
     */
    async missingBytes(languages: readonly TaughtLanguage[]): Promise<number> {
      const [manifest, installed] = await Promise.all([fetchManifest(), readInstalled()]);
      const parts = partsFor(manifest, [...(installed?.languages ?? []), ...languages]);
      return compressedBytes(await missingParts(parts));
    },
    /** See downloadPack. */
    download: (languages: readonly TaughtLanguage[], options?: DownloadOptions) =>
      withLock(() => downloadPack(languages, options)),
    /** Removing the last language removes everything, unfinished downloads too. */
    remove: (which: TaughtLanguage | 'all') =>
      withLock(async () => {
        const installed = await readInstalled();
        const languages =
          installed?.languages.filter((language) => which !== 'all' && language !== which) ?? [];
        if (installed && languages.length > 0) await writeInstalled({ ...installed, languages });
        else await forgetPack();
        close();
      }),
    /**
     * Starts the worker and loads the language, so that the first score does not wait for it.
     * @throws DeviceError 'unsupported', 'storage-denied', 'not-downloaded', 'model-missing', 'model-unfit' or
     * 'worker-failed'
     */
    prepare: (language: TaughtLanguage) => run(language, { kind: 'prepare', language }),
    /**
     * The server's built-in voice on this device, as a WAV file.
     * @throws DeviceError as prepare does
     */
    speak: (request: DeviceSpeechRequest) => run(request.language, { kind: 'speak', ...request }),
    /**
     * Judges a WAV recording like the server's engine. Calls run one after the other.
     * @throws DeviceError 'not-downloaded', 'worker-failed', or the engine's code if it refuses the recording or the text
     */
    assess: (request: DeviceAssessRequest) => run(request.language, { kind: 'assess', request }),
    /**
     * Follows the learner through a text while they speak. It does not affect the score: on a device that is too slow, or
     * after an error, it stops reporting.
     */
    follow: (request: FollowRequest): Follower => followWith(() => workerFor(request.language), request),
    /** Ends the worker; the next call starts another. Downloads stay. */
    close,
  };
}

/** The installed pack, with the languages whose parts are all there; undefined if this page cannot use it. */
async function readUsable(): Promise<InstalledPack | undefined> {
  const installed = await readInstalled();
  if (installed?.manifest.protocol !== PROTOCOL) return undefined;
  const { manifest } = installed;
  const there = await storedParts();
  const isWhole = (language: TaughtLanguage) =>
    partsFor(manifest, [language]).every((part) => there.has(partUrl(part)));
  return { manifest, languages: installed.languages.filter(isWhole) };
}

let support: Promise<boolean> | undefined;

/** Whether the browser has all that the engine and its download use. */
const isSupported = (): Promise<boolean> => {
  support ??= detectSupport().catch(() => false);
  return support;
};

/**
 * The newest features: SIMD (Safari 16.4) and toSorted (Firefox 115, Safari 16, Chrome 110). All browsers with both also
 * have module workers (Firefox 114, Safari 15, Chrome 80).
 */
const detectSupport = async (): Promise<boolean> =>
  isSecureContext &&
  typeof caches === 'object' &&
  typeof WebAssembly === 'object' &&
  typeof crypto.subtle === 'object' &&
  'toSorted' in Array.prototype &&
  (await simd());

/** Makes tabs take turns when they change the installed files. */
const withLock = <Result>(change: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request('scoring-on-device', change) : change();
