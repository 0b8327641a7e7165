import type { TaughtLanguage } from '@speak-it-now/languages';

/** From the tenth to the ninetieth percentile of native speakers, in whole semitones. */
interface NativeRange {
  readonly least: number;
  readonly most: number;
}

/**
 * How far native voices move in a phrase, as `Melody.rangeSemitones` measures it, in 67 to 122 recordings per language
 * of people who said their own texts. The synthetic voice is no measure: most people are livelier.
 */
export const NATIVE_RANGES: Readonly<Record<TaughtLanguage, NativeRange>> = {
  en: { least: 3, most: 9 },
  es: { least: 3, most: 10 },
  fr: { least: 4, most: 10 },
  de: { least: 4, most: 10 },
  it: { least: 4, most: 11 },
};
