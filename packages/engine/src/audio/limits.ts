import { EngineError } from '../types.ts';

/** The longest recording that is scored. */
export const MAX_SECONDS = 30;
/** Recorders stop at the limit and then flush what is in their buffers. */
const FLUSH_ALLOWANCE_SECONDS = 0.5;

/** Throws EngineError 'audio-too-long' above 30 s plus the allowance, 'audio-too-short' up to 0.02 s. */
export function requireDuration(seconds: number): void {
  if (seconds > MAX_SECONDS + FLUSH_ALLOWANCE_SECONDS) {
    throw new EngineError(
      'audio-too-long',
      `The recording lasts ${Math.round(seconds)} seconds; the limit is ${MAX_SECONDS}. Please record a shorter one.`,
    );
  }
  if (seconds <= 0.02) {
    throw new EngineError(
      'audio-too-short',
      'The recording holds no sound. Please record again and speak after pressing Record.',
    );
  }
}
