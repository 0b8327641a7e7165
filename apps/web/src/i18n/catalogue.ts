import type { LanguageCode } from '@speak-it-now/contract';
import type { english } from './en.ts';

/** Turns the literal texts of the English catalogue into plain strings and keeps its shape, so that a catalogue that misses a key does not compile. */
export type Translated<T> = T extends string
  ? string
  : T extends (...values: infer Values) => string
    ? (...values: Values) => string
    : T extends readonly (infer Item)[]
      ? readonly Translated<Item>[]
      : { readonly [Key in keyof T]: Translated<T[Key]> };

/** Every text of the interface, in one language. */
export type Catalogue = Translated<typeof english>;

/** The languages the interface speaks; each needs its loader in `loaders.ts`. */
export const UI_LANGUAGES = ['en'] as const satisfies readonly LanguageCode[];
export type UiLanguage = (typeof UI_LANGUAGES)[number];

/** The first of the person's languages (BCP 47, best first) that the interface speaks, else English. */
export function chooseUiLanguage(preferred: readonly string[]): UiLanguage {
  for (const tag of preferred) {
    const primary = tag.toLowerCase().split('-', 1)[0];
    const match = UI_LANGUAGES.find((language) => language === primary);
    if (match) return match;
  }
  return 'en';
}
