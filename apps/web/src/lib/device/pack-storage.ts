/**
 * Stores the pack in the browser's Cache Storage: each part under its own path, and a record of what is complete. The
 * record is written last, so after an interrupted download the old version stays in use.
 */
import type { LanguageCode } from '@speak-it-now/contract';
import { DeviceError } from './device-error.ts';
import { type PackManifest, type PackPart, partsFor, partUrl } from './pack.ts';

const CACHE = 'scoring-on-device';
const RECORD_URL = '/device/installed.json';

/** Absolute, because the worker has a blob URL, against which relative URLs do not resolve. */
const absoluteUrl = (path: string): string => location.origin + path;

interface InstalledPack {
  readonly manifest: PackManifest;
  readonly languages: readonly LanguageCode[];
}

/** Undefined if nothing is complete. */
export async function readInstalled(): Promise<InstalledPack | undefined> {
  if (!(await caches.has(CACHE))) return undefined;
  const record = await (await caches.open(CACHE)).match(absoluteUrl(RECORD_URL));
  return record && ((await record.json()) as InstalledPack);
}

/** Records what is complete and deletes all other parts. */
export async function writeInstalled(installed: InstalledPack): Promise<void> {
  const cache = await caches.open(CACHE);
  await put(cache, RECORD_URL, JSON.stringify(installed));
  const named = new Set(partsFor(installed.manifest, installed.languages).map(partUrl));
  for (const { url } of await cache.keys()) {
    const path = new URL(url).pathname;
    if (path !== RECORD_URL && !named.has(path)) await cache.delete(url);
  }
}

export async function hasPart(part: PackPart): Promise<boolean> {
  return (await (await caches.open(CACHE)).match(absoluteUrl(partUrl(part)))) !== undefined;
}

/** @throws DeviceError 'storage-full' */
export async function keepPart(part: PackPart, content: BufferSource): Promise<void> {
  await put(await caches.open(CACHE), partUrl(part), content);
}

/** The contents of the parts in order. @throws DeviceError 'not-downloaded' if the browser has deleted one. */
export async function readParts(parts: readonly PackPart[]): Promise<Uint8Array<ArrayBuffer>> {
  const cache = await caches.open(CACHE);
  const joined = new Uint8Array(parts.reduce((sum, { bytes }) => sum + bytes, 0));
  const contents = await Promise.all(
    parts.map(async (part) => {
      const kept = await cache.match(absoluteUrl(partUrl(part)));
      if (!kept) throw new DeviceError('not-downloaded', 'The browser no longer has a part of the download.');
      return kept.arrayBuffer();
    }),
  );
  let offset = 0;
  for (const content of contents) {
    joined.set(new Uint8Array(content), offset);
    offset += content.byteLength;
  }
  return joined;
}

export async function forgetPack(): Promise<void> {
  await caches.delete(CACHE);
}

async function put(cache: Cache, path: string, content: BodyInit): Promise<void> {
  try {
    await cache.put(absoluteUrl(path), new Response(content));
  } catch (cause) {
    throw new DeviceError('storage-full', 'The browser has no room for the download.', { cause });
  }
}
