import { LIMITS } from '@speak-it-now/contract';

export type SilenceVerdict = 'go-on' | 'stop-silent' | 'stop-unheard' | 'stop-unsure';

/** Longer between two looks than a voice that begins may go unseen; a busy page or a hidden tab looks this seldom. */
const LONGEST_GAP_MS = 500;

/**
 * Decides when a recording is over. `level` is the mean of the analyser's byte frequency data (0 to 255): below 30
 * for 3000 ms after speech was heard ends it; when no speech was heard by 5000 ms it ends unheard. What passed while
 * nobody looked does not count as silence, and may have been speech: such a recording ends unsure, not unheard.
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
