/** Articles, which count little: whoever leaves one out has still said the phrase. */
import { byLanguage } from '../by-language.ts';
import type { Language, Reference } from '../types.ts';

const ARTICLES: Readonly<Record<Language, readonly string[]>> = {
  en: ['a', 'an', 'the'],
  es: ['el', 'la', 'los', 'las', 'un', 'una', 'unos', 'unas'],
  fr: ['le', 'la', 'les', 'un', 'une', 'des', 'du'],
  de: ['der', 'die', 'das', 'den', 'dem', 'des', 'ein', 'eine', 'einen', 'einem', 'einer', 'eines'],
  it: ['il', 'lo', 'la', 'i', 'gli', 'le', 'un', 'uno', 'una'],
};
const SETS = byLanguage((language) => new Set(ARTICLES[language]));

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
