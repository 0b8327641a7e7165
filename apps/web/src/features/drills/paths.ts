import { type Locale, TAUGHT_LANGUAGES, type TaughtLanguage } from '@speak-it-now/languages';
import { paths } from '../../config/paths.ts';
import { languageToPractice } from '../../lib/account/practiced-language.ts';

export const drillPath = (language: TaughtLanguage, sound: string): string =>
  `${paths.drills}?${new URLSearchParams({ language, sound })}`;

export const listPath = (language: TaughtLanguage): string => `${paths.drills}?language=${language}`;

/** The language and sound in the address; without a language, the one in practice. */
export function readDrillSearch(
  search: string,
  uiLanguage: Locale,
): { language: TaughtLanguage; sound: string | undefined } {
  const parameters = new URLSearchParams(search);
  const language =
    TAUGHT_LANGUAGES.find((code) => code === parameters.get('language')) ?? languageToPractice(uiLanguage);
  return { language, sound: parameters.get('sound') ?? undefined };
}
