const HEADER_BYTES = 44;
const BYTES_PER_SAMPLE = 2;

/** RIFF/WAVE with one channel of 16-bit integers. `samples` are amplitudes from -1 to 1; what lies beyond is cut off. */
export function encodeWav(samples: Float32Array, sampleRate: number): Blob {
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + samples.length * BYTES_PER_SAMPLE));
  const ascii = (offset: number, text: string) => {
    for (let index = 0; index < text.length; index += 1)
      view.setUint8(offset + index, text.charCodeAt(index));
  };
  ascii(0, 'RIFF');
  view.setUint32(4, view.byteLength - 8, true);
  ascii(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * BYTES_PER_SAMPLE, true);
  view.setUint16(32, BYTES_PER_SAMPLE, true);
  view.setUint16(34, 8 * BYTES_PER_SAMPLE, true);
  ascii(36, 'data');
  view.setUint32(40, samples.length * BYTES_PER_SAMPLE, true);
  samples.forEach((sample, index) => {
    const bounded = Math.max(-1, Math.min(1, sample));
    view.setInt16(HEADER_BYTES + index * BYTES_PER_SAMPLE, Math.round(bounded * 32_767), true);
  });
  return new Blob([view.buffer], { type: 'audio/wav' });
}
