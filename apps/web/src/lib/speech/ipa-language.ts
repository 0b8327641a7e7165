import { LANGUAGES, type LanguageCode } from '@speak-it-now/contract';

/** The `lang` attribute of a language's sounds in IPA. */
export const ipaLanguageOf = (language: LanguageCode): string => `${LANGUAGES[language].bcp47}-fonipa`;
