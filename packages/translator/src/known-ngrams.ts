import type { TranslatedLanguage } from '@speak-it-now/languages';

const MAX_ORDER = 3;
const HEADER_BYTES = 8;
const START = '<';
const END = '>';

/**
 * A Bloom filter (Bloom 1970) of the n-grams in the sentences that the model was trained on. It is small and recognizes
 * every known n-gram, but also takes some unknown ones for known.
 */
export class KnownNgrams {
  readonly #bits: number;
  readonly #hashes: number;
  readonly #filter: Uint8Array;

  /** @param file a header of two little-endian 32-bit numbers (bits, hash functions), then the bits */
  constructor(file: Uint8Array) {
    const header = new DataView(file.buffer, file.byteOffset, HEADER_BYTES);
    this.#bits = header.getUint32(0, true);
    this.#hashes = header.getUint32(4, true);
    this.#filter = file.subarray(HEADER_BYTES);
  }

  /** With six bits for each n-gram and four hash functions, one unknown n-gram in 18 counts as known. */
  static build(ngrams: ReadonlySet<string>, { bitsPerNgram = 6, hashes = 4 } = {}): Uint8Array {
    const bytes = Math.ceil((ngrams.size * bitsPerNgram) / 8);
    const file = new Uint8Array(HEADER_BYTES + bytes);
    const header = new DataView(file.buffer);
    header.setUint32(0, bytes * 8, true);
    header.setUint32(4, hashes, true);
    const filter = file.subarray(HEADER_BYTES);
    for (const ngram of ngrams) {
      for (const bit of bitsOf(ngram, bytes * 8, hashes)) filter[bit >> 3]! |= 1 << (bit & 7);
    }
    return file;
  }

  /**
   * The mean score of the words and of the end of the text. A word scores 0 if it is known after the two words before
   * it, -1 after the one before it, -2 on its own, and -4 if it is unknown.
   */
  familiarity(text: string, language: TranslatedLanguage): number {
    const words = wordsOf(text);
    const levels = words.slice(1).map((_, i) => {
      const at = i + 1;
      if (this.#has(ngramAt(words, at, Math.min(MAX_ORDER, at + 1), language))) return 0;
      if (this.#has(ngramAt(words, at, 2, language))) return -1;
      return this.#has(ngramAt(words, at, 1, language)) ? -2 : -4;
    });
    return levels.reduce((sum: number, level) => sum + level, 0) / levels.length;
  }

  /** Whether the sentences have this word, in small letters. */
  knowsWord(word: string, language: TranslatedLanguage): boolean {
    return this.#has(`${language} ${word}`);
  }

  #has(ngram: string): boolean {
    for (const bit of bitsOf(ngram, this.#bits, this.#hashes)) {
      if ((this.#filter[bit >> 3]! & (1 << (bit & 7))) === 0) return false;
    }
    return true;
  }
}

/** All sequences of one to three words in a sentence, as KnownNgrams.build takes them. */
export function ngramsOf(text: string, language: TranslatedLanguage): string[] {
  const words = wordsOf(text);
  return words.slice(1).flatMap((_, i) => {
    const longest = Math.min(MAX_ORDER, i + 2);
    return Array.from({ length: longest }, (__, order) => ngramAt(words, i + 1, order + 1, language));
  });
}

/** The words between a start and an end mark. All numbers become 0, because their digits do not matter. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [START, ...words.map((word) => word.replace(/\d+/g, '0')), END];
}

/** The sequence of `order` words that ends at this word. */
function ngramAt(words: readonly string[], at: number, order: number, language: TranslatedLanguage): string {
  return `${language} ${words.slice(at + 1 - order, at + 1).join(' ')}`;
}

/** Several hash functions from two (Kirsch and Mitzenmacher 2006). */
function* bitsOf(ngram: string, bits: number, hashes: number): Generator<number> {
  const first = hashOf(ngram, 0x811c9dc5);
  const second = hashOf(ngram, 0x9e3779b9) | 1;
  for (let i = 0; i < hashes; i += 1) yield ((first + i * second) >>> 0) % bits;
}

/** FNV-1a over the UTF-16 units, mixed at the end as in MurmurHash3. */
function hashOf(text: string, seed: number): number {
  let hash = seed;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
