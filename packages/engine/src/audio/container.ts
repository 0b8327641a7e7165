import { EngineError } from '../types.ts';

export type Container = 'wav' | 'webm' | 'ogg' | 'mp4';

/**
 * Recognizes the container by its first bytes, because file names and content types can be wrong. Throws EngineError
 * 'audio-damaged' for fewer than 12 bytes and 'audio-unsupported' for any other format.
 */
export function sniffContainer(bytes: Uint8Array): Container {
  if (bytes.length < 12) {
    throw new EngineError(
      'audio-damaged',
      'The recording is empty. Please record again and speak after pressing Record.',
    );
  }
  const magic = latin1(bytes, 0, 4);
  if (magic === 'RIFF' && latin1(bytes, 8, 12) === 'WAVE') return 'wav';
  if (magic === 'OggS') return 'ogg';
  if (readUint32(bytes, 0) === EBML_MAGIC) return 'webm';
  if (latin1(bytes, 4, 8) === 'ftyp') return 'mp4';
  throw new EngineError(
    'audio-unsupported',
    'This file is not a recording this app can read. Please send WAV, or Opus in WebM, Ogg or MP4.',
  );
}

const EBML_MAGIC = 0x1a45dfa3;

function latin1(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end));
}

function readUint32(bytes: Uint8Array, offset: number): number {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(offset);
}
