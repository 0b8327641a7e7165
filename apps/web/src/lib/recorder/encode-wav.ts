import { encodeWav } from '@speak-it-now/engine/wav';

/** One channel of 16-bit integers as a WAV file. `samples` are amplitudes from -1 to 1; what lies beyond is cut off. */
export const wavBlob = (samples: Float32Array, sampleRate: number): Blob =>
  new Blob([encodeWav({ samples, sampleRate })], { type: 'audio/wav' });
