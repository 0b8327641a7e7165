import type { Pcm } from '../types.ts';

/** The hop of the frames in which speech is found and features are computed. */
const HOP_SECONDS = 0.01;

export interface GriddedPcm {
  readonly pcm: Pcm;
  /** The silence added at the start. */
  readonly addedSeconds: number;
}

/**
 * Adds less than a hop of silence at the start, so that the highest peak lies on a multiple of the hop. The frames then
 * cut the speech at the same places however much silence comes before it, and so does everything measured in them
 * (decision 0027).
 */
export function onFixedGrid({ samples, sampleRate }: Pcm): GriddedPcm {
  const hop = Math.round(HOP_SECONDS * sampleRate);
  let peak = 0;
  for (let i = 1; i < samples.length; i++) if (Math.abs(samples[i]!) > Math.abs(samples[peak]!)) peak = i;
  const added = (hop - (peak % hop)) % hop;
  const gridded = new Float32Array(samples.length + added);
  gridded.set(samples, added);
  return { pcm: { samples: gridded, sampleRate }, addedSeconds: added / sampleRate };
}
