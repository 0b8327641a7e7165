import type { Pcm } from '../types.ts';

/** Mean power between two times in dB relative to full scale; -100 for silence and outside the recording. */
export function meanLevelDb({ samples, sampleRate }: Pcm, startSeconds: number, endSeconds: number): number {
  const from = Math.max(0, Math.round(startSeconds * sampleRate));
  const to = Math.min(samples.length, Math.round(endSeconds * sampleRate));
  let power = 0;
  for (let i = from; i < to; i++) power += samples[i]! ** 2;
  return 10 * Math.log10(power / Math.max(to - from, 1) + 1e-10);
}
