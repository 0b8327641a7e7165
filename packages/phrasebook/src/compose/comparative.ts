import type { LanguageCode } from '../languages.ts';
import type { Adjective } from './grammar-schema.ts';

/** Adjectives that are compared, by their English word, with the English comparative. */
const ENGLISH: ReadonlyMap<string, string> = new Map(
  `big bigger|small smaller|good better|bad worse|expensive more expensive|cheap cheaper|cold colder|hot hotter
  warm warmer|noisy noisier|quiet quieter|dirty dirtier|clean cleaner|new newer|old older|beautiful more beautiful|nice nicer
  important more important|interesting more interesting|boring more boring|difficult more difficult|easy easier|long longer
  short shorter|spicy spicier|sweet sweeter|fresh fresher|dangerous more dangerous|strong stronger|weak weaker
  useful more useful|heavy heavier|light lighter|fast faster|slow slower|modern more modern|comfortable more comfortable
  loud louder|safe safer|tall taller|young younger|rich richer|smart smarter|funny funnier`
    .split(/[|\n]/)
    .map((line) => {
      const [adjective, ...comparative] = line.trim().split(' ');
      return [adjective!, comparative.join(' ')] as const;
    }),
);
const GERMAN: Readonly<Record<string, string>> = {
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
};
type Agreeing = { m: string; f: string; mp: string; fp: string };
const IRREGULAR: Readonly<Record<string, Agreeing>> = {
  'es good': { m: 'mejor', f: 'mejor', mp: 'mejores', fp: 'mejores' },
  'es bad': { m: 'peor', f: 'peor', mp: 'peores', fp: 'peores' },
  'fr good': { m: 'meilleur', f: 'meilleure', mp: 'meilleurs', fp: 'meilleures' },
  'fr bad': { m: 'pire', f: 'pire', mp: 'pires', fp: 'pires' },
  'it good': { m: 'migliore', f: 'migliore', mp: 'migliori', fp: 'migliori' },
  'it bad': { m: 'peggiore', f: 'peggiore', mp: 'peggiori', fp: 'peggiori' },
};
const MORE = { es: 'más', fr: 'plus', it: 'più' } as const;

/** 'Bigger': one form, or those that agree; undefined for what is not compared ('married'). */
export function comparative(adjective: Adjective, language: LanguageCode): string | Agreeing | undefined {
  const english = typeof adjective.en === 'string' ? ENGLISH.get(adjective.en) : undefined;
  if (english === undefined || typeof adjective.de !== 'string') return undefined;
  if (language === 'en') return english;
  if (language === 'de') return GERMAN[adjective.de] ?? `${adjective.de.replace(/e$/, '')}er`;
  const { m, f, mp, fp } = adjective[language];
  const irregular = IRREGULAR[`${language} ${adjective.en as string}`];
  if (irregular) return irregular;
  const more = MORE[language];
  return { m: `${more} ${m}`, f: `${more} ${f}`, mp: `${more} ${mp}`, fp: `${more} ${fp}` };
}
