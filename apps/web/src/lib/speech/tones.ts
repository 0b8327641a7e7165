import { wavBlob } from '../recorder/encode-wav.ts';
import { playElement, recordingElement } from './media-elements.ts';

const TONES = { 'your-turn': 880, heard: 587 } as const;
const SAMPLE_RATE = 16_000;
const SECONDS = 0.14;
/** Without a ramp a tone begins and ends with a click. */
const RAMP_SECONDS = 0.02;
const VOLUME = 0.25;

/** A short tone for somebody who does not look: it is their turn, or they were heard. */
export async function playTone(tone: keyof typeof TONES, signal: AbortSignal): Promise<void> {
  const samples = Float32Array.from({ length: SECONDS * SAMPLE_RATE }, (_, index) => {
    const seconds = index / SAMPLE_RATE;
    const ramp = Math.min(1, seconds / RAMP_SECONDS, (SECONDS - seconds) / RAMP_SECONDS);
    return VOLUME * ramp * Math.sin(2 * Math.PI * TONES[tone] * seconds);
  });
  const url = URL.createObjectURL(wavBlob(samples, SAMPLE_RATE));
  try {
    await playElement(recordingElement(), url, { tempo: 1, signal });
  } catch (error) {
    // The page shows the same.
    console.warn('The tone could not be played.', error);
  } finally {
    URL.revokeObjectURL(url);
  }
}
