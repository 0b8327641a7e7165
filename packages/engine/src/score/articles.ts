/** Articles, which count little: whoever leaves one out has still said the phrase. */
import { TAUGHT_LANGUAGES } from '@speak-it-now/languages';
import { byLanguage } from '@speak-it-now/languages/by-language';
import { WORDS } from '@speak-it-now/languages/words';
import type { Language, Reference } from '../types.ts';

const SETS = byLanguage(TAUGHT_LANGUAGES, (language) => new Set(WORDS[language].articles));

export const isArticle = (text: string, language: Language): boolean =>
  SETS[language].has(text.toLocaleLowerCase(language));

/** The text without its articles and the indices of the words that stay, if it has both articles and other words. */
export function withoutArticles(
  reference: Reference,
): { readonly reference: Reference; readonly indices: readonly number[] } | undefined {
  const { words, language } = reference;
  const indices = words.flatMap(({ text }, w) => (isArticle(text, language) ? [] : [w]));
  if (indices.length === 0 || indices.length === words.length) return undefined;
  return { reference: { ...reference, words: indices.map((w) => words[w]!) }, indices };
}
