import type { LanguageCode } from '../../languages.ts';
import type { Adjective } from '../grammar-schema.ts';

/** Adjectives that have a comparative, with the English one. */
const ENGLISH_COMPARATIVES: ReadonlyMap<string, string> = new Map(
  `big bigger|small smaller|good better|bad worse|expensive more expensive|cheap cheaper|cold colder|hot hotter
  warm warmer|noisy noisier|quiet quieter|dirty dirtier|clean cleaner|new newer|old older|beautiful more beautiful|nice nicer
  important more important|interesting more interesting|boring more boring|difficult more difficult|easy easier|long longer
  short shorter|spicy spicier|sweet sweeter|fresh fresher|dangerous more dangerous|strong stronger|weak weaker
  useful more useful|heavy heavier|light lighter|fast faster|slow slower|modern more modern|comfortable more comfortable
  loud louder|safe safer|tall taller|young younger|rich richer|smart smarter|funny funnier|famous more famous|stupid more stupid|serious more serious|popular more popular|simple simpler
  complicated more complicated|high higher|low lower|deep deeper|wide wider|narrow narrower|soft softer|dark darker|bright brighter
  happy happier|sad sadder|poor poorer|kind kinder|healthy healthier|polite politer|lazy lazier|thin thinner|fat fatter
  exciting more exciting|practical more practical|tiring more tiring|scary scarier|strange stranger`
    .split(/[|\n]/)
    .map((line) => {
      const [adjective, ...comparative] = line.trim().split(' ');
      return [adjective!, comparative.join(' ')] as const;
    }),
);
const GERMAN_COMPARATIVES: Readonly<Record<string, string>> = {
  gut: 'besser',
  groß: 'größer',
  alt: 'älter',
  jung: 'jünger',
  kalt: 'kälter',
  warm: 'wärmer',
  lang: 'länger',
  kurz: 'kürzer',
  stark: 'stärker',
  schwach: 'schwächer',
  teuer: 'teurer',
  scharf: 'schärfer',
  klug: 'klüger',
  arm: 'ärmer',
  gesund: 'gesünder',
  dumm: 'dümmer',
  hoch: 'höher',
  dunkel: 'dunkler',
};
type Agreeing = { m: string; f: string; mp: string; fp: string };
const IRREGULAR: Readonly<Record<string, Agreeing>> = {
  'es good': { m: 'mejor', f: 'mejor', mp: 'mejores', fp: 'mejores' },
  'es bad': { m: 'peor', f: 'peor', mp: 'peores', fp: 'peores' },
  'fr good': { m: 'meilleur', f: 'meilleure', mp: 'meilleurs', fp: 'meilleures' },
  'fr cheap': { m: 'moins cher', f: 'moins chère', mp: 'moins chers', fp: 'moins chères' },
  'fr bad': { m: 'pire', f: 'pire', mp: 'pires', fp: 'pires' },
  'it good': { m: 'migliore', f: 'migliore', mp: 'migliori', fp: 'migliori' },
  'it bad': { m: 'peggiore', f: 'peggiore', mp: 'peggiori', fp: 'peggiori' },
};
/** English superlatives that follow no rule. */
const ENGLISH_SUPERLATIVES: Readonly<Record<string, string>> = { better: 'best', worse: 'worst' };
/** German superlatives that follow no rule: the stem before its ending. */
const GERMAN_SUPERLATIVES: Readonly<Record<string, string>> = {
  gut: 'best',
  groß: 'größt',
  teuer: 'teuerst',
  nah: 'nächst',
  hoch: 'höchst',
  dunkel: 'dunkelst',
};
const MORE = { es: 'más', fr: 'plus', it: 'più' } as const;

/** The English comparative or superlative with an ending: 'larger', 'prettiest'. */
const ended = (word: string, ending: 'er' | 'est'): string =>
  word.replace(/e$/, '').replace(/y$/, 'i') + ending;

/** The comparative or superlative beside a noun ('bigger', 'biggest'); undefined for adjectives without one. */
export function compared(adjective: Adjective, degree: 'comparative' | 'superlative'): Adjective | undefined {
  const en = comparative(adjective, 'en') as string | undefined;
  const de = comparative(adjective, 'de') as string | undefined;
  if (en === undefined || de === undefined || typeof adjective.de !== 'string') return undefined;
  const own = (language: 'es' | 'fr' | 'it') => comparative(adjective, language) as Agreeing;
  const { also, ...plain } = adjective;
  const others = (also?.en ?? [])
    .filter((word) => /^[a-z]{4,6}$/.test(word))
    .map((word) => ended(word, degree === 'comparative' ? 'er' : 'est'));
  const read = others.length > 0 ? { also: { en: others } } : {};
  if (degree === 'comparative') {
    return {
      ...plain,
      ...read,
      en,
      es: { ...own('es'), copula: adjective.es.copula },
      fr: own('fr'),
      de,
      it: own('it'),
    };
  }
  const isWord = !en.includes(' ');
  const most = isWord
    ? (ENGLISH_SUPERLATIVES[en] ?? en.replace(/er$/, 'est'))
    : en.replace(/^more /, 'most ');
  const core =
    GERMAN_SUPERLATIVES[adjective.de] ?? de.replace(/er$/, /(?:[dtsßz]|sch)er$/.test(de) ? 'est' : 'st');
  const { m, f, mp, fp } = own('fr');
  // 'Le plus grand' keeps its article behind the noun, 'le meilleur' stands before it.
  const fr = /^(?:plus|moins) /.test(m)
    ? { m: `le ${m}`, f: `la ${f}`, mp: `les ${mp}`, fp: `les ${fp}` }
    : own('fr');
  return {
    ...plain,
    ...read,
    en: most,
    es: { ...own('es'), copula: adjective.es.copula },
    fr,
    de: core,
    it: own('it'),
  };
}

const VERY = { en: 'very', es: 'muy', fr: 'très', de: 'sehr', it: 'molto' } as const;

/** 'Very nice' beside a noun: 'un sitio muy bonito', 'un très bon livre'. */
export function intensified(adjective: Adjective): Adjective {
  const { also: _, ...plain } = adjective;
  const own = (language: 'es' | 'fr' | 'it') => {
    const { m, f, mp, fp } = adjective[language];
    const very = VERY[language];
    return { m: `${very} ${m}`, f: `${very} ${f}`, mp: `${very} ${mp}`, fp: `${very} ${fp}` };
  };
  return {
    ...plain,
    also: { en: [`really ${adjective.en as string}`] },
    en: `very ${adjective.en as string}`,
    es: { ...own('es'), copula: adjective.es.copula },
    fr: own('fr'),
    de: `sehr ${adjective.de as string}`,
    it: own('it'),
  };
}

/**
 * The comparative after a verb: one form, or one for each gender and number; undefined for adjectives without one
 * ('married').
 */
export function comparative(adjective: Adjective, language: LanguageCode): string | Agreeing | undefined {
  const english = typeof adjective.en === 'string' ? ENGLISH_COMPARATIVES.get(adjective.en) : undefined;
  if (english === undefined || typeof adjective.de !== 'string') return undefined;
  if (language === 'en') return english;
  if (language === 'de') return GERMAN_COMPARATIVES[adjective.de] ?? `${adjective.de.replace(/e$/, '')}er`;
  const { m, f, mp, fp } = adjective[language];
  const irregular = IRREGULAR[`${language} ${adjective.en as string}`];
  if (irregular) return irregular;
  const more = MORE[language];
  return { m: `${more} ${m}`, f: `${more} ${f}`, mp: `${more} ${mp}`, fp: `${more} ${fp}` };
}
