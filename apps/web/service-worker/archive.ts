/**
 * Many files of the app in one, because each request costs a slow line more than the file. A line of JSON lists the files;
 * their contents follow one after the other.
 */
export interface ArchivedFile {
  readonly url: string;
  readonly type: string;
  readonly bytes: number;
}

export function writeArchive(
  files: readonly (Omit<ArchivedFile, 'bytes'> & { readonly content: Uint8Array })[],
): Uint8Array {
  const list = files.map(({ url, type, content }) => ({ url, type, bytes: content.byteLength }));
  const parts = [
    new TextEncoder().encode(`${JSON.stringify(list)}\n`),
    ...files.map(({ content }) => content),
  ];
  const archive = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    archive.set(part, at);
    at += part.byteLength;
  }
  return archive;
}

/** @throws SyntaxError or RangeError if it is damaged */
export function readArchive(
  archive: Uint8Array<ArrayBuffer>,
): { file: ArchivedFile; content: Uint8Array<ArrayBuffer> }[] {
  let at = archive.indexOf('\n'.charCodeAt(0));
  const list = JSON.parse(new TextDecoder().decode(archive.subarray(0, at))) as ArchivedFile[];
  at += 1;
  const files = list.map((file) => {
    const content = archive.subarray(at, at + file.bytes);
    at += file.bytes;
    return { file, content };
  });
  if (at !== archive.byteLength) throw new RangeError('The archive has another length than its files.');
  return files;
}
