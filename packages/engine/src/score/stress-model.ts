/** How much a recording speaks for the stress on each syllable of a word. */

import { sumOfTrees, type Tree } from '../trees.ts';
import type { Language } from '../types.ts';
import type { FittedTo } from './fit.ts';
import { CUES, type Cue, PLACES, type Syllable } from './prominence.ts';
import trained from './stress-weights.json' with { type: 'json' };

/**
 * A conditional logit over the syllables of a word. It was fitted on top of what the text alone says, so that the usual
 * stress of a language counts neither for nor against a learner (training/train_stress.py).
 */
export interface StressModel {
  /** By the names of `STRESS_FEATURES`. */
  readonly weights: Readonly<Record<string, number>>;
  readonly vowels: Readonly<Record<string, number>>;
  readonly trees: readonly Tree[];
  /** Log-odds that the evidence must exceed, which at most 1 % of natives' words do. */
  readonly thresholds: Readonly<Record<StressContext, number>>;
}

/** Where a word was said: alone, or in a phrase. `accented`: in a phrase, with its stress in its spelling. */
export type StressContext = 'alone' | 'phrase' | 'accented';

export const STRESS_FITTED_TO: FittedTo = trained.fittedTo;

const POOLS = trained.pools as unknown as Readonly<Record<string, Omit<StressModel, 'thresholds'>>>;
const LANGUAGES: Readonly<
  Partial<Record<Language, { readonly pool: string; readonly thresholds: StressModel['thresholds'] }>>
> = trained.languages;

/** Undefined for a language without lexical stress, such as French. Spanish and Italian share a fit. */
export function stressModelOf(language: Language): StressModel | undefined {
  const own = LANGUAGES[language];
  return own && { ...POOLS[own.pool]!, thresholds: own.thresholds };
}

/** Differences beyond these count no more, so that no cue decides alone. In each cue's own unit. */
const LIMITS: Readonly<Record<Cue, number>> = {
  vowelSeconds: 1,
  nucleusSeconds: 1,
  syllableSeconds: 1,
  beatSeconds: 1,
  levelDb: 8,
  peakDb: 8,
  energyDb: 12,
  tiltDb: 5,
  low: 1.5,
  middle: 1.5,
  high: 1.5,
  pitch: 4,
  peakPitch: 4,
  pitchRise: 3,
  riseBefore: 5,
  riseAfter: 5,
  voiced: 0.5,
  sharp: 1,
  full: 3,
};
/** Cues that mean something without a comparison. */
const ABSOLUTE = [
  'pitchRise',
  'riseBefore',
  'riseAfter',
  'voiced',
  'sharp',
  'full',
] as const satisfies readonly Cue[];

/** The names of the features, in the order of `stressFeatures`. */
export const STRESS_FEATURES: readonly string[] = [
  ...CUES.flatMap((cue) => [cue, `${cue} to next`, `${cue} to last`]),
  ...ABSOLUTE.map((cue) => `own ${cue}`),
  ...PLACES,
];

/**
 * The features of each syllable: its cues relative to the word's others, to the next and to the last syllable, from -1
 * to 1; some cues as they are; and its place.
 */
export function stressFeatures(syllables: readonly Syllable[]): number[][] {
  const last = syllables.length - 1;
  return syllables.map(({ cues, places }, n) => [
    ...CUES.flatMap((cue) => {
      const of = (index: number) => syllables[index]!.cues[cue];
      const others = (syllables.reduce((sum, _, index) => sum + of(index), 0) - of(n)) / Math.max(last, 1);
      return [others, n < last ? of(n + 1) : of(n), n > 0 ? of(n - 1) : of(n)].map((other) =>
        within((of(n) - other) / LIMITS[cue]),
      );
    }),
    ...ABSOLUTE.map((cue) => within(cues[cue] / LIMITS[cue])),
    ...PLACES.map((place) => places[place]),
  ]);
}

const within = (value: number) => Math.min(Math.max(value, -1), 1);

/** Log-odds of each syllable from the recording, up to a constant. */
export function stressEvidence(
  syllables: readonly Syllable[],
  { weights, vowels, trees }: Pick<StressModel, 'weights' | 'vowels' | 'trees'>,
): number[] {
  return stressFeatures(syllables).map(
    (features, n) =>
      (vowels[syllables[n]!.vowel.unit] ?? 0) +
      features.reduce((sum, value, k) => sum + value * (weights[STRESS_FEATURES[k]!] ?? 0), 0) +
      sumOfTrees(trees, features),
  );
}
