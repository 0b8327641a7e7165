import { ServiceFailure } from '../resilience/service-failure.ts';

/** A minute of 48 kHz stereo, more than any phrase needs. */
const MAX_BYTES = 12 * 1024 * 1024;
const RIFF_HEADER_BYTES = 8;

/**
 * Corrects the lengths in a service's WAV file: services that stream write 0 or 0xFFFFFFFF there, which some players
 * take literally.
 *
 * @throws ServiceFailure 'invalid-answer' if it is not a WAV file with audio.
 */
export function wholeWav(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tag = (offset: number) => Buffer.from(bytes.subarray(offset, offset + 4)).toString('latin1');
  if (bytes.length > MAX_BYTES || bytes.length < 44 || tag(0) !== 'RIFF' || tag(8) !== 'WAVE') {
    throw new ServiceFailure('invalid-answer');
  }
  let offset = 12;
  while (offset + RIFF_HEADER_BYTES < bytes.length) {
    if (tag(offset) === 'data') {
      const soundBytes = bytes.length - offset - RIFF_HEADER_BYTES;
      const declared = view.getUint32(offset + 4, true);
      if (declared === 0 || declared > soundBytes) view.setUint32(offset + 4, soundBytes, true);
      view.setUint32(4, bytes.length - RIFF_HEADER_BYTES, true);
      return bytes;
    }
    const size = view.getUint32(offset + 4, true);
    offset += RIFF_HEADER_BYTES + size + (size & 1);
  }
  throw new ServiceFailure('invalid-answer');
}
