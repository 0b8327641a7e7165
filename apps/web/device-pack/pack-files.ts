/** The pack's files, as the worker reads them. */
import { EngineError } from '@speak-it-now/engine/browser';
import type { PackManifest } from '../src/lib/device/pack.ts';
import { readParts } from '../src/lib/device/pack-storage.ts';

let manifest: PackManifest | undefined;

export function openPack(its: PackManifest): void {
  manifest = its;
}

/** Throws EngineError 'model-missing' for an unknown file, DeviceError 'not-downloaded' for one that is gone. */
export async function readPackFile(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const file = manifest?.files.find((each) => each.name === name);
  if (!file) throw new EngineError('model-missing', `The download has no ${name}.`);
  return readParts(file.parts);
}
