/** Refuses files whose structure would keep a demuxer busy, or that are cut off. */
import { EngineError } from '../types.ts';
import type { Container } from './container.ts';

/** Thirty seconds of the shortest packets that Opus has, 2.5 ms. */
const MAX_PACKETS = 12_000;
/** A recorder writes one; phones add a video track, other programs subtitles. */
const MAX_TRACKS = 16;
/** Clusters of WebM: recorders start one for each chunk that they emit, which is at least 20 ms long. */
const MAX_CLUSTERS = 1600;
/** Elements of WebM and boxes of MP4; enough even if each packet has its own group or fragment. */
const MAX_ELEMENTS = 60_000;
/** For each kind of metadata (index, tags, attachments), which a demuxer reads although it contains no sound. */
const MAX_METADATA_BYTES = 256 * 1024;

/**
 * Checks a file's structure before a demuxer reads it. A demuxer trusts the counts in a file, so a few bytes could keep
 * it busy for minutes. It also accepts a file that is cut off, so half a sentence would be scored.
 *
 * Throws EngineError 'audio-damaged' if the file ends inside one of its parts, or has parts in the wrong place or more
 * parts than 30 seconds of sound need.
 */
export function checkStructure(bytes: Uint8Array, container: Exclude<Container, 'wav'>): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (container === 'webm') checkWebm(view);
  else if (container === 'ogg') checkOgg(view);
  else checkMp4(view);
}

/** Counts parts by their kind. */
class Parts {
  readonly #counts = new Map<string | number, number>();

