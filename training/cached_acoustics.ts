import type { Acoustics } from '../packages/engine/src/assess.ts';
import type { Matrix, Posteriors } from '../packages/engine/src/types.ts';

/** The acoustic model for one recording that is analyzed with several texts: it runs only once. */
export function cachedAcoustics(acoustic: Acoustics): Acoustics {
  let mel: Matrix | undefined;
  let posteriors: Promise<readonly Posteriors[]> | undefined;
  return {
    settings: acoustic.settings,
    features: (pcm) => {
      mel ??= acoustic.features(pcm);
      return mel;
    },
    posteriors: (features) => {
      posteriors ??= acoustic.posteriors(features);
      return posteriors;
    },
  };
}
