import { LIMITS } from '@speak-it-now/contract';

export type SilenceVerdict = 'continue' | 'stop-silent' | 'stop-unheard' | 'stop-unsure';

/**
 * With a longer pause between two measurements the start of speech can be missed; this happens on busy pages and in
 * hidden tabs.
 */
const MAX_GAP_MS = 500;

/**
 * Decides when to stop recording. `level` is the mean of the analyser's byte frequency data (0 to 255).
 *
 * After speech, the recording stops once the level has been below 30 for 3000 ms. Without speech it stops after 5000 ms,
 * with the verdict that nothing was heard. A pause between two measurements counts as at most MAX_GAP_MS. After a longer
 * pause without speech the verdict is unsure, because speech during the pause would have been missed.
 */
export function createSilenceDetector(startMs: number) {
  let lastMeasuredAtMs = startMs;
  let measuredMs = 0;
  let silentSinceMs: number | undefined;
  let wasHeard = false;
  let hadLongGap = false;
  return {
    get wasHeard() {
      return wasHeard;
    },
    observe(level: number, nowMs: number): SilenceVerdict {
      const gapMs = nowMs - lastMeasuredAtMs;
      lastMeasuredAtMs = nowMs;
      measuredMs += Math.min(gapMs, MAX_GAP_MS);
      hadLongGap ||= gapMs > MAX_GAP_MS;
      if (level >= LIMITS.silenceLevel) {
        wasHeard = true;
        silentSinceMs = undefined;
        return 'continue';
      }
      if (!wasHeard) {
        if (measuredMs < LIMITS.silenceFallbackStopMs) return 'continue';
        return hadLongGap ? 'stop-unsure' : 'stop-unheard';
      }
      silentSinceMs ??= measuredMs;
      return measuredMs - silentSinceMs >= LIMITS.silenceStopMs ? 'stop-silent' : 'continue';
    },
  };
}
