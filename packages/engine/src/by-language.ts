import type { Language } from './types.ts';

/** A table with the value of each language. */
export function byLanguage<Value>(of: (language: Language) => Value): Readonly<Record<Language, Value>> {
  return { en: of('en'), es: of('es'), fr: of('fr'), de: of('de'), it: of('it') };
}
