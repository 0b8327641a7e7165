/**
 * Bundles several small files into one: the length of the index (uint32, little-endian), the index of names and sizes
 * as JSON, then the files.
 */
const HEAD_BYTES = 4;

type Listed = readonly (readonly [name: string, bytes: number])[];

export function bundleFiles(files: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> {
  const list: Listed = [...files].map(([name, content]) => [name, content.byteLength]);
  const head = new TextEncoder().encode(JSON.stringify(list));
  const total = list.reduce((sum, [, bytes]) => sum + bytes, HEAD_BYTES + head.byteLength);
  const bundle = new Uint8Array(total);
  new DataView(bundle.buffer).setUint32(0, head.byteLength, true);
  bundle.set(head, HEAD_BYTES);
  let offset = HEAD_BYTES + head.byteLength;
  for (const content of files.values()) {
    bundle.set(content, offset);
    offset += content.byteLength;
  }
  return bundle;
}

/** The files by name; they are views of the bundle's memory. */
export function unbundleFiles(bundle: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(bundle.buffer, bundle.byteOffset, bundle.byteLength);
  const headBytes = view.getUint32(0, true);
  let offset = HEAD_BYTES + headBytes;
  const list = JSON.parse(new TextDecoder().decode(bundle.subarray(HEAD_BYTES, offset))) as Listed;
  return new Map(
    list.map(([name, bytes]) => {
      const content = bundle.subarray(offset, offset + bytes);
      offset += bytes;
      return [name, content];
    }),
  );
}
