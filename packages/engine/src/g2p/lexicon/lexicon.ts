/** Pronunciations, from Wiktionary, of words that eSpeak NG gets wrong; one file for each language. */
import { EngineError, type Language } from '../../types.ts';
import type { Phones } from '../variants.ts';
import { phonesOfIpa } from './ipa.ts';

/**
 * Each line is a word, a tab and its pronunciations, the usual one first; sorted by code units. A German word without a
 * pronunciation is listed as a part of compounds; eSpeak NG reads it correctly.
 */
export type LexiconFile = `lexicon/${Language}.txt`;

export class Lexicon {
  readonly #language: Language;
  readonly #lines: string;

  constructor(language: Language, lines: string) {
    this.#language = language;
    this.#lines = lines;
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

/** The lexicon of each language, read at its first use. In a language without a file eSpeak NG reads every word. */
export function lexicons(
  readFile: (name: LexiconFile) => Promise<Uint8Array>,
): (language: Language) => Promise<Lexicon> {
  const loading = new Map<Language, Promise<Lexicon>>();
  const load = async (language: Language): Promise<Lexicon> => {
    const content = await readFile(`lexicon/${language}.txt`).catch((error: unknown) => {
      if (error instanceof EngineError && error.code === 'model-missing') return undefined;
      throw error;
    });
    return new Lexicon(language, new TextDecoder().decode(content));
  };
  return (language) => {
    const known = loading.get(language);
    if (known) return known;
    const lexicon = load(language);
    loading.set(language, lexicon);
    lexicon.catch(() => loading.delete(language));
    return lexicon;
  };
}
