/** Finds a written word in the lexicon, also in another case. */
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
  const lower = word.toLocaleLowerCase(language);
  if (word === lower) {
    // Learners leave the capitals of German nouns out.
    const capitalized = word.charAt(0).toLocaleUpperCase(language) + word.slice(1);
    return lexicon.has(word) || language !== 'de' ? lexicon.find(word) : lexicon.find(capitalized);
  }
  const exact = lexicon.find(word);
  if (lexicon.has(word) && !startsSentence) return exact;
  const lowered = lexicon.find(lower);
  return exact && lowered ? [...exact, ...lowered] : (exact ?? lowered);
}
