import type { Noun } from '../grammar-schema.ts';
import { isLikelier } from './kin.ts';
import type { Determiner, GrammaticalNumber, NounPhrase } from './noun-phrase.ts';

/**
 * The noun phrases that a text can mean, likeliest first. Nearly every text has exactly one meaning, so that one is
 * stored without an array: the tables of all languages hold 800,000 texts, in each thread.
 */
export class NounTable {
  readonly #meanings = new Map<string, NounPhrase | readonly NounPhrase[]>();

  get(text: string): readonly NounPhrase[] {
    const found = this.#meanings.get(text);
    return found === undefined ? [] : isList(found) ? found : [found];
  }

  add(text: string, phrase: NounPhrase): void {
    const known = this.get(text);
    if (known.length === 0) this.#meanings.set(text, phrase);
    else this.#meanings.set(text, isLikelier(phrase, known) ? [phrase, ...known] : [...known, phrase]);
  }
}

const isList = (found: NounPhrase | readonly NounPhrase[]): found is readonly NounPhrase[] =>
  Array.isArray(found);

/** Makes something of a noun once, on first use. */
export function once<Made>(make: (noun: Noun) => Made): (noun: Noun) => Made {
  const made = new WeakMap<Noun, { readonly value: Made }>();
  return (noun) => {
    const known = made.get(noun) ?? { value: make(noun) };
    made.set(noun, known);
    return known.value;
  };
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
