import { LANGUAGES, type Locale } from '@speak-it-now/languages';
import { byLanguage } from '@speak-it-now/languages/by-language';

const CODES = Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[];

/** The languages' names, which the browser knows, with a capital as in a heading. */
export function languageNamesIn(locale: Locale) {
  const names = new Intl.DisplayNames([locale], { type: 'language' });
  return byLanguage(CODES, (code) => {
    const name = names.of(code) ?? LANGUAGES[code].name;
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  });
}
