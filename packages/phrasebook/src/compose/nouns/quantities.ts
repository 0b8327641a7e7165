import type { LanguageCode } from '../../languages.ts';
import type { Token } from '../../normalize.ts';
import { type Determiner, QUANTITIES, type Quantity } from './noun-phrase.ts';

type Forms = readonly [mass: readonly [m: string, f: string], many: readonly [m: string, f: string]];
const same = (mass: string, many: string): Forms => [
  [mass, mass],
  [many, many],
];

/** The words before an uncountable noun, then before a plural, each masculine and feminine. */
const WORDS: Record<LanguageCode, Record<Quantity, Forms>> = {
  en: {
    many: same('a lot of', 'a lot of'),
    aFew: same('a little', 'a few'),
    few: same('little', 'few'),
    enough: same('enough', 'enough'),
    tooMany: same('too much', 'too many'),
    several: same('', 'several'),
    most: same('', 'most'),
    aLittleMore: same('a little more', ''),
    more: same('more', 'more'),
    less: same('less', 'fewer'),
  },
  es: {
    many: [
      ['mucho', 'mucha'],
      ['muchos', 'muchas'],
    ],
    aFew: [
      ['un poco de', 'un poco de'],
      ['unos', 'unas'],
    ],
    few: [
      ['poco', 'poca'],
      ['pocos', 'pocas'],
    ],
    enough: same('suficiente', 'suficientes'),
    tooMany: [
      ['demasiado', 'demasiada'],
      ['demasiados', 'demasiadas'],
    ],
    several: [
      ['', ''],
      ['varios', 'varias'],
    ],
    most: [
      ['', ''],
      ['la mayoría de los', 'la mayoría de las'],
    ],
    aLittleMore: same('un poco más de', ''),
    more: same('más', 'más'),
    less: same('menos', 'menos'),
  },
  fr: {
    many: same('beaucoup de', 'beaucoup de'),
    aFew: same('un peu de', 'quelques'),
    few: same('peu de', 'peu de'),
    enough: same('assez de', 'assez de'),
    tooMany: same('trop de', 'trop de'),
    several: same('', 'plusieurs'),
    most: same('', 'la plupart des'),
    aLittleMore: same('encore un peu de', ''),
    more: same('plus de', 'plus de'),
    less: same('moins de', 'moins de'),
  },
  de: {
    many: same('viel', 'viele'),
    aFew: same('ein bisschen', 'ein paar'),
    few: same('wenig', 'wenige'),
    enough: same('genug', 'genug'),
    tooMany: same('zu viel', 'zu viele'),
    several: same('', 'mehrere'),
    most: same('', 'die meisten'),
    aLittleMore: same('noch ein bisschen', ''),
    more: same('mehr', 'mehr'),
    less: same('weniger', 'weniger'),
  },
  it: {
    many: [
      ['molto', 'molta'],
      ['molti', 'molte'],
    ],
    aFew: [
      ["un po' di", "un po' di"],
      ['alcuni', 'alcune'],
    ],
    few: [
      ['poco', 'poca'],
      ['pochi', 'poche'],
    ],
    enough: same('abbastanza', 'abbastanza'),
    tooMany: [
      ['troppo', 'troppa'],
      ['troppi', 'troppe'],
    ],
    several: [
      ['', ''],
      ['diversi', 'diverse'],
    ],
    most: same('', 'la maggior parte di'),
    aLittleMore: same("ancora un po' di", ''),
    more: same('più', 'più'),
    less: same('meno', 'meno'),
  },
};

