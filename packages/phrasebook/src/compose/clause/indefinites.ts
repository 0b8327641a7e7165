import { byLanguage } from '@speak-it-now/languages/by-language';
import { LANGUAGE_CODES, type LanguageCode } from '../../languages.ts';
import { factsOf } from '../grammar-facts.ts';
import type { PersonObject, Subject } from './person.ts';

const FACTS = factsOf('indefinites');

/** Indefinite words that can be a subject. */
export const SUBJECT_WORDS = byLanguage(LANGUAGE_CODES, (code) => FACTS[code].subjects);

const MAX_WORDS = 3;

/** The indefinite subject at the beginning of the words, and its number of words. */
export function subjectWord(
  words: readonly string[],
  language: LanguageCode,
): { subject: Subject; length: number } | undefined {
  for (let length = MAX_WORDS; length >= 1; length -= 1) {
    const named = FACTS[language].readSubjects[words.slice(0, length).join(' ')];
    if (named && words.length > length) return { subject: { person: 2, gender: 'm', word: named }, length };
  }
  return undefined;
}

/** The indefinite words as objects, folded. 'Something' is stated: it is not used in English negations. */
export const INDEFINITES = byLanguage(
  LANGUAGE_CODES,
  (code): ReadonlyMap<string, PersonObject> =>
    new Map(
      Object.entries(FACTS[code].read).map(([text, { word, ...more }]) => [
        text,
        {
          person: 2,
          gender: 'm',
          // It stands where 'this' and 'that' do, never where the other object pronouns do.
          isDemonstrative: true,
          ...(word !== 'body' && { isNeuter: true }),
          indefinite: word,
          ...more,
        },
      ]),
    ),
);

/** The indefinite object in the given language. */
export function sayIndefinite(
  object: PersonObject,
  language: LanguageCode,
  { isNegated, isQuestion, isDative }: { isNegated: boolean; isQuestion: boolean; isDative: boolean },
): PersonObject {
  const [stated, denied] = FACTS[language].said[object.indefinite!];
  const text = isNegated || (language === 'en' && isQuestion) ? denied : stated;
  return { ...object, said: isDative ? text.replace(/manden$/, 'mandem') : text };
}

/** The French words that come between auxiliary and participle, and before an infinitive. */
export const isEarlyInFrench = ({ indefinite: word }: PersonObject, isNegated: boolean): boolean =>
  word === 'all' || (word === 'thing' && isNegated);
