import type { LanguageCode } from '../../languages.ts';
import { conjugateEnglish } from './conjugate-english.ts';
import { conjugateGerman } from './conjugate-german.ts';
import { conjugateRomance } from './conjugate-romance.ts';
import type { Conjugation } from './verb-forms.ts';

const known = new Map<string, Conjugation>();

/** All forms of a verb, given without a reflexive pronoun. */
export function conjugate(infinitive: string, language: LanguageCode): Conjugation {
  const key = `${language} ${infinitive}`;
  let conjugation = known.get(key);
  if (!conjugation) {
    conjugation =
      language === 'en'
        ? conjugateEnglish(infinitive)
        : language === 'de'
          ? conjugateGerman(infinitive)
          : conjugateRomance(infinitive, language);
    known.set(key, conjugation);
  }
  return conjugation;
}
