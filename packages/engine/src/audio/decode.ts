import type { Pcm } from '../types.ts';
import { sniffContainer } from './container.ts';
import { requireDuration } from './limits.ts';
import { decodeOpus } from './opus.ts';
import { resample } from './resample.ts';
import { decodeWav } from './wav.ts';

/** The rate the acoustic model hears. */
export const MODEL_SAMPLE_RATE = 16_000;

/**
 * A recording as uploaded to mono PCM at 16 kHz; time 0 is the file's first audible sample.
 *
 * Throws EngineError 'audio-unsupported', 'audio-damaged', 'audio-too-long' or 'audio-too-short', each with a
 * sentence for the learner.
 */
export async function decodeAudio(bytes: Uint8Array): Promise<Pcm> {
  const container = sniffContainer(bytes);
  const pcm = container === 'wav' ? decodeWav(bytes) : await decodeOpus(bytes, container);
  requireDuration(pcm.samples.length / pcm.sampleRate);
  return resample(pcm, MODEL_SAMPLE_RATE);
}
