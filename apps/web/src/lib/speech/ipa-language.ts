import { LANGUAGES, type TaughtLanguage } from '@speak-it-now/languages';

/** The `lang` attribute of a language's sounds in IPA. */
export const ipaLanguageOf = (language: TaughtLanguage): string => `${LANGUAGES[language].bcp47}-fonipa`;
