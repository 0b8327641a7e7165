import { speak, toOpus, toWav } from '@speak-it-now/engine/testing';
import { HOSTILE_RECORDINGS, oggOfChannels } from '@speak-it-now/engine/testing/hostile';

type Random = (below: number) => number;
type Mutation = (file: Uint8Array<ArrayBuffer>, random: Random) => Uint8Array<ArrayBuffer>;

/** The first bytes hold the structure of a container, so changes there do more than changes in the sound. */
const HEAD_BYTES = 400;
/**
 * One recording in this many is built around a crafted file. Crafted files are rare because they have millions of
 * bytes.
 */
const CRAFTED_EVERY = 100;
const EXTREME_BYTES = [0, 1, 0x7f, 0x80, 0xff];

const join = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const span = (file: Uint8Array, random: Random) => {
  const start = random(file.length);
  return [start, start + 1 + random(Math.min(2000, file.length - start))] as const;
};
const changeBytes = (
  file: Uint8Array<ArrayBuffer>,
  count: number,
  place: () => number,
  byte: () => number,
) => {
  for (let i = 0; i < count; i++) file[place()] = byte();
  return file;
};

const MUTATIONS: readonly Mutation[] = [
  (file, random) =>
    changeBytes(
      file,
      1 + random(12),
      () => random(Math.min(HEAD_BYTES, file.length)),
      () => random(256),
    ),
  (file, random) =>
    changeBytes(
      file,
      1 + random(60),
      () => random(file.length),
      () => random(256),
    ),
  (file, random) =>
    changeBytes(
      file,
      1 + random(4),
      () => random(Math.min(HEAD_BYTES, file.length)),
      () => EXTREME_BYTES[random(EXTREME_BYTES.length)]!,
    ),
  // Sets a length or a count to zero or to its largest value.
  (file, random) => {
    const start = random(Math.min(2 * HEAD_BYTES, file.length - 8));
    return file.fill(random(2) * 0xff, start, start + [2, 4, 8][random(3)]!);
  },
  (file, random) => file.slice(0, random(file.length)),
  (file, random) => file.slice(random(file.length)),
  (file, random) => {
    const [start, end] = span(file, random);
    return join(file.subarray(0, start), file.subarray(end));
  },
  (file, random) => {
    const [start, end] = span(file, random);
    return join(
      file.subarray(0, end),
      ...new Array<Uint8Array>(1 + random(200)).fill(file.subarray(start, end)),
      file.subarray(end),
    );
  },
  (file, random) => {
    const [start, end] = span(file, random);
    return join(file.subarray(end), file.subarray(start, end), file.subarray(0, start));
  },
];

/**
 * Recordings of all formats, changed at random, and some crafted ones. The same seed makes the same recordings.
 */
export async function* mutatedRecordings(
  count: number,
  seed: number,
): AsyncIterable<Uint8Array<ArrayBuffer>> {
  const speech = await speak('Good morning.', 'en');
  const originals = [
    ...(['u8', 's16', 's24', 'f32'] as const).map((format) => toWav(speech, format)),
    ...(await Promise.all(
      (['webm', 'ogg', 'mp4', 'mkv'] as const).map((container) => toOpus(speech, container)),
    )),
  ];
  const crafted = Object.values(HOSTILE_RECORDINGS);
  const random = randomFrom(seed);
  const pick = <T>(choices: readonly T[]) => choices[random(choices.length)]!;
  for (let i = 1; i <= count; i++) {
    if (i % 50 === 0 && i % CRAFTED_EVERY !== 0) {
      yield new Uint8Array(oggOfChannels(random(256), random(256)));
      continue;
    }
    let file = new Uint8Array(i % CRAFTED_EVERY === 0 ? pick(crafted)() : pick(originals));
    // The beginning of one format and the rest of another.
    if (random(12) === 0) file = join(pick(originals).subarray(0, random(HEAD_BYTES)), file);
    for (let changes = 1 + random(3); changes > 0 && file.length > 16; changes--)
      file = pick(MUTATIONS)(file, random);
    yield file.slice(0, MAX_BYTES);
  }
}

/** The server refuses larger uploads before it reads them. */
const MAX_BYTES = 5 * 1024 * 1024;

/** Whole numbers from 0 to below the given one (mulberry32). */
function randomFrom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
