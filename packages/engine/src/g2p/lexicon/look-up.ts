/** Finds a written word in the lexicon: in another case, with an elided article, in the parts of a compound, inflected. */
import type { Language } from '../../types.ts';
import type { Phones } from '../variants.ts';
import type { Lexicon } from './lexicon.ts';

/** Undefined where the lexicon says nothing: eSpeak NG is right as far as is known. */
export function lookUp(
  lexicon: Lexicon,
  word: string,
  language: Language,
  startsSentence: boolean,
): Phones[] | undefined {
  return inAnyCase(lexicon, word, language, startsSentence);
}

function inAnyCase(
  lexicon: Lexicon,
  word: string,
  language: Language,
  startsSentence: boolean,
): Phones[] | undefined {
  const lower = word.toLocaleLowerCase(language);
  if (word === lower) {
    // Learners leave the capitals of German nouns out.
    const capitalised = word.charAt(0).toLocaleUpperCase(language) + word.slice(1);
    return lexicon.find(word) ?? (language === 'de' ? lexicon.find(capitalised) : undefined);
  }
  const exact = lexicon.find(word);
  if (exact && !startsSentence) return exact;
  const lowered = lexicon.find(lower);
  return exact && lowered ? [...exact, ...lowered] : (exact ?? lowered);
}