  add(kind: string | number, count: number, limit: number): void {
    const total = (this.#counts.get(kind) ?? 0) + count;
    if (total > limit) throw tooManyParts();
    this.#counts.set(kind, total);
  }
}

const EBML = {
  header: 0x1a45dfa3,
  void: 0xec,
  segment: 0x18538067,
  cluster: 0x1f43b675,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  blockGroup: 0xa0,
  block: 0xa1,
  simpleBlock: 0xa3,
  info: 0x1549a966,
  seekHead: 0x114d9b74,
  cues: 0x1c53bb6b,
  tags: 0x1254c367,
  chapters: 0x1043a770,
  attachments: 0x1941a469,
};
/** The elements that live recorders write without a size. */
const EBML_OPEN = new Set([EBML.segment, EBML.cluster]);
/** Children of a segment. At anything else there, the demuxer searches for one of these, and may search forever. */
const EBML_IN_SEGMENT = new Set([
  EBML.seekHead,
  EBML.info,
  EBML.cluster,
  EBML.tracks,
  EBML.cues,
  EBML.attachments,
  EBML.chapters,
  EBML.tags,
  EBML.void,
]);
/** Elements whose children are walked too. */
const EBML_PARENTS = new Set([EBML.segment, EBML.cluster, EBML.tracks, EBML.blockGroup]);
const EBML_METADATA = new Set([
  EBML.info,
  EBML.trackEntry,
  EBML.seekHead,
  EBML.cues,
  EBML.tags,
  EBML.chapters,
  EBML.attachments,
]);

interface EbmlParent {
  readonly id: number;
  /** The end of its own parent, or infinity, if it has no size. */
  readonly end: number;
  readonly isOpen: boolean;
}

function checkWebm(view: DataView): void {
  const parts = new Parts();
  const parents: EbmlParent[] = [];
  let offset = 0;
  while (offset < view.byteLength) {
    const id = readVint(view, offset, false);
    const size = id && readVint(view, offset + id.length, true);
    if (!size || id.value === undefined) throw damaged();
    const body = offset + id.length + size.length;
    const isOpen = size.value === undefined && EBML_OPEN.has(id.value);
    const end = isOpen ? body : body + (size.value ?? Number.POSITIVE_INFINITY);
    if (end > view.byteLength) throw damaged();
    const parent = parentOf(id.value, offset, parents);
    const parentEnd = parent?.end ?? Number.POSITIVE_INFINITY;
    if (end > parentEnd || !isInPlace(id.value, offset, parent)) throw misplacedParts();
    if (EBML_PARENTS.has(id.value)) parents.push({ id: id.value, end: isOpen ? parentEnd : end, isOpen });
    parts.add('elements', 1, MAX_ELEMENTS);
    if (id.value === EBML.segment) parts.add('segments', 1, 1);
    if (id.value === EBML.cluster) parts.add('clusters', 1, MAX_CLUSTERS);
    if (id.value === EBML.trackEntry) parts.add('tracks', 1, MAX_TRACKS);
    if (EBML_METADATA.has(id.value)) parts.add(id.value, end - body, MAX_METADATA_BYTES);
    if (id.value === EBML.simpleBlock || id.value === EBML.block) {
      parts.add('packets', packetsOfBlock(view, body, end), MAX_PACKETS);
    }
    offset = EBML_PARENTS.has(id.value) ? body : end;
  }
}

/** Removes the parents that end before this element, and returns the innermost of the others. */
function parentOf(id: number, offset: number, parents: EbmlParent[]): EbmlParent | undefined {
  let last = parents.at(-1);
  while (last && (last.end <= offset || (last.isOpen && last.id === EBML.cluster && endsCluster(id)))) {
    parents.pop();
    last = parents.at(-1);
  }
  return last;
}

/** A cluster without a size ends at the next element of the segment. */
const endsCluster = (id: number) =>
  id === EBML.header || id === EBML.segment || (id !== EBML.void && EBML_IN_SEGMENT.has(id));

function isInPlace(id: number, offset: number, parent: EbmlParent | undefined): boolean {
  if (parent) return parent.id !== EBML.segment || EBML_IN_SEGMENT.has(id);
  return id === EBML.header ? offset === 0 : id === EBML.segment || EBML_IN_SEGMENT.has(id);
}

/** The packets of a block: one, or with lacing (RFC 9559, section 10) as many as the byte after its header says. */
function packetsOfBlock(view: DataView, body: number, end: number): number {
  const track = readVint(view, body, true);
  const flags = body + (track?.length ?? 1) + 2;
  const isLaced = flags + 1 < end && (view.getUint8(flags) & 0x06) !== 0;
  return isLaced ? view.getUint8(flags + 1) + 1 : 1;
}

/** EBML variable-length integer (RFC 8794, section 4); a size of all ones means "unknown". */
function readVint(
  view: DataView,
  offset: number,
  isSize: boolean,
): { value: number | undefined; length: number } | undefined {
  const first = offset < view.byteLength ? view.getUint8(offset) : 0;
  if (first === 0) return undefined;
  const length = Math.clz32(first) - 23;
  if (offset + length > view.byteLength) return undefined;
  let value = isSize ? first & (0xff >> length) : first;
  let allOnes = isSize && value === 0xff >> length;
  for (let i = 1; i < length; i++) {
    const byte = view.getUint8(offset + i);
    allOnes &&= byte === 0xff;
    value = value * 256 + byte;
  }
  return allOnes ? { value: undefined, length } : { value, length };
}

const OGG_MAGIC = 0x4f676753; // "OggS"

/** Ogg pages (RFC 3533, section 6): each must be complete, and the page numbers of a stream must have no gap. */
function checkOgg(view: DataView): void {
  const parts = new Parts();
  const nextPage = new Map<number, number>();
  let offset = 0;
  while (offset < view.byteLength) {
    if (offset + 27 > view.byteLength || view.getUint32(offset) !== OGG_MAGIC) throw damaged();
    const segments = view.getUint8(offset + 26);
    const table = offset + 27;
    if (table + segments > view.byteLength) throw damaged();
    let bodyBytes = 0;
    let packets = 0;
    for (let i = 0; i < segments; i++) {
      const lacing = view.getUint8(table + i);
      bodyBytes += lacing;
      // Only the last segment of a packet is shorter than 255 bytes.
      if (lacing < 255) packets++;
    }
    const end = table + segments + bodyBytes;
    if (end > view.byteLength) throw damaged();
    parts.add('pages', 1, MAX_PACKETS);
    parts.add('packets', packets, MAX_PACKETS);
    const serial = view.getUint32(offset + 14, true);
    const page = view.getUint32(offset + 18, true);
    const expected = nextPage.get(serial);
    if (expected === undefined) parts.add('tracks', 1, MAX_TRACKS);
    else if (page !== expected) throw damaged();
    nextPage.set(serial, page + 1);
    offset = end;
  }
}

const MP4_PARENTS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'edts', 'mvex', 'moof', 'traf', 'mfra']);
const MP4_METADATA = new Set([
  'udta',
  'meta',
  'stsd',
  'pssh',
  'elst',
  'hdlr',
  'senc',
  'saiz',
  'saio',
  'keys',
]);
/** Tables whose number of entries is 4 bytes into the box, after version and flags. */
const MP4_TABLES = new Set(['stsc', 'stco', 'co64', 'stss', 'trun']);