/** Folded words that a quantity is read from, the longest first where one begins with another. */
const READ: Record<LanguageCode, readonly (readonly [RegExp, Quantity])[]> = {
  en: [
    [/^(?:less|fewer) /, 'less'],
    [/^(?:a little|a bit) more /, 'aLittleMore'],
    [/^most (?:of the )?/, 'most'],
    [/^too (?:many|much) /, 'tooMany'],
    [/^(?:a lot of|lots of|plenty of|many|much) /, 'many'],
    [/^a (?:few|little|bit of) /, 'aFew'],
    [/^(?:few|little) /, 'few'],
    [/^enough /, 'enough'],
    [/^several /, 'several'],
  ],
  es: [
    [/^menos /, 'less'],
    [/^un poco mas de /, 'aLittleMore'],
    [/^la mayoria de l[oa]s /, 'most'],
    [/^demasiad[oa]s? /, 'tooMany'],
    [/^much[oa]s? /, 'many'],
    [/^(?:un poco de|algun[oa]s|un[oa]s poc[oa]s) /, 'aFew'],
    [/^poc[oa]s? /, 'few'],
    [/^suficientes? /, 'enough'],
    [/^vari[oa]s /, 'several'],
  ],
  fr: [
    [/^moins d(?:e)? /, 'less'],
    [/^encore un peu d(?:e)? /, 'aLittleMore'],
    [/^la plupart des /, 'most'],
    [/^trop d(?:e)? /, 'tooMany'],
    [/^beaucoup d(?:e)? /, 'many'],
    [/^(?:un peu d(?:e)?|quelques) /, 'aFew'],
    [/^peu d(?:e)? /, 'few'],
    [/^assez d(?:e)? /, 'enough'],
    [/^plusieurs /, 'several'],
  ],
  de: [
    [/^weniger /, 'less'],
    [/^noch ein bisschen /, 'aLittleMore'],
    [/^d(?:ie|en) meisten /, 'most'],
    [/^zu viel(?:en?)? /, 'tooMany'],
    [/^viel(?:en?)? /, 'many'],
    [/^ein (?:paar|bisschen|wenig) /, 'aFew'],
    [/^wenig(?:en?)? /, 'few'],
    [/^(?:genug|genugend) /, 'enough'],
    [/^mehreren? /, 'several'],
  ],
  it: [
    [/^meno /, 'less'],
    [/^ancora un po d(?:i)? /, 'aLittleMore'],
    [/^la maggior parte de(?:i|gli|lle) /, 'most'],
    [/^tropp[oaie] /, 'tooMany'],
    [/^molt[oaie] /, 'many'],
    [/^(?:un po di|alcun[ie]) /, 'aFew'],
    [/^poc(?:o|a|hi|he) /, 'few'],
    [/^abbastanza /, 'enough'],
    [/^divers[ie] /, 'several'],
  ],
};

export const isQuantity = (determiner: Determiner): determiner is Quantity =>
  (QUANTITIES as readonly string[]).includes(determiner);

/** The quantity that some words begin with, and the number of its words. */
export function readQuantity(
  tokens: readonly Token[],
  language: LanguageCode,
): { quantity: Quantity; length: number } | undefined {
  const text = `${tokens.map(({ folded }) => folded).join(' ')} `;
  for (const [read, quantity] of READ[language]) {
    const found = read.exec(text)?.[0];
    if (found) return { quantity, length: found.trim().split(' ').length };
  }
  return undefined;
}

/** The noun with the words for how much or how many: 'muchos amigos', "beaucoup d'amis", 'beaucoup de gens'. */
export function quantified(
  quantity: Quantity,
  word: string,
  language: LanguageCode,
  { plural, gender, elides = false }: { plural: boolean; gender: 'm' | 'f' | 'n'; elides?: boolean },
): string {
  const isCounted = /^(?:aFew|several)$/.test(quantity);
  const named = language === 'fr' && word === 'personnes' && !isCounted ? 'gens' : word;
  const said = WORDS[language][quantity][plural ? 1 : 0][gender === 'f' ? 1 : 0];
  const isElided = elides || (language === 'it' && /^[aeiou]/i.test(word));
  return isElided && / d[ei]$/.test(said) ? `${said.slice(0, -1)}'${named}` : `${said} ${named}`;
}

/** 'Vielen', 'wenigen': German words for several things before a dative. */
export const inDative = (text: string): string =>
  text.replace(/^((?:zu )?viele|wenige|mehrere)(?= )/, '$1n').replace(/^die(?= meisten)/, 'den');
