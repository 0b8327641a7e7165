import type { LanguageCode } from '@speak-it-now/contract';
import { DeviceError } from './device-error.ts';
import { MANIFEST_URL, type PackManifest, type PackPart, partsFor, partUrl } from './pack.ts';
import { hasPart, keepPart, readInstalled, writeInstalled } from './pack-storage.ts';

export interface DownloadOptions {
  /** In compressed bytes; parts that are already stored count as loaded. */
  readonly onProgress?: (loadedBytes: number, totalBytes: number) => void;
  readonly signal?: AbortSignal;
}

const PARALLEL_DOWNLOADS = 3;

/** @throws DeviceError 'download-failed' */
export async function fetchManifest(signal?: AbortSignal): Promise<PackManifest> {
  const response = await fetchFile(MANIFEST_URL, { cache: 'no-cache' }, signal);
  return (await response.json()) as PackManifest;
}

/**
 * Downloads the current version of these languages and of those already stored, then deletes the old version. An
 * interrupted download resumes with the missing parts.
 * @throws DeviceError 'download-failed', 'download-damaged' or 'storage-full'; the signal's reason if aborted
 */
export async function downloadPack(
  languages: readonly LanguageCode[],
  { onProgress, signal }: DownloadOptions = {},
): Promise<void> {
  const manifest = await fetchManifest(signal);
  const installed = await readInstalled();
  const wanted = [...new Set([...(installed?.languages ?? []), ...languages])];
  const parts = partsFor(manifest, wanted);
  const totalBytes = compressedBytes(parts);
  const missing = await missingParts(parts);
  let loadedBytes = totalBytes - compressedBytes(missing);
  onProgress?.(loadedBytes, totalBytes);
  // The first failure aborts the others.
  const ending = new AbortController();
  const ended = signal ? AbortSignal.any([signal, ending.signal]) : ending.signal;
  const next = missing.values();
  const downloadParts = async () => {
    for (const part of next) {
      const content = await fetchPart(part, ended, (share) => {
        onProgress?.(loadedBytes + share * part.compressedBytes, totalBytes);
      });
      await keepPart(part, content);
      loadedBytes += part.compressedBytes;
      onProgress?.(loadedBytes, totalBytes);
    }
  };
  try {
    await Promise.all(Array.from({ length: PARALLEL_DOWNLOADS }, downloadParts));
  } finally {
    ending.abort();
  }
  signal?.throwIfAborted();
  await writeInstalled({ manifest, languages: wanted });
}

export async function missingParts(parts: readonly PackPart[]): Promise<PackPart[]> {
  const there = await Promise.all(parts.map(hasPart));
  return parts.filter((_, index) => !there[index]);
}

export const compressedBytes = (parts: readonly PackPart[]): number =>
  parts.reduce((sum, part) => sum + part.compressedBytes, 0);

async function fetchPart(
  part: PackPart,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  // The app stores the parts itself, so the browser's HTTP cache need not.
  const response = await fetchFile(partUrl(part), { cache: 'no-store' }, signal);
  const content = new Uint8Array(part.bytes);
  let length = 0;
  const reader = response.body!.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      throw failed(cause, signal);
    });
    if (done) break;
    if (length + value.byteLength > part.bytes) throw damaged();
    content.set(value, length);
    length += value.byteLength;
    onShare(length / part.bytes);
  }
  if (length !== part.bytes || (await sha256(content)) !== part.sha256) throw damaged();
  return content;
}

async function fetchFile(url: string, options: RequestInit, signal?: AbortSignal): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, { ...options, ...(signal && { signal }) });
  } catch (cause) {
    throw failed(cause, signal);
  }
  if (!response.ok) throw failed(new Error(`${url} was answered with status ${response.status}.`));
  return response;
}

async function sha256(content: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The signal's reason if aborted, otherwise a failed download. */
const failed = (cause: unknown, signal?: AbortSignal): unknown =>
  signal?.aborted ? signal.reason : new DeviceError('download-failed', 'The download broke off.', { cause });

const damaged = () => new DeviceError('download-damaged', 'The download arrived damaged.');
