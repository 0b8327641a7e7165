/** Recordings that no recorder makes: small files that keep a decoder busy if it trusts their structure. */

const text = (characters: string) => new TextEncoder().encode(characters);

function uint(value: number, byteCount: number): Uint8Array {
  return Uint8Array.from(
    { length: byteCount },
    (_, i) => Math.floor(value / 256 ** (byteCount - 1 - i)) % 256,
  );
}

function uintLittleEndian(value: number, byteCount: number): Uint8Array {
  return uint(value, byteCount).reverse();
}

export function concatenate(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}

const repeat = (part: Uint8Array, count: number) => concatenate(new Array<Uint8Array>(count).fill(part));

/** A packet of 20 ms of silence. */
const PACKET = Uint8Array.of(0xf8, 0xff, 0xfe);
export const opusHead = (channels = 1, mappingFamily = 0) =>
  concatenate([
    text('OpusHead'),
    Uint8Array.of(1, channels),
    uintLittleEndian(312, 2),
    uintLittleEndian(48_000, 4),
    Uint8Array.of(0, 0, mappingFamily),
  ]);

interface OggPage {
  readonly flags: number;
  readonly serial: number;
  readonly page: number;
  readonly granule?: number;
  readonly packets: readonly Uint8Array[];
}

function oggPage({ flags, serial, page, granule = 0, packets }: OggPage): Uint8Array {
  const header = concatenate([
    text('OggS'),
    Uint8Array.of(0, flags),
    uintLittleEndian(granule, 8),
    uintLittleEndian(serial, 4),
    uintLittleEndian(page, 4),
    new Uint8Array(4),
    Uint8Array.of(packets.length, ...packets.map((packet) => packet.length)),
  ]);
  const bytes = concatenate([header, ...packets]);
  bytes.set(uintLittleEndian(oggChecksum(bytes), 4), 22);
  return bytes;
}

function oggChecksum(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 24;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x80000000 ? (crc << 1) ^ 0x04c11db7 : crc << 1;
  }
  return crc >>> 0;
}

const FIRST_PAGE = 2;
const oggTags = concatenate([text('OpusTags'), new Uint8Array(8)]);
const oggStart = (channels = 1, mappingFamily = 0) => [
  oggPage({ flags: FIRST_PAGE, serial: 1, page: 0, packets: [opusHead(channels, mappingFamily)] }),
  oggPage({ flags: 0, serial: 1, page: 1, packets: [oggTags] }),
];

/** Ogg of four seconds whose Opus header names these channels. */
export const oggOfChannels = (channels: number, mappingFamily: number) =>
  concatenate([
    ...oggStart(channels, mappingFamily),
    oggPage({ flags: 4, serial: 1, page: 2, granule: 200 * 960, packets: new Array(200).fill(PACKET) }),
    oggPage({ flags: 6, serial: 2, page: 0, packets: [new Uint8Array(250)] }),
  ]);

/** An EBML element; 'open' gives it the unknown size that live recorders write. */
function element(id: number, body: Uint8Array | 'open'): Uint8Array {
  const name = uint(id, Math.ceil((32 - Math.clz32(id)) / 8));
  if (body === 'open') return concatenate([name, Uint8Array.of(0x01, 255, 255, 255, 255, 255, 255, 255)]);
  return concatenate([name, uint(0x10000000 + body.length, 4), body]);
}

const CLUSTER = 0x1f43b675;
const timestamp = (milliseconds: number) => element(0xe7, uint(milliseconds, 4));
const simpleBlock = (milliseconds: number, packet: Uint8Array) =>
  element(0xa3, concatenate([Uint8Array.of(0x81), uint(milliseconds, 2), Uint8Array.of(0x80), packet]));

/** WebM of one Opus track with whatever follows its header. */
function webm(clusters: Uint8Array): Uint8Array {
  const track = concatenate([
    element(0xd7, Uint8Array.of(1)),
    element(0x73c5, Uint8Array.of(1)),
    element(0x83, Uint8Array.of(2)),
    element(0x86, text('A_OPUS')),
    element(0x63a2, opusHead()),
    element(0xe1, concatenate([element(0x9f, Uint8Array.of(1))])),
  ]);
  return concatenate([
    element(0x1a45dfa3, element(0x4282, text('webm'))),
    element(0x18538067, 'open'),
    element(0x1549a966, element(0x2ad7b1, uint(1_000_000, 4))),
    element(0x1654ae6b, element(0xae, track)),
    clusters,
  ]);
}

function box(name: string, ...parts: readonly Uint8Array[]): Uint8Array {
  const body = concatenate(parts);
  return concatenate([uint(body.length + 8, 4), text(name), body]);
}
const fullBox = (name: string, ...parts: readonly Uint8Array[]) => box(name, new Uint8Array(4), ...parts);

interface SampleTable {
  readonly sizes: Uint8Array;
  readonly times: Uint8Array;
  readonly chunks?: Uint8Array;
}

