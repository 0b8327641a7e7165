import type { Adjective } from '../grammar-schema.ts';
import type { NounPhrase } from './noun-phrase.ts';

const kin = (en: string, es: string, fr: string, de: string, it: string): Adjective => ({
  of: 'people',
  en,
  es: { m: es, f: es, mp: `${es}es`, fp: `${es}es`, copula: 'ser' },
  fr: {
    m: fr,
    f: /t$/.test(fr) ? `${fr}te` : `${fr}e`,
    mp: `${fr}s`,
    fp: /t$/.test(fr) ? `${fr}tes` : `${fr}es`,
  },
  de,
  it: { m: it, f: it, mp: it.replace(/e$/, 'i'), fp: it.replace(/e$/, 'i') },
});

/** Special words for the older and younger of siblings and children: 'mi hermana mayor'. */
export const KIN_BY_AGE: readonly Adjective[] = [
  kin('older', 'mayor', 'aîné', 'älter', 'maggiore'),
  kin('younger', 'menor', 'cadet', 'jünger', 'minore'),
  kin('oldest', 'mayor', 'aîné', 'ältest', 'maggiore'),
  kin('youngest', 'menor', 'cadet', 'jüngst', 'minore'),
];
const KIN: ReadonlySet<string> = new Set([
  'brother',
  'sister',
  'siblings',
  'son',
  'daughter',
  'cousin',
  'brother-in-law',
]);

/** Whether the adjective fits a noun of that name. Those for 'older' and 'younger' only fit siblings and the like. */
export const fitsKin = (adjective: Adjective, noun: string): boolean =>
  !KIN_BY_AGE.includes(adjective) || KIN.has(noun);

/** Men whose Spanish and Italian plural usually means couples or children of both sexes: 'padres' are parents, 'hijos' children. */
const IN_PAIRS: ReadonlySet<string> = new Set(['father', 'son', 'grandfather']);
/** Somebody's spouse: without an owner 'die Frau' is a woman. */
const SPOUSES: ReadonlySet<string> = new Set(['wife', 'husband']);

/** Whether the phrase is a likelier meaning of its words than those already known. */
export function isLikelier({ number, determiner }: NounPhrase, known: readonly NounPhrase[]): boolean {
  const isOwned = /^(?:my|your|his|her|our|their)$/.test(determiner);
  const rare = isOwned ? undefined : SPOUSES;
  return (
    known.length > 0 &&
    known.every(({ noun }) => rare?.has(noun.id) || (number === 'pl' && IN_PAIRS.has(noun.id)))
  );
}
