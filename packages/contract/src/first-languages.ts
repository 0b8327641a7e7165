// Contains no schema, because the page's first load may need this list without the schema library.

/** First languages that learners can choose, as ISO 639-1 codes; the browser supplies their names. */
export const FIRST_LANGUAGES = [
  'ar',
  'bn',
  'ca',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'fa',
  'fr',
  'hi',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt',
  'ro',
  'ru',
  'sv',
  'th',
  'tr',
  'uk',
  'vi',
  'zh',
] as const;
export type FirstLanguage = (typeof FIRST_LANGUAGES)[number];

export const isFirstLanguage = (code: string | null | undefined): code is FirstLanguage =>
  FIRST_LANGUAGES.some((known) => known === code);
