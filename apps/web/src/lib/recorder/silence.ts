import { LIMITS } from '@speak-it-now/contract';

export type SilenceVerdict = 'go-on' | 'stop-silent' | 'stop-unheard';

/**
 * Decides when a recording is over. `level` is the mean of the analyser's byte frequency data (0 to 255): below 30
 * for 3000 ms after speech was heard ends it; when no speech was heard by 5000 ms it ends unheard.
 */
export function createSilenceDetector(startMs: number) {
  let silentSinceMs: number | undefined;
  let wasHeard = false;
  return {
    get wasHeard() {
      return wasHeard;
    },
    observe(level: number, nowMs: number): SilenceVerdict {
      if (level >= LIMITS.silenceLevel) {
        wasHeard = true;
        silentSinceMs = undefined;
        return 'go-on';
      }
      if (!wasHeard) return nowMs - startMs >= LIMITS.silenceFallbackStopMs ? 'stop-unheard' : 'go-on';
      silentSinceMs ??= nowMs;
      return nowMs - silentSinceMs >= LIMITS.silenceStopMs ? 'stop-silent' : 'go-on';
    },
  };
}
