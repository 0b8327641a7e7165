import type { LanguageCode } from '../languages.ts';
import { foldWord } from '../normalize.ts';
import { tablesOf } from './grammar-facts.ts';
import type { Place } from './grammar-schema.ts';

/** A language's name, with its article in the form 'def' (fr l'espagnol, it lo spagnolo). */
export function languageName(
  names: Record<LanguageCode, string>,
  language: LanguageCode,
  form: string,
): string {
  const name = names[language];
  if (form !== 'def') return name;
  if (/^[aeiou]/.test(name)) return `l'${name}`;
  if (language === 'fr') return `le ${name}`;
  return /^s[^aeiou]/.test(name) ? `lo ${name}` : `il ${name}`;
}

/** 'name' is the name alone; the others carry the preposition of origin, place or direction. */
export type PlaceForm = 'plain' | 'from' | 'in' | 'to';

/** Prepositions before a town; countries bring their own. */
const TOWN = tablesOf<string>('beforeTown');

/** A place with the form's preposition; `name` is used if the lexicon lacks the place. */
export function placeText(
  place: Place | undefined,
  name: string,
  language: LanguageCode,
  form: PlaceForm,
): string {
  if (form === 'plain') return name;
  const own = place?.[form]?.[language];
  if (own !== undefined) return own;
  const preposition = TOWN[language][form]!;
  if (language === 'fr' && form === 'from' && foldWord(name, 'fr').match(/^[aeiouy]/)) return `d'${name}`;
  // 'ad Atene': a d separates equal vowels.
  if (language === 'it' && preposition === 'a' && /^a/i.test(name)) return `ad ${name}`;
  return `${preposition} ${name}`;
}
