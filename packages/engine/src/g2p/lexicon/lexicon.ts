/** Pronunciations, from Wiktionary, of words that eSpeak NG gets wrong; one file for each language. */
import type { Language } from '../../types.ts';
import type { Phones } from '../variants.ts';
import { phonesOfIpa } from './ipa.ts';

/**
 * Each line is a word, a tab and its pronunciations, the usual one first; sorted by code units. A German word without a
 * pronunciation is listed as a part of compounds; eSpeak NG reads it correctly.
 */
const FILES: Readonly<Partial<Record<Language, () => Promise<{ readonly default: string }>>>> = {
  en: () => import('./data/en.ts'),
  es: () => import('./data/es.ts'),
  fr: () => import('./data/fr.ts'),
  de: () => import('./data/de.ts'),
  it: () => import('./data/it.ts'),
};

export class Lexicon {
  readonly #language: Language;
  readonly #lines: string;

  constructor(language: Language, lines: string) {
    this.#language = language;
    this.#lines = lines.trimStart();
  }

  /**
   * The accepted pronunciations of a word in exactly this spelling, the usual one first; undefined if it has none here,
   * because eSpeak NG reads it correctly as far as we know.
   */
  find(word: string): Phones[] | undefined {
    const line = this.#line(word);
    return line ? line.split(' ').map((ipa) => phonesOfIpa(ipa, this.#language)) : undefined;
  }

  /** True for each word of the list, even if it has no pronunciation. */
  has(word: string): boolean {
    return this.#line(word) !== undefined;
  }

  /** Binary search in the text itself, because an index would need ten times the memory. */
  #line(word: string): string | undefined {
    const lines = this.#lines;
    let low = 0;
    let high = lines.length;
    while (low < high) {
      const start = lines.lastIndexOf('\n', ((low + high) >> 1) - 1) + 1;
      const tab = lines.indexOf('\t', start);
      const found = lines.slice(start, tab);
      const end = lines.indexOf('\n', tab);
      if (found === word) return lines.slice(tab + 1, end);
      if (found < word) low = end + 1;
      else high = start;
    }
    return undefined;
  }
}

const loading = new Map<Language, Promise<Lexicon>>();

/** Without a file, eSpeak NG reads every word. */
export const lexiconLines = async (language: Language): Promise<string> =>
  (await FILES[language]?.())?.default ?? '';

/** A language's lexicon, loaded at its first use. */
export function loadLexicon(language: Language): Promise<Lexicon> {
  const known = loading.get(language);
  if (known) return known;
  const lexicon = lexiconLines(language).then((lines) => new Lexicon(language, lines));
  loading.set(language, lexicon);
  lexicon.catch(() => loading.delete(language));
  return lexicon;
}
