/** Writes WAV files; wav.ts reads them. */
import type { Pcm } from '../types.ts';

const HEADER_BYTES = 44;
const FORMAT_INTEGER = 1;
const FORMAT_FLOAT = 3;

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

/** A RIFF/WAVE file, mono, 16-bit PCM. Amplitudes beyond -1..1 are clipped. */
export function encodeWav({ samples, sampleRate }: Pcm): Uint8Array<ArrayBuffer> {
  const { bytes, view, samplesOffset } = emptyWav(samples.length, {
    channels: 1,
    sampleRate,
    bytesPerSample: 2,
  });
  samples.forEach((sample, index) => {
    const clipped = Math.max(-1, Math.min(1, sample));
    view.setInt16(samplesOffset + index * 2, Math.round(clipped * 32_767), true);
  });
  return bytes;
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
