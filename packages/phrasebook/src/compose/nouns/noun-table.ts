import type { Noun } from '../grammar-schema.ts';
import { isLikelier } from './kin.ts';
import type { Determiner, GrammaticalNumber, NounPhrase } from './noun-phrase.ts';

const FIRST_CAPACITY = 1024;
const EMPTY = 0;

/**
 * The noun phrases that a text can mean, likeliest first. The tables of all languages hold 800,000 texts, in each
 * thread, so a table keeps 64 bits of hash in place of each text: 12 bytes a slot, where a map of strings needs 150.
 * Among a million texts, one that is not in the table is taken for one that is in 2e-13 of the times.
 */
export class NounTable {
  #size = 0;
  #high = new Uint32Array(FIRST_CAPACITY);
  #low = new Uint32Array(FIRST_CAPACITY);
  /** Positions in #meanings, from 1. */
  #slots = new Uint32Array(FIRST_CAPACITY);
  readonly #meanings: (readonly NounPhrase[])[] = [];

  get(text: string): readonly NounPhrase[] {
    const slot = this.#slots[this.#slotOf(...hash(text))]!;
    return slot === EMPTY ? [] : this.#meanings[slot - 1]!;
  }

  add(text: string, phrase: NounPhrase): void {
    const [high, low] = hash(text);
    const at = this.#slotOf(high, low);
    const known = this.#slots[at] === EMPTY ? [] : this.#meanings[this.#slots[at]! - 1]!;
    if (known.length === 0) {
      this.#meanings.push(alone(phrase));
      [this.#high[at], this.#low[at], this.#slots[at]] = [high, low, this.#meanings.length];
      this.#size += 1;
      if (this.#size * 4 > this.#slots.length * 3) this.#grow();
    } else {
      this.#meanings[this.#slots[at]! - 1] = isLikelier(phrase, known)
        ? [phrase].concat(known)
        : known.concat(phrase);
    }
  }

  /** The slot that has the hash, or the empty one where it belongs. */
  #slotOf(high: number, low: number): number {
    const mask = this.#slots.length - 1;
    let at = low & mask;
    while (this.#slots[at] !== EMPTY && (this.#low[at] !== low || this.#high[at] !== high))
      at = (at + 1) & mask;
    return at;
  }

  #grow(): void {
    const [highs, lows, slots] = [this.#high, this.#low, this.#slots];
    const capacity = 2 * slots.length;
    [this.#high, this.#low, this.#slots] = [
      new Uint32Array(capacity),
      new Uint32Array(capacity),
      new Uint32Array(capacity),
    ];
    slots.forEach((slot, i) => {
      if (slot === EMPTY) return;
      const at = this.#slotOf(highs[i]!, lows[i]!);
      [this.#high[at], this.#low[at], this.#slots[at]] = [highs[i]!, lows[i]!, slot];
    });
  }
}

/** Two 32-bit hashes: FNV-1a with two different multipliers, finished as in MurmurHash3. */
function hash(text: string): [high: number, low: number] {
  let high = 0x811c9dc5;
  let low = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 0x01000193);
    low = Math.imul(low ^ code, 0x9e3779b1);
  }
  return [mixed(high), mixed(low)];
}

function mixed(hash: number): number {
  const first = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
  return (second ^ (second >>> 16)) >>> 0;
}

/** Makes something of a noun once, on first use. */
export function once<Made>(make: (noun: Noun) => Made): (noun: Noun) => Made {
  const made = new WeakMap<Noun, { readonly value: Made }>();
  return (noun) => {
    const known = made.get(noun) ?? { value: make(noun) };
    made.set(noun, known);
    return known.value;
  };
}

const listed = new WeakMap<NounPhrase, readonly NounPhrase[]>();

/** The phrase as the only one of a list, one list for all tables. */
function alone(phrase: NounPhrase): readonly NounPhrase[] {
  const list = listed.get(phrase) ?? [phrase];
  listed.set(phrase, list);
  return list;
}

const phrasesOf = once(() => new Map<string, NounPhrase>());

/** One object for each noun, number and determiner, which the tables of all languages and forms share. */
export function sharedPhrase(noun: Noun, number: GrammaticalNumber, determiner: Determiner): NounPhrase {
  const phrases = phrasesOf(noun);
  const name = `${number} ${determiner}`;
  const phrase = phrases.get(name) ?? { noun, number, determiner };
  phrases.set(name, phrase);
  return phrase;
}

/** The noun as something without a plural: 'more cake'. */
export const asMass = once((noun): Noun => ({ ...noun, mass: true }));
