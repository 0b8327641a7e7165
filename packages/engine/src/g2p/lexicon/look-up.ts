/** Looks up a written word in the lexicon, with or without capitals. */
import type { Language } from '../../types.ts';
import type { Phones } from '../variants.ts';
import type { Lexicon } from './lexicon.ts';

/** The accepted pronunciations, the usual one first; undefined if eSpeak NG has to read the word. */
export function lookUp(
  lexicon: Lexicon,
  word: string,
  language: Language,
  startsSentence: boolean,
): Phones[] | undefined {
  const lower = word.toLocaleLowerCase(language);
  if (word === lower) {
    // Learners often type German nouns without a capital.
    const capitalized = word.charAt(0).toLocaleUpperCase(language) + word.slice(1);
    return lexicon.has(word) || language !== 'de' ? lexicon.find(word) : lexicon.find(capitalized);
  }
  const exact = lexicon.find(word);
  if (lexicon.has(word) && !startsSentence) return exact;
  const lowered = lexicon.find(lower);
  return exact && lowered ? [...exact, ...lowered] : (exact ?? lowered);
}
