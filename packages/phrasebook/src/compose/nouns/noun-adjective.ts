import type { LanguageCode } from '../../languages.ts';
import { foldWord, type Token } from '../../normalize.ts';
import { listsOf, tablesOf } from '../grammar-facts.ts';
import type { Adjective, Noun } from '../grammar-schema.ts';

type Agreeing = { m: string; f: string; mp: string; fp: string };

/** Adjectives that come before their noun in languages where most come after it, by their English words. */
const BEFORE = listsOf('beforeNoun');
/** Adjectives with another translation beside a noun than after a verb ('une nouvelle voiture'). */
const BESIDE_NOUN: Readonly<Record<string, Agreeing>> = {
  'fr new': { m: 'nouveau', f: 'nouvelle', mp: 'nouveaux', fp: 'nouvelles' },
};
const BEFORE_VOWEL = tablesOf('beforeVowel').fr;
const GERMAN_STEMS = tablesOf('stems').de;
const VOWEL = /^[aeiouyhàâäáéèêëíîïóôöúûùœæ]/i;

export const standsBefore = (adjective: Adjective, language: 'es' | 'fr' | 'it'): boolean =>
  (BEFORE[language].has(adjective.en as string) && !adjective.behind) ||
  adjective.before?.includes(language) === true ||
  // 'Un très bon livre', but 'un libro muy bueno'.
  (language === 'fr' && BEFORE.fr.has((adjective.en as string).replace(/^very /, '')));

/** Spanish and Italian say 'un coche nuevo', but 'mi nuevo coche'. */
const isBeforeIfOwned = (adjective: Adjective, language: LanguageCode): boolean =>
  adjective.en === 'new' && (language === 'es' || language === 'it');

/** Whether an adjective can stand with a noun: not 'im Ruhestand', 'a teacher' or 'vorbei'. */
export function canStandByNoun({ en, de, role, compound }: Adjective): boolean {
  if (role || en === 'free' || typeof en !== 'string' || typeof de !== 'string') return false;
  return compound !== undefined || (!`${en}${de}`.includes(' ') && !/^\p{Lu}/u.test(de));
}

/** Whether it is a phrase in some language ('sin gluten', 'à rayures'), which takes no 'very'. */
export const isPhrase = ({ es, fr, it }: Adjective): boolean => [es, fr, it].some(({ m }) => m.includes(' '));

/** The noun with its adjective as one longer noun, on which articles and prepositions act as on any other. */
export function nounWithAdjective(
  noun: Noun,
  adjective: Adjective,
  language: LanguageCode,
  isOwned: boolean,
): Noun {
  if (language === 'de') return adjective.compound ? compoundNoun(noun, adjective) : noun;
  const form = (word: string | undefined, number: 'sg' | 'pl') =>
    word === undefined ? undefined : besideNoun(noun, adjective, language, word, number, isOwned);
  const { sg, pl, ...rest } = noun[language] as { sg?: string; pl?: string };
  const words = { ...(sg && { sg: form(sg, 'sg') }), ...(pl && { pl: form(pl, 'pl') }) };
  // 'an old hour': the article depends on the adjective, whose spelling never misleads.
  const { an: _an, ...own } = rest as { an?: boolean };
  return { ...noun, [language]: { ...(language === 'en' ? own : rest), ...words } };
}

/** 'Lederjacke', or 'Jacke aus Leder' where the noun is itself of several words. */
function compoundNoun(noun: Noun, { compound, de }: Adjective): Noun {
  const form = (word: string | undefined) =>
    word && (/[ -]/.test(word) ? `${word} ${de as string}` : compound + word.toLowerCase());
  const { sg, pl, oblique } = noun.de;
  return { ...noun, de: { ...noun.de, sg: form(sg), pl: form(pl), oblique: form(oblique) } };
}

function besideNoun(
  noun: Noun,
  adjective: Adjective,
  language: 'en' | 'es' | 'fr' | 'it',
  word: string,
  number: 'sg' | 'pl',
  isOwned: boolean,
) {
  if (language === 'en') return `${adjective.en as string} ${word}`;
  const forms = BESIDE_NOUN[`${language} ${adjective.en as string}`] ?? (adjective[language] as Agreeing);
  const grammar = noun[language] as { gender: 'm' | 'f'; pluralGender?: 'm' | 'f' };
  const gender = number === 'pl' ? (grammar.pluralGender ?? grammar.gender) : grammar.gender;
  const said = number === 'pl' ? (gender === 'f' ? forms.fp : forms.mp) : gender === 'f' ? forms.f : forms.m;
  const isBefore = standsBefore(adjective, language) || (isOwned && isBeforeIfOwned(adjective, language));
  if (!isBefore) return `${word} ${said}`;
  if (number === 'pl' || gender === 'f')
    return `${italianBefore(said, word, language)} ${word}`.replace("' ", "'");
  if (language === 'es') return `${said.replace(/(?<=^buen|^mal|^primer)o$/, '')} ${word}`;
  if (language === 'fr') {
    const last = said.split(' ').at(-1)!;
    const eased = VOWEL.test(word) ? (BEFORE_VOWEL[last] ?? last) : last;
    return `${said.slice(0, said.length - last.length)}${eased} ${word}`;
  }
  return `${italianBefore(said, word, language)} ${word}`.replace("' ", "'");
}

