import type { LanguageCode } from '../../languages.ts';
import { conjugateEnglish } from './conjugate-english.ts';
import { conjugateFrench } from './conjugate-french.ts';
import { conjugateGerman } from './conjugate-german.ts';
import { conjugateItalian } from './conjugate-italian.ts';
import { conjugateSpanish } from './conjugate-spanish.ts';
import type { Conjugation } from './verb-forms.ts';

const conjugators: Record<LanguageCode, (infinitive: string) => Conjugation> = {
  en: conjugateEnglish,
  es: conjugateSpanish,
  fr: conjugateFrench,
  de: conjugateGerman,
  it: conjugateItalian,
};
const known = new Map<string, Conjugation>();

/** All forms of a verb, given without a reflexive pronoun. */
export function conjugate(infinitive: string, language: LanguageCode): Conjugation {
  const key = `${language} ${infinitive}`;
  let conjugation = known.get(key);
  if (!conjugation) {
    conjugation = conjugators[language](infinitive);
    known.set(key, conjugation);
  }
  return conjugation;
}
