import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipFile {
  /** Path inside the archive. */
  readonly name: string;
  readonly content: Uint8Array;
  /** False for audio and other content that hardly shrinks. */
  readonly isCompressed: boolean;
}

/** The files as a zip archive, in pieces: only one file is in memory at a time. */
export async function* zipped(
  files: AsyncIterable<ZipFile>,
  modifiedMs: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for await (const { name, content, isCompressed } of files) {
    const file = isCompressed ? new ZipDeflate(name) : new ZipPassThrough(name);
    file.mtime = modifiedMs;
    zip.add(file);
    file.push(content, true);
    yield* pieces.splice(0);
  }
  zip.end();
  yield* pieces.splice(0);
}
