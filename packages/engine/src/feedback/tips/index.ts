import { SOUNDS } from '@speak-it-now/languages/sounds';
import { isVowel } from '../../g2p/inventory.ts';
import type { Language, Locale } from '../../types.ts';
import { SENTENCES } from '../sentences/index.ts';
import { ARTICULATION } from './articulation.ts';
import { CONFUSIONS } from './confusions.ts';
import { DOUBLE_CONSONANT, LANGUAGE_TIPS, SYMBOL_TIPS } from './languages.ts';
import { tips as german } from './translations/de.ts';
import { tips as spanish } from './translations/es.ts';
import { tips as french } from './translations/fr.ts';
import { tips as italian } from './translations/it.ts';

/** Translations by English tip. A test demands that every tip has one in each language. */
export const TRANSLATIONS: Readonly<Record<Exclude<Locale, 'en'>, Readonly<Record<string, string>>>> = {
  es: spanish,
  fr: french,
  de: german,
  it: italian,
};

const inLocale = (english: string, locale: Locale): string =>
  (locale === 'en' ? undefined : TRANSLATIONS[locale][english]) ?? english;

/** The words of `language` that tipFor quotes for the same sound. */
export function wordsInTip(language: Language, unit: string, heard?: string, ipa?: string): string[] {
  const confusion = confusionOf(language, unit, heard, ipa);
  if (confusion) return confusion.slice(1).flatMap((word) => word ?? []);
  if (heard === '') return [];
  return [ownTip(language, unit, ipa)?.example ?? []].flat();
}

/** Known confusions are of full vowels in the default accent; weak ones and those of British English have their own tip. */
const confusionOf = (language: Language, unit: string, heard: string | undefined, ipa: string | undefined) =>
  heard === undefined || (language === 'en' && ipa !== undefined && SYMBOL_TIPS.en?.[ipa])
    ? undefined
    : CONFUSIONS[language]?.[`${unit}>${heard}`];

const ownTip = (language: Language, unit: string, ipa: string | undefined) =>
  (ipa === undefined ? undefined : SYMBOL_TIPS[language]?.[ipa]) ?? LANGUAGE_TIPS[language]?.[unit];

/**
 * How to make the sound, in one to three sentences: what to change if the sound heard is a known confusion; to say it at
 * all if it was left out (heard ''); otherwise how to form the sound, with an example word. '' for a unit that no
 * language has.
 *
 * `language` is the language of the sound, `locale` that of the tip. `ipa` is the unit as in the word, with a length
 * mark if it is long.
 */
export function tipFor(
  language: Language,
  unit: string,
  heard?: string,
  locale: Locale = 'en',
  ipa?: string,
): string {
  const { advice, skipped, withExample } = SENTENCES[locale];
  const isDouble = SOUNDS[language].hasLongConsonants && ipa?.endsWith('ː') === true && !isVowel(unit);
  const ending = isDouble ? ` ${inLocale(DOUBLE_CONSONANT, locale)}` : '';
  const confusion = confusionOf(language, unit, heard, ipa);
  if (confusion) {
    const [what, word, other] = confusion;
    return advice(inLocale(what, locale), word, other) + ending;
  }
  if (heard === '') return skipped;
  const own = ownTip(language, unit, ipa);
  const articulation = own?.articulation ?? ARTICULATION[unit];
  if (!articulation) return '';
  const sentence = inLocale(articulation, locale);
  return (own ? withExample(sentence, own.example) : sentence) + ending;
}
