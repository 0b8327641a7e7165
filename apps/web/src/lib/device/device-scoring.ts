/**
 * Scoring on this device: the work of the server's scoring threads, in a worker of the page, with files that are
 * downloaded once. Loaded on demand, see lazy-device-scoring.ts.
 */
import type { LanguageCode } from '@speak-it-now/contract';
import type { Assessment } from '@speak-it-now/engine/browser';
import { simd } from 'wasm-feature-detect';
import { DeviceError } from './device-error.ts';
import {
  compressedBytes,
  type DownloadOptions,
  downloadPack,
  fetchManifest,
  missingParts,
} from './download.ts';
import { type Listener, type ListenRequest, listenWith } from './listener.ts';
import { partsFor } from './pack.ts';
import { forgetPack, readInstalled, writeInstalled } from './pack-storage.ts';
import type { DeviceAssessRequest, DeviceSpeechRequest } from './protocol.ts';
import { ScoringWorker } from './scoring-worker.ts';

export { DeviceError, type DeviceErrorCode } from './device-error.ts';
export type { DownloadOptions } from './download.ts';
export type { Listener, ListenRequest } from './listener.ts';
export type { DeviceAssessRequest, DeviceSpeechRequest } from './protocol.ts';

interface DeviceStatus {
  /** False if the browser lacks a required feature or the page is not secure. */
  readonly isSupported: boolean;
  /** Languages that are completely downloaded and can be scored offline. */
  readonly languages: readonly LanguageCode[];
  /** Their size on this device in bytes. */
  readonly bytes: number;
}

export interface DeviceScoring {
  /** Works offline. */
  status(): Promise<DeviceStatus>;
  /**
   * Compressed bytes still to download for these languages and for updates of downloaded ones; 0 if everything is up to
   * date.
   * @throws DeviceError 'download-failed'
   */
  missingBytes(languages: readonly LanguageCode[]): Promise<number>;
  /**
   * Downloads these languages and updates those already downloaded. Resumes an interrupted download.
   * @throws DeviceError 'download-failed', 'download-damaged' or 'storage-full'; the signal's reason if aborted
   */
  download(languages: readonly LanguageCode[], options?: DownloadOptions): Promise<void>;
  /** Removing the last language removes everything. */
  remove(which: LanguageCode | 'all'): Promise<void>;
  /**
   * Starts the worker and loads the language, so that the first score does not wait for it.
   * @throws DeviceError 'not-downloaded', 'model-missing', 'model-unfit' or 'worker-failed'
   */
  prepare(language: LanguageCode): Promise<void>;
  /**
   * Judges a WAV recording like the server's engine. Calls run one after the other.
   * @throws DeviceError: the engine's codes for the recording and the text, 'not-downloaded', 'worker-failed'
   */
  assess(request: DeviceAssessRequest): Promise<Assessment>;
  /**
   * Follows the learner through a text while they speak. It does not affect the score: on a device that is too slow, or
   * after an error, it stops reporting.
   */
  listen(request: ListenRequest): Listener;
  /**
   * The server's built-in voice on this device, as a WAV file.
   * @throws DeviceError as prepare does
   */
  speak(request: DeviceSpeechRequest): Promise<Uint8Array<ArrayBuffer>>;
  /** Ends the worker; the next call starts another. Downloads stay. */
  close(): void;
}

export function createDeviceScoring(): DeviceScoring {
  let worker: Promise<ScoringWorker> | undefined;
  const close = () => {
    worker?.then((started) => started.end()).catch(() => undefined);
    worker = undefined;
  };
  /** The page's only worker, of the installed version. */
  const workerFor = async (language: LanguageCode): Promise<ScoringWorker> => {
    const installed = await readInstalled();
    if (!installed?.languages.includes(language)) {
      throw new DeviceError('not-downloaded', 'The language has not been downloaded to this device.');
    }
    const known = await worker?.catch(() => undefined);
    if (known && !known.hasEnded && known.version === installed.manifest.version) return known;
    known?.end();
    worker = ScoringWorker.start(installed.manifest);
    return worker;
  };
  return {
    async status() {
      if (!(await isSupported())) return { isSupported: false, languages: [], bytes: 0 };
      const installed = await readInstalled();
      const parts = installed ? partsFor(installed.manifest, installed.languages) : [];
      return {
        isSupported: true,
        languages: installed?.languages ?? [],
        bytes: parts.reduce((sum, part) => sum + part.bytes, 0),
      };
    },
    async missingBytes(languages) {
      const [manifest, installed] = await Promise.all([fetchManifest(), readInstalled()]);
      const parts = partsFor(manifest, [...(installed?.languages ?? []), ...languages]);
      return compressedBytes(await missingParts(parts));
    },
    download: (languages, options) => withLock(() => downloadPack(languages, options)),
    remove: (which) =>
      withLock(async () => {
        const installed = await readInstalled();
        const languages =
          installed?.languages.filter((language) => which !== 'all' && language !== which) ?? [];
        if (installed && languages.length > 0) await writeInstalled({ ...installed, languages });
        else await forgetPack();
        close();
      }),
    async prepare(language) {
      await (await workerFor(language)).run({ kind: 'prepare', language });
    },
    async speak(request) {
      return (await workerFor(request.language)).run({ kind: 'speak', ...request });
    },
    async assess(request) {
      return (await workerFor(request.language)).run({ kind: 'assess', request });
    },
    listen: (request) => listenWith(() => workerFor(request.language), request),
    close,
  };
}

/** The engine's WebAssembly needs SIMD, which Safari has from 16.4. */
const isSupported = async (): Promise<boolean> =>
  isSecureContext &&
  typeof caches === 'object' &&
  typeof Worker === 'function' &&
  typeof WebAssembly === 'object' &&
  typeof crypto.subtle === 'object' &&
  (await simd());

/** Makes tabs take turns when they change the installed files. */
const withLock = <Result>(change: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request('scoring-on-device', change) : change();
