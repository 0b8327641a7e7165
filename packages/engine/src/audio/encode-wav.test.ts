import { describe, expect, it } from 'vitest';
import { decodeAudio } from './decode.ts';
import { encodeWav, readMarks } from './encode-wav.ts';

const SOUND = { samples: new Float32Array(16_000).fill(0.25), sampleRate: 16_000 };
const MARKS = [
  { id: 0, atSeconds: 0 },
  { id: 2, atSeconds: 0.5 },
];

describe('marks of a WAV file', () => {
  it('are read back, and change nothing about the sound', async () => {
    const wav = encodeWav(SOUND, MARKS);
    expect(readMarks(wav.buffer)).toEqual(MARKS);
    expect(await decodeAudio(wav)).toEqual(await decodeAudio(encodeWav(SOUND)));
    expect(new DataView(wav.buffer).getUint32(4, true)).toBe(wav.byteLength - 8);
  });

  it('are none in a file without them, a damaged one or another file', () => {
    expect(readMarks(encodeWav(SOUND).buffer)).toEqual([]);
    expect(readMarks(new Uint8Array(100).buffer)).toEqual([]);
    expect(readMarks(new ArrayBuffer(3))).toEqual([]);
    const cut = encodeWav(SOUND, MARKS).slice(0, -24);
    expect(readMarks(cut.buffer)).toEqual(MARKS.slice(0, 1));
  });
});
