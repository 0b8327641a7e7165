/**
 * Whether the fitted parts go with the rest of the engine. The scorer and the judge of stress learned from features that an
 * acoustic model and this code computed; with others they would answer, and be wrong.
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

/** Of one row for each phone, rounded to four digits. */
export type GoldenFeatures = readonly (readonly number[])[];

/** Logarithms of one machine differ from another's in the last digits. */
const MOST_APART = 2e-3;

export function requireAcoustic(part: string, fittedTo: FittedTo | undefined, acoustic: string): void {
  if (fittedTo?.acoustic === acoustic) return;
  throw new EngineError(
    'model-unfit',
    `The ${part} was fitted to the acoustic model ${fittedTo?.acoustic ?? 'of an unknown version'}, not to ${acoustic}. Install models that belong together.`,
  );
}

export function requireGoldenFeatures(part: string, golden: GoldenFeatures | undefined): void {
  const mine = goldenFeatures();
  const isSame =
    golden?.length === mine.length &&
    mine.every((row, i) => {
      const theirs = golden[i]!;
      return theirs.length === row.length && row.every((x, k) => Math.abs(x - theirs[k]!) < MOST_APART);
    });
  if (isSame) return;
  throw new EngineError(
    'model-unfit',
    `The ${part} was fitted to other features than this engine computes. Install the models of this version.`,
  );
}
