import { LIMITS } from '@speak-it-now/contract';

export type SilenceVerdict = 'go-on' | 'stop-silent' | 'stop-unheard' | 'stop-unsure';

/** A longer pause between two looks can miss the start of speech; it happens on busy pages and in hidden tabs. */
const LONGEST_GAP_MS = 500;

/**
 * Decides when a recording is over. `level` is the mean of the analyser's byte frequency data (0 to 255): below 30
 * for 3000 ms after speech was heard ends it; without speech it ends as unheard after 5000 ms. Time in which the page
 * was too busy to look does not count as silence and may contain speech, so such a recording ends as unsure.
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
      watchedMs += Math.min(gapMs, LONGEST_GAP_MS);
      wasBlind ||= gapMs > LONGEST_GAP_MS;
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
