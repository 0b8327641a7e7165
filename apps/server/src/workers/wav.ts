import type { Pcm } from '@speak-it-now/engine';

const HEADER_BYTES = 44;
const BYTES_PER_SAMPLE = 2;
const FORMAT_PCM = 1;

/** A RIFF/WAVE file, mono, 16-bit PCM. Amplitudes beyond -1..1 are clipped. */
export function encodeWav({ samples, sampleRate }: Pcm): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(HEADER_BYTES + samples.length * BYTES_PER_SAMPLE);
  const view = new DataView(bytes.buffer);
  const ascii = (offset: number, text: string) => bytes.set(Buffer.from(text, 'latin1'), offset);
  ascii(0, 'RIFF');
  view.setUint32(4, bytes.byteLength - 8, true);
  ascii(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, FORMAT_PCM, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * BYTES_PER_SAMPLE, true);
  view.setUint16(32, BYTES_PER_SAMPLE, true);
  view.setUint16(34, BYTES_PER_SAMPLE * 8, true);
  ascii(36, 'data');
  view.setUint32(40, samples.length * BYTES_PER_SAMPLE, true);
  samples.forEach((sample, index) => {
    const clipped = Math.max(-1, Math.min(1, sample));
    view.setInt16(HEADER_BYTES + index * BYTES_PER_SAMPLE, Math.round(clipped * 32_767), true);
  });
  return bytes;
}
