import { TAUGHT_LANGUAGES } from '@speak-it-now/languages';
import type { Language } from './types.ts';

/** A table with the value of each language. */
export function byLanguage<Value>(of: (language: Language) => Value): Readonly<Record<Language, Value>> {
  return Object.fromEntries(TAUGHT_LANGUAGES.map((language) => [language, of(language)])) as Record<
    Language,
    Value
  >;
}
