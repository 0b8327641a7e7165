import { encodeWav } from '@speak-it-now/engine/wav';

/** A mono WAV file with 16-bit integers. `samples` are amplitudes from -1 to 1; values beyond are clipped. */
export const wavBlob = (samples: Float32Array, sampleRate: number): Blob =>
  new Blob([encodeWav({ samples, sampleRate })], { type: 'audio/wav' });
