/**
 * Writes the download for scoring on the device to apps/web/dist/device: a manifest and its parts, each with a Brotli
 * copy. Compression takes a minute, so unchanged parts come from a cache. Development uses --uncompressed, which makes no
 * copies.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type PackFile, type PackManifest, type PackPart, PROTOCOL } from '../src/lib/device/pack.ts';
import { sourceFiles } from './sources.ts';

const TARGET = fileURLToPath(new URL('../dist/device/', import.meta.url));
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/device-pack/', import.meta.url));
/** Smaller parts would compress worse, because each is compressed separately. */
const PART_BYTES = 4 * 1024 * 1024;
/** A part that breaks is downloaded again as a whole. Content that compresses badly is split further. */
const MAX_COMPRESSED_BYTES = 1_000_000;

const isCompressed = !process.argv.includes('--uncompressed');

const hash = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

await rm(TARGET, { recursive: true, force: true });
await mkdir(join(TARGET, 'parts'), { recursive: true });
await mkdir(CACHE, { recursive: true });
const files = await Promise.all(
  (await sourceFiles()).map(async ({ name, language, content }): Promise<PackFile> => {
    const parts: Promise<PackPart[]>[] = [];
    for (let from = 0; from < content.byteLength; from += PART_BYTES) {
      parts.push(writeParts(content.subarray(from, from + PART_BYTES)));
    }
    return { name, ...(language && { language }), parts: (await Promise.all(parts)).flat() };
  }),
);
const manifest: PackManifest = {
  protocol: PROTOCOL,
  version: hash(JSON.stringify([PROTOCOL, files])).slice(0, 16),
  files,
};
await writeFile(join(TARGET, 'manifest.json'), JSON.stringify(manifest));

/** One part, or several of the same size if one would be too large. */
async function writeParts(content: Uint8Array): Promise<PackPart[]> {
  const sha256 = hash(content);
  const bytes = content.byteLength;
  const brotli = isCompressed ? await compressed(content, sha256) : undefined;
  const compressedBytes = brotli?.byteLength ?? bytes;
  if (compressedBytes > MAX_COMPRESSED_BYTES) {
    const partBytes = Math.ceil(bytes / Math.ceil(compressedBytes / MAX_COMPRESSED_BYTES + 0.1));
    const parts: PackPart[][] = [];
    for (let from = 0; from < bytes; from += partBytes) {
      parts.push(await writeParts(content.subarray(from, from + partBytes)));
    }
    return parts.flat();
  }
  const path = join(TARGET, 'parts', `${sha256}.bin`);
  await writeFile(path, content);
  if (brotli) await writeFile(`${path}.br`, brotli);
  return [{ sha256, bytes, compressedBytes }];
}

function compressed(content: Uint8Array, sha256: string): Promise<Uint8Array> {
  return cached(`${sha256}.br`, () =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      },
    }),
  );
}

async function cached(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const path = join(CACHE, name);
  try {
    return await readFile(path);
  } catch {
    const made = await make();
    await writeFile(path, made);
    return made;
  }
}
