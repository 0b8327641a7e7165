/**
 * Checks that the fitted parts match the rest of the engine. The scorer and the stress model were fitted to features
 * from one acoustic model and one version of this code. With any other they would still answer, but wrongly.
 */
import { EngineError } from '../types.ts';
import { goldenFeatures } from './golden-features.ts';

/** What a fitted part was fitted to: written by training/, checked here and by fit.test.ts. */
export interface FittedTo {
  /** Version of the acoustic model. */
  readonly acoustic: string;
  /** SHA-256 of the code that computes the features (node/feature-code.ts). */
  readonly featureCode: string;
}

/** One row of features for each phone, rounded to four digits. */
export type GoldenFeatures = readonly (readonly number[])[];

/** Logarithms differ between machines in the last digits. */
const TOLERANCE = 2e-3;

/** Throws EngineError 'model-unfit' if the part was fitted to another acoustic model than `acoustic`. */
export function requireAcoustic(part: string, fittedTo: FittedTo | undefined, acoustic: string): void {
  if (fittedTo?.acoustic === acoustic) return;
  throw new EngineError(
    'model-unfit',
    `The ${part} was fitted to the acoustic model ${fittedTo?.acoustic ?? 'of an unknown version'}, not to ${acoustic}. Install models that belong together.`,
  );
}

/** Throws EngineError 'model-unfit' if this code computes other features than those the part was fitted to. */
export function requireGoldenFeatures(part: string, golden: GoldenFeatures | undefined): void {
  const mine = goldenFeatures();
  const isSame =
    golden?.length === mine.length &&
    mine.every((row, i) => {
      const theirs = golden[i]!;
      return theirs.length === row.length && row.every((x, k) => Math.abs(x - theirs[k]!) < TOLERANCE);
    });
  if (isSame) return;
  throw new EngineError(
    'model-unfit',
    `The ${part} was fitted to other features than this engine computes. Install the models of this version.`,
  );
}