/** MP4 of one Opus track with the given tables. */
function mp4({ sizes, times, chunks }: SampleTable): Uint8Array {
  const sampleEntry = box(
    'Opus',
    new Uint8Array(6),
    uint(1, 2),
    new Uint8Array(8),
    uint(1, 2),
    uint(16, 2),
    new Uint8Array(4),
    uint(48_000 * 65_536, 4),
    box('dOps', Uint8Array.of(0, 1), uint(312, 2), uint(48_000, 4), new Uint8Array(3)),
  );
  const tables = box(
    'stbl',
    fullBox('stsd', uint(1, 4), sampleEntry),
    times,
    chunks ?? fullBox('stsc', uint(1, 4), uint(1, 4), uint(1, 4), uint(1, 4)),
    sizes,
    fullBox('stco', uint(1, 4), uint(40, 4)),
  );
  const media = box(
    'mdia',
    fullBox('mdhd', new Uint8Array(8), uint(48_000, 4), uint(48_000, 4), uint(0x55c40000, 4)),
    fullBox('hdlr', new Uint8Array(4), text('soun'), new Uint8Array(13)),
    box('minf', tables),
  );
  const track = box('trak', fullBox('tkhd', new Uint8Array(8), uint(1, 4), new Uint8Array(68)), media);
  const movie = fullBox('mvhd', new Uint8Array(8), uint(1000, 4), uint(1000, 4), new Uint8Array(80));
  return concatenate([
    box('ftyp', text('isom'), new Uint8Array(4)),
    box('mdat', repeat(PACKET, 400)),
    box('moov', movie, track),
  ]);
}

const oneSize = fullBox('stsz', uint(3, 4), uint(50, 4));
const oneTime = fullBox('stts', uint(1, 4), uint(50, 4), uint(960, 4));
const oneTrackHeader = element(
  0xae,
  concatenate([element(0xd7, Uint8Array.of(1)), element(0x83, Uint8Array.of(2))]),
);

/** Each of these kept a scoring thread busy for seconds, or exceeds another limit. */
export const HOSTILE_RECORDINGS: Readonly<Record<string, () => Uint8Array>> = {
  'Ogg of 100,000 first pages': () =>
    concatenate(
      Array.from({ length: 100_000 }, (_, serial) =>
        oggPage({ flags: FIRST_PAGE, serial, page: 0, packets: [opusHead()] }),
      ),
    ),
  'Ogg of 90,000 pages': () =>
    concatenate([
      ...oggStart(),
      ...Array.from({ length: 90_000 }, (_, i) =>
        oggPage({ flags: 0, serial: 1, page: i + 2, granule: i, packets: [PACKET] }),
      ),
    ]),
  'Ogg of a million packets of no bytes': () => {
    const none = new Array<Uint8Array>(255).fill(new Uint8Array());
    const pages = Array.from({ length: 4000 }, (_, i) =>
      oggPage({ flags: 0, serial: 1, page: i + 2, packets: none }),
    );
    return concatenate([...oggStart(), ...pages]);
  },
  'WebM of 500,000 packets without duration': () =>
    webm(element(CLUSTER, concatenate([timestamp(0), repeat(simpleBlock(0, Uint8Array.of(0xfb)), 500_000)]))),
  'WebM of 500,000 packets of no bytes': () =>
    webm(element(CLUSTER, concatenate([timestamp(0), repeat(simpleBlock(0, new Uint8Array()), 500_000)]))),
  'WebM of laced packets': () => {
    const laced = concatenate([Uint8Array.of(0x81, 0, 0, 0x84, 255), new Uint8Array(256)]);
    return webm(element(CLUSTER, concatenate([timestamp(0), repeat(element(0xa3, laced), 15_000)])));
  },
  'WebM of nested clusters of unknown size': () => webm(repeat(element(CLUSTER, 'open'), 300_000)),
  'WebM of 100,000 tracks': () =>
    concatenate([
      element(0x1a45dfa3, element(0x4282, text('webm'))),
      element(0x18538067, 'open'),
      element(0x1654ae6b, repeat(oneTrackHeader, 100_000)),
    ]),
  'WebM of a list of tags': () =>
    webm(element(0x1254c367, repeat(element(0x7373, element(0x67c8, new Uint8Array())), 300_000))),
  // The demuxer searches for an element that it knows, and never ends if none follows.
  'WebM that ends with an unknown element': () =>
    webm(concatenate([element(CLUSTER, timestamp(0)), element(0xc0, new Uint8Array(40))])),
  'WebM of empty elements': () => webm(repeat(element(0xec, new Uint8Array()), 900_000)),
  'MP4 of a million samples of no bytes': () =>
    mp4({
      sizes: fullBox('stsz', uint(0, 4), uint(1_000_000, 4), new Uint8Array(4_000_000)),
      times: oneTime,
    }),
  'MP4 of four thousand million samples in stsz': () =>
    mp4({ sizes: fullBox('stsz', uint(1, 4), uint(0xffffffff, 4)), times: oneTime }),
  'MP4 of four thousand million samples in stts': () =>
    mp4({ sizes: oneSize, times: fullBox('stts', uint(1, 4), uint(0xffffffff, 4), uint(0, 4)) }),
  'MP4 of a chunk of four thousand million samples': () =>
    mp4({
      sizes: oneSize,
      times: oneTime,
      chunks: fullBox('stsc', uint(1, 4), uint(1, 4), uint(0xffffffff, 4), uint(1, 4)),
    }),
  'MP4 of 500,000 boxes': () =>
    concatenate([mp4({ sizes: oneSize, times: oneTime }), repeat(box('free'), 500_000)]),
  'MP4 of 100,000 tracks': () =>
    concatenate([box('ftyp', text('isom'), new Uint8Array(4)), box('moov', repeat(box('trak'), 100_000))]),
};
