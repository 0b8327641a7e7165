/** Writes WAV files and their marks; wav.ts reads the sound. */
import type { Pcm } from '../types.ts';

const HEADER_BYTES = 44;
const FORMAT_INTEGER = 1;
const FORMAT_FLOAT = 3;
const WAVE_ID = 0x57415645;
const CUE_ID = 0x63756520;
const DATA_ID = 0x64617461;

export interface WavLayout {
  readonly channels: number;
  readonly sampleRate: number;
  readonly bytesPerSample: number;
  readonly isFloat?: boolean;
}

/** A RIFF/WAVE file with `frames` silent samples in each channel, and the byte offset of the first one. */
export function emptyWav(frames: number, { channels, sampleRate, bytesPerSample, isFloat }: WavLayout) {
  const bytesPerFrame = channels * bytesPerSample;
  const bytes = new Uint8Array(HEADER_BYTES + frames * bytesPerFrame);
  const view = new DataView(bytes.buffer);
  const ascii = (offset: number, text: string) => {
    for (let index = 0; index < text.length; index += 1) bytes[offset + index] = text.charCodeAt(index);
  };
  ascii(0, 'RIFF');
  view.setUint32(4, bytes.byteLength - 8, true);
  ascii(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, isFloat ? FORMAT_FLOAT : FORMAT_INTEGER, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * bytesPerFrame, true);
  view.setUint16(32, bytesPerFrame, true);
  view.setUint16(34, bytesPerSample * 8, true);
  ascii(36, 'data');
  view.setUint32(40, frames * bytesPerFrame, true);
  return { bytes, view, samplesOffset: HEADER_BYTES };
}

/** A named moment of a sound. */
export interface Mark {
  readonly id: number;
  readonly atSeconds: number;
}

const CUE_POINT_BYTES = 24;

/** A RIFF/WAVE file, mono, 16-bit PCM. Amplitudes beyond -1..1 are clipped. Marks become cue points after the samples. */
export function encodeWav(
  { samples, sampleRate }: Pcm,
  marks: readonly Mark[] = [],
): Uint8Array<ArrayBuffer> {
  const { bytes, view, samplesOffset } = emptyWav(samples.length, {
    channels: 1,
    sampleRate,
    bytesPerSample: 2,
  });
  samples.forEach((sample, index) => {
    const clipped = Math.max(-1, Math.min(1, sample));
    view.setInt16(samplesOffset + index * 2, Math.round(clipped * 32_767), true);
  });
  return marks.length === 0 ? bytes : withCuePoints(bytes, sampleRate, marks);
}

function withCuePoints(
  wav: Uint8Array<ArrayBuffer>,
  sampleRate: number,
  marks: readonly Mark[],
): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(wav.byteLength + 12 + marks.length * CUE_POINT_BYTES);
  bytes.set(wav);
  const view = new DataView(bytes.buffer);
  view.setUint32(4, bytes.byteLength - 8, true);
  view.setUint32(wav.byteLength, CUE_ID, false);
  view.setUint32(wav.byteLength + 4, 4 + marks.length * CUE_POINT_BYTES, true);
  view.setUint32(wav.byteLength + 8, marks.length, true);
  marks.forEach(({ id, atSeconds }, index) => {
    const at = wav.byteLength + 12 + index * CUE_POINT_BYTES;
    const frame = Math.round(atSeconds * sampleRate);
    view.setUint32(at, id, true);
    view.setUint32(at + 4, frame, true);
    view.setUint32(at + 8, DATA_ID, false);
    view.setUint32(at + 20, frame, true);
  });
  return bytes;
}

/** The cue points of a WAV file in time order; none if it has no such chunk or is no WAV file. */
export function readMarks(wav: ArrayBuffer): Mark[] {
  const view = new DataView(wav);
  if (wav.byteLength < HEADER_BYTES || view.getUint32(8, false) !== WAVE_ID) return [];
  const sampleRate = view.getUint32(24, true);
  for (let at = 12; at + 12 <= wav.byteLength; ) {
    const size = view.getUint32(at + 4, true);
    if (view.getUint32(at, false) === CUE_ID) {
      const fitting = Math.floor((wav.byteLength - at - 12) / CUE_POINT_BYTES);
      const count = Math.min(view.getUint32(at + 8, true), fitting);
      return Array.from({ length: count }, (_, index) => {
        const point = at + 12 + index * CUE_POINT_BYTES;
        return { id: view.getUint32(point, true), atSeconds: view.getUint32(point + 20, true) / sampleRate };
      });
    }
    at += 8 + size + (size & 1);
  }
  return [];
}

/** The same with 32-bit float samples, which keep every amplitude as it is. */
export function encodeFloatWav({ samples, sampleRate }: Pcm): Uint8Array<ArrayBuffer> {
  const { bytes, view, samplesOffset } = emptyWav(samples.length, {
    channels: 1,
    sampleRate,
    bytesPerSample: 4,
    isFloat: true,
  });
  samples.forEach((sample, index) => {
    view.setFloat32(samplesOffset + index * 4, sample, true);
  });
  return bytes;
}
