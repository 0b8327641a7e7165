import { ApiError } from '../../../lib/api/api-client.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';

export interface DownloadProgress {
  readonly bytes: number;
  /** Number of texts to synthesize for the file, if any. */
  readonly texts: number | undefined;
}

/**
 * Fetched instead of linked, so that an error appears on the page and is not saved as a file.
 * @throws ApiError if the server refuses; TypeError if the connection breaks; AbortError if canceled
 */
export async function download(
  path: string,
  onProgress: (progress: DownloadProgress) => void,
  signal: AbortSignal,
): Promise<void> {
  const response = await fetch(path, { credentials: 'include', signal });
  if (!response.ok || !response.body) {
    throw new ApiError(response.status, await response.text(), response.statusText);
  }
  const header = response.headers.get('x-notes');
  const texts = header === null ? undefined : Number(header);
  const pieces: BlobPart[] = [];
  let bytes = 0;
  const reader = response.body.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value);
    bytes += piece.value.byteLength;
    onProgress({ bytes, texts });
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  saveFile(new Blob(pieces), name ?? 'speak-it-now');
}
