import { LIMITS } from '@speak-it-now/contract';

export type SilenceVerdict = 'go-on' | 'stop-silent' | 'stop-unheard' | 'stop-unsure';

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
  let lookedAtMs = startMs;
  let watchedMs = 0;
  let silentSinceMs: number | undefined;
  let wasHeard = false;
  let wasBlind = false;
  return {
    get wasHeard() {
      return wasHeard;
    },
    observe(level: number, nowMs: number): SilenceVerdict {
      const gapMs = nowMs - lookedAtMs;
      lookedAtMs = nowMs;
      watchedMs += Math.min(gapMs, MAX_GAP_MS);
      wasBlind ||= gapMs > MAX_GAP_MS;
      if (level >= LIMITS.silenceLevel) {
        wasHeard = true;
        silentSinceMs = undefined;
        return 'go-on';
      }
      if (!wasHeard) {
        if (watchedMs < LIMITS.silenceFallbackStopMs) return 'go-on';
        return wasBlind ? 'stop-unsure' : 'stop-unheard';
      }
      silentSinceMs ??= watchedMs;
      return watchedMs - silentSinceMs >= LIMITS.silenceStopMs ? 'stop-silent' : 'go-on';
    },
  };
}
