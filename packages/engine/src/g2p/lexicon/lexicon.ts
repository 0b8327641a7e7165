/** How words are said that eSpeak NG gets wrong or does not know, from Wiktionary; one file for each language. */
import type { Language } from '../../types.ts';
import type { Phones } from '../variants.ts';
import { phonesOfIpa } from './ipa.ts';

/**
 * Each line is a word, a tab and its pronunciations, the usual one first; sorted by code units. A German word without
 * any is said rightly by eSpeak NG and is a part of compounds.
 */
const FILES: Readonly<Record<Language, () => Promise<{ readonly default: string }>>> = {
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
   * The accepted pronunciations of a word in just this spelling, the usual one first; undefined where eSpeak NG is
   * right as far as is known.
   */
  find(word: string): Phones[] | undefined {
    const line = this.#line(word);
    return line ? line.split(' ').map((ipa) => phonesOfIpa(ipa, this.#language)) : undefined;
  }

  /** True for a listed word, also one that eSpeak NG says rightly. */
  has(word: string): boolean {
    return this.#line(word) !== undefined;
  }

  /** Searches the text itself: an index of it would take ten times its memory. */
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

/** A language's lexicon, read when it is first asked for. */
export function loadLexicon(language: Language): Promise<Lexicon> {
  const known = loading.get(language);
  if (known) return known;
  const lexicon = FILES[language]().then((file) => new Lexicon(language, file.default));
  loading.set(language, lexicon);
  lexicon.catch(() => loading.delete(language));
  return lexicon;
}
