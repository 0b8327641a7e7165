import type { LanguageCode } from './languages.ts';
import { SHORTHAND } from './typed-text.ts';

/** One word of a text: as it was typed, and folded for comparing. */
export interface Token {
  raw: string;
  folded: string;
}

const ENGLISH_CONTRACTIONS: readonly [RegExp, string][] = [
  [/\bcan'?t\b/g, 'can not'],
  [/\bcannot\b/g, 'can not'],
  [/\bwon'?t\b/g, 'will not'],
  [/\bshan't\b/g, 'shall not'],
  [/\b(do|does|did|is|are|was|were|have|has|had|would|could|should|must)n'?t\b/g, '$1 not'],
  [/\bi'?m\b/g, 'i am'],
  [/\blet's\b/g, 'let us'],
  [/\b(you|we|they|what|where|who|how)'re\b/g, '$1 are'],
  [/\b(i|you|we|they|who|what|where|would|could|should)'ve\b/g, '$1 have'],
  [/\bive\b/g, 'i have'],
  [/\b(i|you|he|she|it|we|they|that|there|who|what)'ll\b/g, '$1 will'],
  [/\b(i|you|he|she|it|we|they|that|there|who|what|where|how)'d\b/g, '$1 would'],
  [/\b(he|she|it|that|this|there|here|what|where|when|who|why|how|everything|nothing)'s\b/g, '$1 is'],
  [/\b(what|where|who|how|that|he|she)s\b/g, '$1 is'],
  [/\bthanks\b/g, 'thank you'],
  [/\bgonna\b/g, 'going to'],
  [/\bwanna\b/g, 'want to'],
  [/\bgotta\b/g, 'have got to'],
];

/** Matches texts that contain some shorthand. One check is cheaper than trying each pattern on every text. */
const SHORTHAND_HINT = Object.fromEntries(
  Object.entries(SHORTHAND).map(([language, list]) => [
    language,
    new RegExp(list.map(([pattern]) => `(?:${pattern.source})`).join('|'), 'u'),
  ]),
) as Record<LanguageCode, RegExp>;

/** Matches texts that may contain a contraction. */
const CONTRACTION_HINT = /'|\b(?:cannot|\w{2,5}nt|i[mv]e?|\w{2,5}s|gonna|wanna|gotta|\w{2,4}re)\b/;

/** British spellings and variants, with the form that stands for both. */
const ENGLISH_SPELLINGS: Readonly<Record<string, string>> = {
  colour: 'color',
  colours: 'colors',
  favourite: 'favorite',
  favour: 'favor',
  honour: 'honor',
  behaviour: 'behavior',
  humour: 'humor',
  apologise: 'apologize',
  realise: 'realize',
  recognise: 'recognize',
  organise: 'organize',
  practise: 'practice',
  cosy: 'cozy',
  maths: 'math',
  centre: 'center',
  theatre: 'theater',
  neighbour: 'neighbor',
  neighbours: 'neighbors',
  grey: 'gray',
  metre: 'meter',
  metres: 'meters',
  litre: 'liter',
  litres: 'liters',
  kilometre: 'kilometer',
  kilometres: 'kilometers',
  cheque: 'check',
  traveller: 'traveler',
  travelling: 'traveling',
  travelled: 'traveled',
  cancelled: 'canceled',
  flavour: 'flavor',
  jewellery: 'jewelry',
  pyjamas: 'pajamas',
  programme: 'program',
  ok: 'okay',
  mum: 'mom',
};

/** Folds the German spellings without umlauts (ae, oe, ue, ss) and with them into one form. */
const GERMAN_DIGRAPHS: readonly [RegExp, string][] = [
  [/ae/g, 'a'],
  [/oe/g, 'o'],
  [/ue/g, 'u'],
];

/** Runs before NFKC, which turns the acute, which some people type as an apostrophe, into a space and an accent. */
function withPlainApostrophes(text: string): string {
  return text.replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'");
}

/** The text in lower case, with one kind of apostrophe, and with shorthand and contractions expanded. */
function leveled(text: string, language: LanguageCode): string {
  let result = withPlainApostrophes(text).normalize('NFKC').toLowerCase();
  if (SHORTHAND_HINT[language].test(result)) {
    for (const [pattern, replacement] of SHORTHAND[language]) result = result.replace(pattern, replacement);
  }
  if (language === 'en' && CONTRACTION_HINT.test(result)) {
    for (const [pattern, replacement] of ENGLISH_CONTRACTIONS) result = result.replace(pattern, replacement);
  }
  return result;
}

const foldedWords = new Map<string, string>();
const FOLDED_WORDS_KEPT = 50_000;

/** One word in lower case, without accents and ligatures, in American and in umlautless German spelling. */
export function foldWord(word: string, language: LanguageCode): string {
  const key = `${language} ${word}`;
  const known = foldedWords.get(key);
  if (known !== undefined) return known;
  let folded = word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
  if (language === 'en' && Object.hasOwn(ENGLISH_SPELLINGS, folded)) folded = ENGLISH_SPELLINGS[folded]!;
  if (language === 'de') {
    for (const [pattern, replacement] of GERMAN_DIGRAPHS) folded = folded.replace(pattern, replacement);
  }
  // Building the tables repeats the same few thousand words.
  if (foldedWords.size < FOLDED_WORDS_KEPT) foldedWords.set(key, folded);
  return folded;
}

/** A plus counts only before the digits of a phone number. */
const WORD = /[\p{L}\p{M}]+|\+?\p{N}+(?:[.,:]\p{N}+)*|[€$£%]/gu;

/** Splits a text into words; drops punctuation and expands contractions. */
export function tokenize(text: string, language: LanguageCode): Token[] {
  const typed = new Map<string, string>();
  for (const [word] of withPlainApostrophes(text).normalize('NFKC').matchAll(WORD))
    typed.set(word.toLowerCase(), word);
  return [...leveled(text, language).matchAll(WORD)].map(([word]) => ({
    raw: typed.get(word) ?? word,
    folded: foldWord(word, language),
  }));
}

/** The comparable form of a text: its folded words with single spaces. */
export function foldText(text: string, language: LanguageCode): string {
  // Joined, because a string that grows by '+=' keeps its parts, and the tables hold hundreds of thousands of these.
  return Array.from(leveled(text, language).matchAll(WORD), ([word]) => foldWord(word, language)).join(' ');
}

const ARTICLES: Record<LanguageCode, ReadonlySet<string>> = {
  en: new Set(['a', 'an', 'the', 'some', 'any']),
  es: new Set(['el', 'la', 'los', 'las', 'un', 'una', 'unos', 'unas']),
  fr: new Set(['le', 'la', 'l', 'les', 'un', 'une', 'des', 'du']),
  de: new Set(['der', 'die', 'das', 'den', 'dem', 'ein', 'eine', 'einen', 'einem', 'einer']),
  it: new Set(['il', 'lo', 'la', 'l', 'i', 'gli', 'le', 'un', 'uno', 'una']),
};

/** Subject pronouns that are optional in Spanish and Italian. */
const OPTIONAL_PRONOUNS: Record<LanguageCode, ReadonlySet<string>> = {
  en: new Set(),
  es: new Set(['yo', 'tu', 'usted', 'nosotros']),
  fr: new Set(),
  de: new Set(),
  it: new Set(['io', 'tu', 'lei', 'noi']),
};

/** Words that can be left out without a change of meaning, folded. */
const FILLERS: Record<LanguageCode, readonly string[]> = {
  en: ['please', 'just', 'so', 'really', 'right now', 'then', 'well', 'oh'],
  es: ['por favor', 'pues', 'entonces', 'oh'],
  fr: ['s il vous plait', 's il te plait', 'svp', 'stp', 'alors', 'donc', 'oh'],
  de: ['bitte', 'denn', 'mal', 'doch', 'so', 'oh'],
  it: ['per favore', 'per piacere', 'per cortesia', 'allora', 'pure', 'oh'],
};

/**
 * Four keys find a text, and each ignores more than the one before: `typed` case, punctuation and contractions; `folded`
 * accents too; `compact` spaces too ('wi-fi', 'wifi'); `loose` also articles, optional pronouns and fillers, but not spaces.
 */
export const KEY_STRICTNESS = ['typed', 'folded', 'compact', 'loose'] as const;
export type KeyStrictness = (typeof KEY_STRICTNESS)[number];

/** The text's key at each strictness; '' if no word is left. */
export function matchKeys(text: string, language: LanguageCode): Record<KeyStrictness, string> {
  const typed = [...leveled(text, language).matchAll(WORD)].map(([word]) => word).join(' ');
  const tokens = tokenize(text, language).map((token) => token.folded);
  const folded = tokens.join(' ');
  let loose = ` ${folded} `;
  for (const filler of FILLERS[language]) loose = loose.replaceAll(` ${filler} `, ' ');
  const kept = loose
    .trim()
    .split(' ')
    .filter((word) => !ARTICLES[language].has(word) && !OPTIONAL_PRONOUNS[language].has(word));
  return { typed, folded, compact: tokens.join(''), loose: kept.join(' ') };
}
