import { EngineError } from '../types.ts';

export type Container = 'wav' | 'webm' | 'ogg' | 'mp4';

/**
 * Names the container from its first bytes; file names and content types are never trusted.
 * Throws EngineError 'audio-damaged' when there is nothing to read and 'audio-unsupported' for anything else.
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

/**
 * True when the file ends inside one of its own elements. Demuxers drop such a tail without a word, which
 * would score half a sentence; sizes in the container tell.
 */
export function isTruncated(bytes: Uint8Array, container: Exclude<Container, 'wav'>): boolean {
  if (container === 'webm') return isWebmTruncated(bytes);
  if (container === 'ogg') return isOggTruncated(bytes);
  return isMp4Truncated(bytes);
}

const EBML_MAGIC = 0x1a45dfa3;
/** Segment and Cluster: the two elements live recorders write without a size, so their children are walked. */
const EBML_CONTAINERS = new Set([0x18538067, 0x1f43b675]);

function isWebmTruncated(bytes: Uint8Array): boolean {
  let offset = 0;
  while (offset < bytes.length) {
    const id = readVint(bytes, offset, false);
    const size = id && readVint(bytes, offset + id.length, true);
    if (!size || id.value === undefined) return true;
    const body = offset + id.length + size.length;
    if (EBML_CONTAINERS.has(id.value)) {
      if (size.value !== undefined && body + size.value > bytes.length) return true;
      offset = body;
    } else {
      if (size.value === undefined || body + size.value > bytes.length) return true;
      offset = body + size.value;
    }
  }
  return false;
}

/** EBML variable-length integer (RFC 8794, section 4); a size of all ones means "unknown". */
function readVint(
  bytes: Uint8Array,
  offset: number,
  isSize: boolean,
): { value: number | undefined; length: number } | undefined {
  const first = bytes[offset];
  if (first === undefined || first === 0) return undefined;
  const length = Math.clz32(first) - 23;
  if (offset + length > bytes.length) return undefined;
  let value = isSize ? first & (0xff >> length) : first;
  let allOnes = isSize && value === 0xff >> length;
  for (let i = 1; i < length; i++) {
    const byte = bytes[offset + i] ?? 0;
    allOnes &&= byte === 0xff;
    value = value * 256 + byte;
  }
  return allOnes ? { value: undefined, length } : { value, length };
}

/** Ogg pages (RFC 3533, section 6): each must be whole and the page numbers of a stream without a gap. */
function isOggTruncated(bytes: Uint8Array): boolean {
  const nextPage = new Map<number, number>();
  let offset = 0;
  while (offset < bytes.length) {
    if (latin1(bytes, offset, offset + 4) !== 'OggS' || offset + 27 > bytes.length) return true;
    const segments = bytes[offset + 26] ?? 0;
    const header = 27 + segments;
    let body = 0;
    for (let i = 0; i < segments; i++) body += bytes[offset + 27 + i] ?? 0;
    if (offset + header + body > bytes.length) return true;
    const serial = readUint32(bytes, offset + 14);
    const page = readUint32LittleEndian(bytes, offset + 18);
    const expected = nextPage.get(serial);
    if (expected !== undefined && page !== expected) return true;
    nextPage.set(serial, page + 1);
    offset += header + body;
  }
  return false;
}

/** ISO base media boxes (ISO/IEC 14496-12, section 4.2): size 0 runs to the end, size 1 has 64 bits. */
function isMp4Truncated(bytes: Uint8Array): boolean {
  let offset = 0;
  while (offset < bytes.length) {
    if (offset + 8 > bytes.length) return true;
    let size = readUint32(bytes, offset);
    if (size === 0) return false;
    if (size === 1) size = readUint32(bytes, offset + 8) * 2 ** 32 + readUint32(bytes, offset + 12);
    if (size < 8 || offset + size > bytes.length) return true;
    offset += size;
  }
  return false;
}

function latin1(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end));
}

function readUint32(bytes: Uint8Array, offset: number): number {
  return readUint32LittleEndian(Uint8Array.from(bytes.subarray(offset, offset + 4)).reverse(), 0);
}

function readUint32LittleEndian(bytes: Uint8Array, offset: number): number {
  let value = 0;
  for (let i = 3; i >= 0; i--) value = value * 256 + (bytes[offset + i] ?? 0);
  return value;
}
