import type { Register } from '../../languages.ts';
import { tablesOf } from '../grammar-facts.ts';
import { cardinal } from '../numbers/cardinals.ts';
import { agreeingDeterminer, isPossessive } from './determiners.ts';
import { germanAdjective } from './noun-adjective.ts';
import {
  type Determiner,
  inflect,
  isConsumed,
  type NounForm,
  type NounParts,
  type Quantity,
  type Rendered,
} from './noun-phrase.ts';
import { inDative, isQuantity, quantified } from './quantities.ts';

type GermanCase = 'nom' | 'acc' | 'dat' | 'gen';
/** Endings by case: masculine, feminine, neuter, plural. */
const DER = tablesOf('der').de;
const EIN = tablesOf('ein').de;
const DIESER = tablesOf('dieser').de;
/** The ending, or the article, for a case and a column. */
export const germanEnding = (table: 'der' | 'ein' | 'dieser', use: GermanCase, column: number): string =>
  ({ der: DER, ein: EIN, dieser: DIESER })[table][use]!.split(' ')[column]!;
const GERMAN_FORM: Partial<Record<NounForm, { case: GermanCase; preposition?: string }>> = {
  plain: { case: 'nom' },
  acc: { case: 'acc' },
  neg: { case: 'acc' },
  dat: { case: 'dat' },
  gen: { case: 'gen' },
  zu: { case: 'dat', preposition: 'zu' },
  inAcc: { case: 'acc', preposition: 'in' },
  inDat: { case: 'dat', preposition: 'in' },
  an: { case: 'dat', preposition: 'an' },
  von: { case: 'dat', preposition: 'von' },
  bei: { case: 'dat', preposition: 'bei' },
};
const GERMAN_MELTED = tablesOf('melted').de;

/** Words of one syllable: 'des Freundes', 'des Tages'. */
const SHORT = /^[^aeiouyäöü]+(?:[aeiouyäöü]|au|ei|eu|ie|äu)[^aeiouyäöü]*(?:d|nn|ch|g)$/i;
/** 'Des Zimmers', 'des Hauses'. */
const genitive = (word: string): string =>
  /(?:s|ß|x|z|sch)$/.test(word) || SHORT.test(word) ? `${word.replace(/nis$/, 'niss')}es` : `${word}s`;

export function germanNounPhrase(
  { noun, number, determiner, count, quality }: NounParts,
  form: NounForm,
  register: Register,
): Rendered {
  const { word: base, number: actual } = inflect(noun.de, number);
  const { gender } = noun.de;
  const plural = actual === 'pl';
  const use = GERMAN_FORM[form] ?? { case: 'nom' as const };
  const column = plural ? 3 : ({ m: 0, f: 1, n: 2 } as const)[gender];
  const word = plural
    ? use.case === 'dat' && !/[ns]$/.test(base)
      ? `${base}n`
      : base
    : use.case !== 'nom' && noun.de.oblique
      ? noun.de.oblique
      : use.case === 'gen' && gender !== 'f'
        ? genitive(base)
        : base;
  const ein = (stem: string) => stem + germanEnding('ein', use.case, column);
  const isUncounted = plural || noun.mass || noun.de.indef === 'none';
  const article = (own: Exclude<Determiner, Quantity>): string => {
    const isIndefinite = own === 'indef' || own === 'some';
    if (own === 'bare' || own === 'none' || (isIndefinite && isUncounted)) return '';
    if (own === 'def') return germanEnding('der', use.case, column);
    if (own === 'howMany') return plural ? 'wie viele' : 'wie viel';
    if (own === 'another')
      return plural || noun.mass ? (isConsumed(noun) ? 'noch mehr' : 'mehr') : `noch ${ein('ein')}`;
    const stem = agreeingDeterminer(own, 'de', register, { number: actual, gender });
    return isIndefinite || isPossessive(own) ? ein(stem) : stem + germanEnding('dieser', use.case, column);
  };
  const quantity = (much: Quantity) => {
    const said = quantified(much, '', 'de', { plural, gender });
    const own = (use.case === 'dat' ? inDative(said) : said).trim();
    return form === 'neg' ? `nicht ${own}` : own;
  };
  const missing = ['bare', 'indef', 'some'].includes(determiner);
  const head =
    count !== undefined
      ? count === 1
        ? ein('ein')
        : `${determiner === 'another' ? 'noch ' : ''}${cardinal(count, 'de')}`
      : form === 'neg' && missing
        ? ein('kein')
        : isQuantity(determiner)
          ? quantity(determiner)
          : article(determiner);
  const melted = use.preposition ? GERMAN_MELTED[`${use.preposition} ${head}`] : undefined;
  // 'Viele Leute', but 'vier Personen'.
  const named = isQuantity(determiner)
    ? word.replace(/^Personen$/, use.case === 'dat' ? 'Leuten' : 'Leute')
    : word;
  const described = quality ? `${germanAdjective(quality, head, use.case, column)} ${named}` : named;
  const text = melted
    ? `${melted} ${described}`
    : [use.preposition, head, described].filter((part) => part !== undefined && part !== '').join(' ');
  return { text, number: actual, gender };
}
