import { LANGUAGE_CODES, type LanguageCode } from '@speak-it-now/contract';
import { paths } from '../../config/paths.ts';
import { languageToPractice } from '../../lib/account/practiced-language.ts';

/** The page of one sound's drill. */
export const drillPath = (language: LanguageCode, sound: string): string =>
  `${paths.drills}?${new URLSearchParams({ language, sound })}`;

export const listPath = (language: LanguageCode): string => `${paths.drills}?language=${language}`;

/** The language and sound in the address; without a language, the one in practice. */
export function readDrillSearch(
  search: string,
  uiLanguage: LanguageCode,
): { language: LanguageCode; sound: string | undefined } {
  const parameters = new URLSearchParams(search);
  const language =
    LANGUAGE_CODES.find((code) => code === parameters.get('language')) ?? languageToPractice(uiLanguage);
  return { language, sound: parameters.get('sound') ?? undefined };
}