/** ISO base media boxes (ISO/IEC 14496-12, section 4.2): size 0 means up to the end, size 1 that 64 bits follow. */
function checkMp4(view: DataView): void {
  const parts = new Parts();
  let offset = 0;
  while (offset < view.byteLength) {
    if (offset + 8 > view.byteLength) throw damaged();
    const name = boxName(view, offset + 4);
    let size = view.getUint32(offset);
    let body = offset + 8;
    if (size === 0) size = view.byteLength - offset;
    if (size === 1) {
      if (offset + 16 > view.byteLength) throw damaged();
      size = Number(view.getBigUint64(offset + 8));
      body += 8;
    }
    const end = offset + size;
    if (end < body || end > view.byteLength) throw damaged();
    parts.add('boxes', 1, MAX_ELEMENTS);
    if (name === 'trak' || name === 'traf') parts.add(name, 1, name === 'trak' ? MAX_TRACKS : MAX_PACKETS);
    if (MP4_METADATA.has(name)) parts.add(name, end - body, MAX_METADATA_BYTES);
    countTable(new DataView(view.buffer, view.byteOffset + body, end - body), name, parts);
    offset = MP4_PARENTS.has(name) ? body : end;
  }
}

/** Counts what a table describes: a few bytes are enough to claim any number of samples. */
function countTable(table: DataView, name: string, parts: Parts): void {
  const uint32 = (offset: number) => {
    if (offset + 4 > table.byteLength) throw damaged();
    return table.getUint32(offset);
  };
  if (MP4_TABLES.has(name)) parts.add(name, uint32(4), MAX_PACKETS);
  if (name === 'stsz' || name === 'stz2') parts.add(name, uint32(8), MAX_PACKETS);
  if (name === 'tfra') parts.add(name, uint32(12), MAX_PACKETS);
  if (name === 'stsc') {
    const chunks = uint32(4);
    for (let i = 0; i < chunks; i++) parts.add('samples of chunks', uint32(12 + i * 12), MAX_PACKETS);
  }
  if (name === 'stts' || name === 'ctts') {
    const runs = uint32(4);
    parts.add(`runs of ${name}`, runs, MAX_PACKETS);
    for (let i = 0; i < runs; i++) parts.add(name, uint32(8 + i * 8), MAX_PACKETS);
  }
}

function boxName(view: DataView, offset: number): string {
  return String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + offset, 4));
}

function tooManyParts(): EngineError {
  return new EngineError(
    'audio-damaged',
    'The recording has more parts than 30 seconds of sound can have. Please record again.',
  );
}

function misplacedParts(): EngineError {
  return new EngineError('audio-damaged', 'The recording has parts in the wrong place. Please record again.');
}

export function damaged(cause?: unknown): EngineError {
  return new EngineError(
    'audio-damaged',
    'The recording is cut off or damaged. Please record again and keep the page open until it is sent.',
    { cause },
  );
}