/** 'buon amico', 'bel libro', 'bello zaino', "bell'albergo", 'bei libri', 'begli amici'. */
function italianBefore(said: string, next: string, language: LanguageCode): string {
  if (language !== 'it') return said;
  const isHard = /^(s[^aeiou]|z|gn|ps|x|y)/i.test(next);
  const isVowel = /^[aeiou]/i.test(next);
  if (/^(?:miglior|peggior)e$/.test(said)) return isHard || isVowel ? said : said.slice(0, -1);
  if (said === 'buono') return isHard ? said : 'buon';
  if (said === 'bello') return isHard ? said : isVowel ? "bell'" : 'bel';
  if (said === 'bella') return isVowel ? "bell'" : said;
  if (said === 'belli') return isHard || isVowel ? 'begli' : 'bei';
  return said;
}

/** Adjective endings by case: masculine, feminine, neuter, plural. */
const STRONG = tablesOf('strong').de;
const MIXED = tablesOf('mixed').de;
const WEAK = tablesOf('weak').de;

/** A German adjective before its noun, after the article that stands there ('' for none). */
export function germanAdjective(
  adjective: Adjective,
  head: string,
  use: 'nom' | 'acc' | 'dat' | 'gen',
  column: number,
): string {
  const word = adjective.de as string;
  const last = word.replace(/^sehr /, '');
  const degree = word.slice(0, word.length - last.length);
  const stem = degree + (GERMAN_STEMS[last] ?? last.replace(/e$/, '').replace(/el$/, 'l'));
  const endings = /^(?:der|die|das|den|dem|dies|welch)/.test(head)
    ? WEAK
    : /(?:ein|mein|dein|Ihr|sein|ihr|unser|kein)(?:e|en|er|em)?$/.test(head)
      ? MIXED
      : STRONG;
  return stem + endings[use]!.split(' ')[column]!;
}

/** Every form that the adjective can have beside a noun, folded. */
export function formsBesideNoun(adjective: Adjective, language: LanguageCode): string[] {
  const fold = (words: readonly string[]) => [...new Set(words.map((word) => foldWord(word, language)))];
  if ((adjective.englishOnly && language !== 'en') || adjective.unread?.includes(language)) return [];
  if (language === 'en') return fold([adjective.en as string, ...(adjective.also?.en ?? [])]);
  if (language === 'de') {
    if (adjective.compound) return fold([adjective.de as string]);
    const stems = [adjective.de as string, ...(adjective.also?.de ?? [])].map(
      (word) => GERMAN_STEMS[word] ?? word.replace(/e$/, ''),
    );
    return fold(stems.flatMap((stem) => ['e', 'en', 'er', 'es', 'em'].map((ending) => stem + ending)));
  }
  const { m, f, mp, fp } = adjective[language];
  const other = BESIDE_NOUN[`${language} ${adjective.en as string}`];
  const words = [
    m,
    f,
    mp,
    fp,
    ...(adjective.also?.[language] ?? []),
    ...(other ? [other.m, other.f, other.mp, other.fp] : []),
  ];
  const short = words.flatMap((word) =>
    language === 'es' && /^(buen|mal|primer)o$/.test(word)
      ? [word.slice(0, -1)]
      : language === 'it' && word === 'buono'
        ? ['buon']
        : language === 'it' && word === 'bello'
          ? ['bel', 'bei', 'begli', 'bell']
          : (BEFORE_VOWEL[word] ?? []),
  );
  return fold([...words, ...short]);
}

/** The noun alone may take the other article: 'an old car', 'a car'. */
export function withEitherArticle(tokens: readonly Token[]): (readonly Token[])[] {
  const [first, ...rest] = tokens;
  const other = { a: 'an', an: 'a' }[first?.folded ?? ''];
  return other === undefined ? [tokens] : [tokens, [{ raw: other, folded: other }, ...rest]];
}

/** Where an adjective of one to three words can be, longest first: 'la plus grande', 'more expensive', 'big'. */
export function spans(words: number): { at: number; length: number }[] {
  return [3, 2, 1].flatMap((length) =>
    Array.from({ length: Math.max(0, words - length + 1) }, (_, at) => ({ at, length })),
  );
}

/** In English and German an adjective stands before its noun; elsewhere mostly behind it. */
export function isInPlace(
  quality: Adjective,
  at: number,
  length: number,
  words: number,
  language: LanguageCode,
): boolean {
  if (isBeforeIfOwned(quality, language)) return true;
  const isLast = at + length === words;
  if (language === 'de' && quality.compound) return isLast;
  return language === 'en' || language === 'de' || standsBefore(quality, language) ? !isLast : isLast;
}
