/** The features of a synthetic recording, by which fit.ts recognizes a scorer that was fitted to other features. */
import type { Language, Posteriors, Reference } from '../types.ts';
import { collectEvidence } from './evidence.ts';
import { phoneFeatures } from './features.ts';

const UNITS = ['a', 'e', 'i', 'm', 'n', 's', 't'] as const;
/** What is "heard", four frames for each sound: "mane" with an unclear vowel, extra speech, "site"; '' is silence. */
const SOUNDS = ['', 'm', 'ae', 'n', 'e', '', 'ts', 'a', 's', '', 's', 'ie', 't', 'ea', ''].map((sounds) => [
  ...sounds,
]);
const FRAMES_PER_SOUND = 4;
const FRAME_OFFSETS = 3;
const FRAME_SECONDS = 0.03;
const LANGUAGE: Language = 'it';

const word = (text: string, ...pronunciations: string[]) => ({
  text,
  pronunciations: pronunciations.map((sounds) => [...sounds].map((unit) => ({ unit, ipa: unit }))),
});
/** A spoken word, one with two pronunciations, and a missing one. */
const REFERENCE: Reference = {
  language: LANGUAGE,
  words: [word('mane', 'mane'), word('site', 'site', 'seta'), word('niente', 'niente')],
};

/**
 * The features of a recording without an acoustic model: synthetic posteriors at three frame offsets with counter-based
 * noise. One row for each phone, in the order of `featureNames`.
 */
export function goldenFeatures(): number[][] {
  const posteriorsByOffset = Array.from({ length: FRAME_OFFSETS }, (_, offset) =>
    syntheticPosteriors(offset),
  );
  const evidence = collectEvidence(posteriorsByOffset, UNITS, UNITS, REFERENCE);
  const features = phoneFeatures(evidence, UNITS, ({ start, end }) => start / 10 - end / 7);
  if (!features) throw new TypeError('The golden recording has no word of its text.');
  const { rows, columns, data } = features.rows;
  return Array.from({ length: rows }, (_, i) => [...data.subarray(i * columns, (i + 1) * columns)]);
}

function syntheticPosteriors(offset: number): Posteriors {
  const columns = UNITS.length + 1;
  const rows = SOUNDS.length * FRAMES_PER_SOUND;
  const noise = counterNoise(offset + 1);
  const frame = new Float32Array(rows * columns);
  const ctc = new Float32Array(rows * columns);
  for (let t = 0; t < rows; t++) {
    const sounds = SOUNDS[Math.floor((t + offset / FRAME_OFFSETS) / FRAMES_PER_SOUND)]!;
    // A CTC head has a spike in the middle of a sound and blanks around it.
    const isSpike = t % FRAMES_PER_SOUND === 1;
    const weights = (loud: readonly string[]) =>
      Array.from({ length: columns }, (_, c) => {
        const place = c === 0 ? (loud.length === 0 ? 0 : -1) : loud.indexOf(UNITS[c - 1]!);
        return (place < 0 ? 0.0005 : 1 / (1 + 2 * place)) + 0.002 * noise();
      });
    logShares(weights(sounds)).forEach((log, c) => {
      frame[t * columns + c] = log;
    });
    logShares(weights(isSpike ? sounds : [])).forEach((log, c) => {
      ctc[t * columns + c] = log;
    });
  }
  return {
    ctc: { rows, columns, data: ctc },
    frame: { rows, columns, data: frame },
    frameSeconds: FRAME_SECONDS,
    firstFrameSeconds: (offset * FRAME_SECONDS) / FRAME_OFFSETS,
  };
}

function logShares(weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b);
  return weights.map((weight) => Math.log(weight / sum));
}

/** Pseudorandom numbers 0..1 that are the same on every machine (Park and Miller's generator). */
function counterNoise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
