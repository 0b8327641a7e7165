import type { LanguageCode } from '@speak-it-now/contract';
import { DeviceError, type DeviceErrorCode } from '../device/device-error.ts';
import { loadDeviceScoring } from '../device/lazy-device-scoring.ts';
import { createStore } from '../react/store.ts';
import { deviceScoring, setDeviceScoring } from './scoring-place.ts';

/** One download at a time; it continues while the learner uses the rest of the app. */
export type Download =
  | {
      readonly phase: 'running';
      readonly language: LanguageCode;
      readonly loadedBytes: number;
      /** 0 until known. */
      readonly totalBytes: number;
    }
  | { readonly phase: 'failed'; readonly language: LanguageCode; readonly code: DeviceErrorCode };

export const currentDownload = createStore<Download | undefined>(undefined);

let abort: AbortController | undefined;

/** Downloads a language; after a failure, calling it again resumes the download. */
export async function startDownload(language: LanguageCode): Promise<void> {
  if (currentDownload.get()?.phase === 'running') return;
  abort = new AbortController();
  const { signal } = abort;
  currentDownload.set({ phase: 'running', language, loadedBytes: 0, totalBytes: 0 });
  try {
    const device = await loadDeviceScoring();
    // Otherwise the browser may delete the files when storage runs low.
    await navigator.storage?.persist?.().catch(() => false);
    await device.download([language], {
      signal,
      onProgress: (loadedBytes, totalBytes) =>
        currentDownload.set({ phase: 'running', language, loadedBytes, totalBytes }),
    });
    await readDownloaded();
    currentDownload.set(undefined);
  } catch (error) {
    if (signal.aborted) return currentDownload.set(undefined);
    console.warn('The download ended early.', error);
    const code = error instanceof DeviceError ? error.code : 'download-failed';
    currentDownload.set({ phase: 'failed', language, code });
  }
}

/** Downloaded parts stay for the next try. */
export function cancelDownload(): void {
  if (currentDownload.get()?.phase === 'failed') currentDownload.set(undefined);
  else abort?.abort();
}

export async function removeDownloaded(which: LanguageCode | 'all'): Promise<void> {
  await (await loadDeviceScoring()).remove(which);
  await readDownloaded();
}

interface Downloaded {
  readonly isSupported: boolean;
  /** Size on this device. */
  readonly bytes: number;
}

/** Checks the stored files, because the browser may have deleted them. */
export async function readDownloaded(): Promise<Downloaded> {
  const { isSupported, languages, bytes } = await (await loadDeviceScoring()).status();
  if (languages.join() !== deviceScoring.get().languages.join()) setDeviceScoring({ languages });
  return { isSupported, bytes };
}
