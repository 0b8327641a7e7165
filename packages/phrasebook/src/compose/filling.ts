import type { LanguageCode } from '../languages.ts';
import type { PersonObject } from './clause/person.ts';
import type { Adjective, Place } from './grammar-schema.ts';
import type { NounPhrase } from './nouns/noun-phrase.ts';
import type { CalendarDate } from './numbers/calendar.ts';
import type { ClockTime } from './numbers/clock.ts';
import type { Price } from './numbers/money.ts';

/** The content of a slot. */
export type Filling =
  | { kind: 'noun'; phrase: NounPhrase }
  | { kind: 'pronoun'; object: PersonObject }
  | { kind: 'adjective'; adjective: Adjective; degree?: 'more' }
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
