import type { LanguageCode } from '../languages.ts';
import type { PersonObject } from './clause/person.ts';
import type { Adjective, Noun, Place } from './grammar-schema.ts';
import { isPerson, type NounPhrase } from './nouns/noun-phrase.ts';
import type { CalendarDate } from './numbers/calendar.ts';
import type { ClockTime } from './numbers/clock.ts';
import type { Price } from './numbers/money.ts';

/** The content of a slot. */
export type Filling =
  | { kind: 'noun'; phrase: NounPhrase }
  | { kind: 'pronoun'; object: PersonObject }
  /** `senses`: what else the word can mean, until it is known what it describes. */
  | { kind: 'adjective'; adjective: Adjective; senses?: readonly Adjective[]; degree?: 'more' }
  /** `decimals` are the digits after the decimal point. */
  | { kind: 'number'; n: number; decimals?: string }
  | { kind: 'ordinal'; n: number }
  | { kind: 'time'; time: ClockTime }
  | { kind: 'price'; price: Price }
  | { kind: 'date'; date: CalendarDate }
  | { kind: 'place'; place: Place | undefined; typed: string }
  | { kind: 'language'; names: Record<LanguageCode, string> }
  | { kind: 'copula' }
  | { kind: 'name'; typed: string };
/** The content of each slot of a template, by the slot's name. */
export type Fillings = ReadonlyMap<string, Filling>;

/** The noun phrase that is the object, if it is one. */
export const objectNoun = (fillings: Fillings): NounPhrase | undefined => {
  const object = fillings.get('x');
  return object?.kind === 'noun' ? object.phrase : undefined;
};

/** The fillings with a change to the object, if that is a noun phrase. */
export function withObjectNoun(fillings: Fillings, change: Partial<NounPhrase>): Fillings {
  const phrase = objectNoun(fillings);
  return phrase
    ? new Map([...fillings, ['x', { kind: 'noun', phrase: { ...phrase, ...change } }]])
    : fillings;
}

/** What an adjective describes: a noun, or only the kind of it. */
export type Described = Pick<Noun, 'id' | 'classes'>;
export const SOMEBODY: Described = { id: '', classes: ['person'] };
export const SOMETHING: Described = { id: 'something', classes: ['thing'] };

const isSenseFor = ({ nouns, classes }: Adjective, noun: Described): boolean =>
  (nouns?.includes(noun.id) ?? false) || (classes?.some((name) => noun.classes.includes(name)) ?? false);

/** Whether the adjective is restricted to other nouns than this one. */
export const isOfOtherNouns = (adjective: Adjective, noun: Described): boolean =>
  (adjective.nouns ?? adjective.classes) !== undefined && !isSenseFor(adjective, noun);

/** The fillings with the sense that the adjective has about this noun; undefined if it has none. */
export function withSense(fillings: Fillings, noun: Described): Fillings | undefined {
  const quality = fillings.get('a');
  if (quality?.kind !== 'adjective' || !quality.senses) return fillings;
  const { senses, ...rest } = quality;
  const free = senses.filter(({ nouns, classes }) => !nouns && !classes);
  const adjective =
    senses.find((sense) => isSenseFor(sense, noun)) ??
    free.find(({ of }) => of === 'both' || isPerson(noun) === (of === 'people')) ??
    free[0];
  return adjective && new Map([...fillings, ['a', { ...rest, adjective }]]);
}

/** Slot names of templates and the kind of their content. */
export const SLOT_KINDS: Readonly<Record<string, Filling['kind']>> = {
  x: 'noun',
  y: 'noun',
  a: 'adjective',
  n: 'number',
  o: 'ordinal',
  t: 'time',
  u: 'time',
  p: 'price',
  d: 'date',
  place: 'place',
  lang: 'language',
  name: 'name',
  word: 'name',
  digits: 'name',
  is: 'copula',
  am: 'copula',
  are: 'copula',
};

/** Forms of ser and estar for the slots {is}, {am} and {are}: singular or casual, then plural or formal. */
export const SPANISH_COPULAS: Readonly<Record<string, Record<'ser' | 'estar', readonly [string, string]>>> = {
  is: { ser: ['es', 'son'], estar: ['está', 'están'] },
  am: { ser: ['soy', 'soy'], estar: ['estoy', 'estoy'] },
  are: { ser: ['eres', 'es'], estar: ['estás', 'está'] },
};
