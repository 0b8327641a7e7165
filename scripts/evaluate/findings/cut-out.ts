import type { Pcm } from '../../../packages/engine/src/node.ts';

const FADE_SECONDS = 0.005;

/** The recording without the sound from `start` to `end`, in seconds, faded on both sides. */
export function cutOut(pcm: Pcm, start: number, end: number): Pcm {
  const at = (seconds: number) =>
    Math.min(Math.max(Math.round(seconds * pcm.sampleRate), 0), pcm.samples.length);
  const [from, to] = [at(start), at(end)];
  const samples = new Float32Array(pcm.samples.length - (to - from));
  samples.set(pcm.samples.subarray(0, from));
  samples.set(pcm.samples.subarray(to), from);
  const fade = Math.round(FADE_SECONDS * pcm.sampleRate);
  for (let i = 0; i < fade; i++) {
    const gain = i / fade;
    for (const place of [from - 1 - i, from + i]) {
      const sample = samples[place];
      if (sample !== undefined) samples[place] = sample * gain;
    }
  }
  return { ...pcm, samples };
}
