import type { LanguageCode, Register } from '../languages.ts';
import { cardinal } from './cardinals.ts';
import type { Adjective, Noun } from './grammar-schema.ts';
import { germanAdjective, nounWithAdjective, standsBefore } from './noun-adjective.ts';

export type GrammaticalNumber = 'sg' | 'pl';

/** 'bare' leaves the article to the language ('de l'eau'), 'none' forbids it ('sans eau'). */
export const DETERMINERS = ['bare', 'none', 'def', 'indef', 'some', 'my', 'your', 'this', 'another'] as const;
/** Possessives of the third person and of 'we': read where they are met, not kept in the tables. */
export const OWNERS = ['his', 'her', 'our', 'their'] as const;
export type Determiner = (typeof DETERMINERS)[number] | (typeof OWNERS)[number];

/** What a noun phrase means, apart from any language: 'two bottles of water', 'my bag'. */
export interface NounPhrase {
  noun: Noun;
  number: GrammaticalNumber;
  determiner: Determiner;
  /** How many; takes the determiner's place. */
  count?: number;
  /** What it is like: 'a new car'. */
  quality?: Adjective;
  /** What a container holds, always without an article. */
  content?: { noun: Noun; number: GrammaticalNumber };
}

/**
 * How a language uses a noun phrase in a sentence: the case (German), a preposition that melts with the article
 * (fr 'à' and 'de', es 'a' and 'de', it 'a', 'di', 'da', 'in', 'su', de 'zu', 'in', 'an', 'von', 'bei'), or
 * `neg`: what is missing ('pas de sucre', 'kein Zucker', 'any sugar').
 */
export const NOUN_FORMS = {
  en: ['plain', 'neg'],
  es: ['plain', 'neg', 'a', 'de', 'pers', 'persa'],
  fr: ['plain', 'neg', 'a', 'de', 'goal'],
  de: ['plain', 'acc', 'dat', 'neg', 'zu', 'inAcc', 'inDat', 'an', 'von', 'bei'],
  it: ['plain', 'neg', 'a', 'di', 'da', 'in', 'su', 'goal'],
} as const satisfies Record<LanguageCode, readonly string[]>;
export type NounForm = (typeof NOUN_FORMS)[LanguageCode][number];

export interface Rendered {
  text: string;
  /** What a verb beside it agrees with. */
  number: GrammaticalNumber;
  gender: 'm' | 'f' | 'n';
}

const VOWEL = /^[aeiouyàâäáéèêëíîïóôöòúûùœæ]/i;

/** The word in the asked number, or in the only one it has. */
function inflect(forms: { sg?: string | undefined; pl?: string | undefined }, number: GrammaticalNumber) {
  const word = forms[number];
  if (word !== undefined) return { word, number };
  const other = number === 'sg' ? ('pl' as const) : ('sg' as const);
  return { word: forms[other] ?? '', number: other };
}

type Parts = {
  noun: Noun;
  number: GrammaticalNumber;
  determiner: Determiner;
  count: number | undefined;
  quality?: Adjective | undefined;
};

function english({ noun, number, determiner, count }: Parts, form: NounForm): Rendered {
  const { word, number: actual } = inflect(noun.en, number);
  const plural = actual === 'pl';
  const withA = (noun.en.an ?? /^[aeiou]/i.test(word)) ? `an ${word}` : `a ${word}`;
  const article: Record<Determiner, () => string> = {
    bare: () => word,
    none: () => word,
    def: () => `the ${word}`,
    indef: () => (plural ? word : noun.mass ? word : withA),
    some: () => `some ${word}`,
    my: () => `my ${word}`,
    your: () => `your ${word}`,
    his: () => `his ${word}`,
    her: () => `her ${word}`,
    our: () => `our ${word}`,
    their: () => `their ${word}`,
    this: () => `${plural ? 'these' : 'this'} ${word}`,
    another: () => (plural || noun.mass ? `more ${word}` : `another ${word}`),
  };
  const missing = ['bare', 'indef', 'some'].includes(determiner);
  const text =
    count !== undefined
      ? `${cardinal(count, 'en')} ${word}`
      : form === 'neg' && missing
        ? plural || noun.mass
          ? `any ${word}`
          : withA
        : article[determiner]();
  return { text, number: actual, gender: 'n' };
}

function spanish({ noun, number, determiner, count }: Parts, form: NounForm, register: Register): Rendered {
  const { word, number: actual } = inflect(noun.es, number);
  const { gender } = noun.es;
  const plural = actual === 'pl';
  const pick = (m: string, f: string, mp: string, fp: string) =>
    `${plural ? (gender === 'm' ? mp : fp) : gender === 'm' ? m : f} ${word}`;
  const withStressedA = !plural && noun.es.el;
  const article: Record<Determiner, () => string> = {
    bare: () => word,
    none: () => word,
    def: () => (withStressedA ? `el ${word}` : pick('el', 'la', 'los', 'las')),
    indef: () => (plural || noun.mass ? word : withStressedA ? `un ${word}` : pick('un', 'una', '', '')),
    some: () => (plural ? pick('', '', 'unos', 'unas') : word),
    my: () => `${plural ? 'mis' : 'mi'} ${word}`,
    your: () => `${register === 'casual' ? 'tu' : 'su'}${plural ? 's' : ''} ${word}`,
    his: () => `su${plural ? 's' : ''} ${word}`,
    her: () => `su${plural ? 's' : ''} ${word}`,
    our: () => pick('nuestro', 'nuestra', 'nuestros', 'nuestras'),
    their: () => `su${plural ? 's' : ''} ${word}`,
    this: () => pick('este', 'esta', 'estos', 'estas'),
    another: () => (noun.mass ? `más ${word}` : pick('otro', 'otra', 'otros', 'otras')),
  };
  const phrase =
    count !== undefined
      ? `${cardinal(count, 'es', gender)} ${word}`
      : article[
          form === 'neg' && ['bare', 'indef', 'some', 'another', 'none'].includes(determiner)
            ? 'bare'
            : determiner
        ]();
  // The personal a: before one particular person ('pers'), with some verbs before any ('persa').
  const isKnown = ['def', 'this', 'my', 'your', ...OWNERS].includes(determiner);
  const isPersonal =
    noun.classes.includes('person') &&
    (form === 'persa' || (form === 'pers' && isKnown && count === undefined));
  const preposition = form === 'a' || form === 'de' ? form : isPersonal ? 'a' : undefined;
  const text = preposition
    ? /^el (?=\p{L})/u.test(phrase)
      ? `${preposition}l ${phrase.slice(3)}`
      : `${preposition} ${phrase}`
    : phrase;
  return { text, number: actual, gender };
}

function french({ noun, number, determiner, count }: Parts, form: NounForm, register: Register): Rendered {
  const { word, number: actual } = inflect(noun.fr, number);
  const { gender } = noun.fr;
  const plural = actual === 'pl';
  const elides = (VOWEL.test(word) || /^h/i.test(word)) && !noun.fr.aspirated;
  const possessive = (m: string, f: string, p: string) =>
    `${plural ? p : gender === 'm' || elides ? m : f} ${word}`;
  const def = plural ? `les ${word}` : elides ? `l'${word}` : `${gender === 'm' ? 'le' : 'la'} ${word}`;
  const de = elides ? `d'${word}` : `de ${word}`;
  const melted = { de: { le: 'du', les: 'des' }, a: { le: 'au', les: 'aux' } } as const;
  const withDef = (preposition: 'de' | 'a') =>
    plural
      ? `${melted[preposition].les} ${word}`
      : !elides && gender === 'm'
        ? `${melted[preposition].le} ${word}`
        : `${preposition === 'a' ? 'à' : 'de'} ${def}`;
  const partitive = plural ? `des ${word}` : withDef('de');
  const indef = plural || noun.mass ? partitive : `${gender === 'm' ? 'un' : 'une'} ${word}`;
  const article: Record<Determiner, () => string> = {
    bare: () => (plural || noun.mass ? partitive : word),
    none: () => word,
    def: () => def,
    indef: () => indef,
    some: () => (plural || noun.mass ? partitive : indef),
    my: () => possessive('mon', 'ma', 'mes'),
    your: () =>
      register === 'casual' ? possessive('ton', 'ta', 'tes') : `${plural ? 'vos' : 'votre'} ${word}`,
    his: () => possessive('son', 'sa', 'ses'),
    her: () => possessive('son', 'sa', 'ses'),
    our: () => `${plural ? 'nos' : 'notre'} ${word}`,
    their: () => `${plural ? 'leurs' : 'leur'} ${word}`,
    this: () => `${plural ? 'ces' : gender === 'f' ? 'cette' : elides ? 'cet' : 'ce'} ${word}`,
    another: () =>
      plural
        ? `d'autres ${word}`
        : noun.mass
          ? `encore ${partitive}`
          : `${gender === 'm' ? 'un' : 'une'} autre ${word}`,
  };
  const isPartitive =
    count === undefined &&
    (determiner === 'bare' ||
      (determiner === 'some' && (plural || noun.mass)) ||
      (determiner === 'indef' && (plural || noun.mass)));
  const phrase = count !== undefined ? `${cardinal(count, 'fr', gender)} ${word}` : article[determiner]();
  const goesToPerson = form === 'goal' && noun.classes.includes('person');
  if (goesToPerson) return { text: `chez ${phrase}`, number: actual, gender };
  let text = phrase;
  if (form === 'neg' && (isPartitive || determiner === 'indef' || determiner === 'some')) text = de;
  else if (form === 'de' || form === 'a' || form === 'goal') {
    const preposition = form === 'goal' ? 'a' : form;
    if (determiner === 'def' && count === undefined) text = withDef(preposition);
    else if (preposition === 'a') text = `à ${phrase}`;
    else
      text = isPartitive ? de : VOWEL.test(phrase) && !/^onze/.test(phrase) ? `d'${phrase}` : `de ${phrase}`;
  }
  return { text, number: actual, gender };
}

type GermanCase = 'nom' | 'acc' | 'dat';
/** Endings by case: masculine, feminine, neuter, plural. */
const DER: Record<GermanCase, readonly [string, string, string, string]> = {
  nom: ['der', 'die', 'das', 'die'],
  acc: ['den', 'die', 'das', 'die'],
  dat: ['dem', 'der', 'dem', 'den'],
};
const EIN_ENDINGS: Record<GermanCase, readonly [string, string, string, string]> = {
  nom: ['', 'e', '', 'e'],
  acc: ['en', 'e', '', 'e'],
  dat: ['em', 'er', 'em', 'en'],
};
const DIESER_ENDINGS: Record<GermanCase, readonly [string, string, string, string]> = {
  nom: ['er', 'e', 'es', 'e'],
  acc: ['en', 'e', 'es', 'e'],
  dat: ['em', 'er', 'em', 'en'],
};
const GERMAN_FORM: Partial<Record<NounForm, { case: GermanCase; preposition?: string }>> = {
  plain: { case: 'nom' },
  acc: { case: 'acc' },
  neg: { case: 'acc' },
  dat: { case: 'dat' },
  zu: { case: 'dat', preposition: 'zu' },
  inAcc: { case: 'acc', preposition: 'in' },
  inDat: { case: 'dat', preposition: 'in' },
  an: { case: 'dat', preposition: 'an' },
  von: { case: 'dat', preposition: 'von' },
  bei: { case: 'dat', preposition: 'bei' },
};
const GERMAN_MELTED: Readonly<Record<string, string>> = {
  'zu dem': 'zum',
  'zu der': 'zur',
  'in das': 'ins',
  'in dem': 'im',
  'an dem': 'am',
  'von dem': 'vom',
  'bei dem': 'beim',
};

function german(
  { noun, number, determiner, count, quality }: Parts,
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
      : base;
  const ein = (stem: string) => {
    const ending = EIN_ENDINGS[use.case][column];
    return stem + ending;
  };
  const article: Record<Determiner, () => string> = {
    bare: () => '',
    none: () => '',
    def: () => DER[use.case][column],
    indef: () => (plural || noun.mass ? '' : ein('ein')),
    some: () => (plural || noun.mass ? '' : ein('ein')),
    my: () => ein('mein'),
    your: () => ein(register === 'casual' ? 'dein' : 'Ihr'),
    his: () => ein('sein'),
    her: () => ein('ihr'),
    our: () => ein('unser'),
    their: () => ein('ihr'),
    this: () => `dies${DIESER_ENDINGS[use.case][column]}`,
    another: () => (plural || noun.mass ? 'noch mehr' : `noch ${ein('ein')}`),
  };
  const missing = ['bare', 'indef', 'some'].includes(determiner);
  const head =
    count !== undefined
      ? count === 1
        ? ein('ein')
        : cardinal(count, 'de')
      : form === 'neg' && missing
        ? ein('kein')
        : article[determiner]();
  const melted = use.preposition ? GERMAN_MELTED[`${use.preposition} ${head}`] : undefined;
  const described = quality ? `${germanAdjective(quality, head, use.case, column)} ${word}` : word;
  const text = melted
    ? `${melted} ${described}`
    : [use.preposition, head, described].filter((part) => part !== undefined && part !== '').join(' ');
  return { text, number: actual, gender };
}

const IT_MELTED: Readonly<Record<string, string>> = { a: 'a', di: 'de', da: 'da', in: 'ne', su: 'su' };

const ITALIAN_POSSESSIVES: Readonly<Record<string, readonly [string, string, string, string]>> = {
  my: ['mio', 'mia', 'miei', 'mie'],
  your: ['tuo', 'tua', 'tuoi', 'tue'],
  his: ['suo', 'sua', 'suoi', 'sue'],
  her: ['suo', 'sua', 'suoi', 'sue'],
  our: ['nostro', 'nostra', 'nostri', 'nostre'],
  their: ['loro', 'loro', 'loro', 'loro'],
};

function italian(parts: Parts, asked: NounForm, register: Register): Rendered {
  const { noun, number, determiner, count } = parts;
  // One goes 'dal medico', but 'al museo'.
  const form = asked === 'goal' ? (noun.classes.includes('person') ? 'da' : 'a') : asked;
  const { word, number: actual } = inflect(noun.it, number);
  const plural = actual === 'pl';
  const gender = plural ? (noun.it.pluralGender ?? noun.it.gender) : noun.it.gender;
  const takesLo = (next: string) => /^(s[^aeiouàèéìòù]|z|gn|ps|pn|x|y|i[aeiou])/i.test(next);
  const articleBefore = (next: string): string => {
    if (plural) return gender === 'f' ? 'le ' : takesLo(next) || VOWEL.test(next) ? 'gli ' : 'i ';
    if (VOWEL.test(next) && !takesLo(next)) return "l'";
    return gender === 'f' ? 'la ' : takesLo(next) ? 'lo ' : 'il ';
  };
  const indefBefore = (next: string): string =>
    gender === 'f' ? (VOWEL.test(next) ? "un'" : 'una ') : takesLo(next) ? 'uno ' : 'un ';
  const meltedBefore = (preposition: string, next: string): string => {
    const article = articleBefore(next);
    if (article === 'il ') return `${IT_MELTED[preposition]}l `;
    if (article === 'i ') return `${IT_MELTED[preposition]}i `;
    return article === 'gli ' ? `${IT_MELTED[preposition]}gli ` : `${IT_MELTED[preposition]}l${article}`;
  };
  const agree = (m: string, f: string, mp: string, fp: string) =>
    plural ? (gender === 'm' ? mp : fp) : gender === 'm' ? m : f;
  const owner = determiner === 'your' ? (register === 'casual' ? 'your' : 'his') : determiner;
  const possessive = agree(...(ITALIAN_POSSESSIVES[owner] ?? ITALIAN_POSSESSIVES.his!));
  const partitive = () => meltedBefore('di', word) + word;
  const owned = `${possessive} ${word}`;
  const isBareFamily = noun.classes.includes('family') && !plural && determiner !== 'their';
  const ownedWithArticle = () => (isBareFamily ? owned : articleBefore(owned) + owned);
  const article: Record<Determiner, () => string> = {
    bare: () => word,
    none: () => word,
    def: () => articleBefore(word) + word,
    indef: () => (plural || noun.mass ? word : indefBefore(word) + word),
    some: () => (plural || noun.mass ? partitive() : indefBefore(word) + word),
    my: ownedWithArticle,
    your: ownedWithArticle,
    his: ownedWithArticle,
    her: ownedWithArticle,
    our: ownedWithArticle,
    their: ownedWithArticle,
    this: () =>
      !plural && VOWEL.test(word)
        ? `quest'${word}`
        : `${agree('questo', 'questa', 'questi', 'queste')} ${word}`,
    another: () =>
      plural
        ? `${agree('', '', 'altri', 'altre')} ${word}`
        : noun.mass
          ? `altr${gender === 'm' ? 'o' : 'a'} ${word}`
          : gender === 'm'
            ? `un altro ${word}`
            : `un'altra ${word}`,
  };
  const phrase =
    count !== undefined
      ? `${count === 1 ? indefBefore(word) : `${cardinal(count, 'it', gender)} `}${word}`
      : '';
  const bareWhenMissing =
    form === 'neg' && (determiner === 'some' || (determiner === 'indef' && (plural || noun.mass)));
  let text = phrase || (bareWhenMissing ? word : article[determiner]());
  if (form in IT_MELTED) {
    const isOwned = owner in ITALIAN_POSSESSIVES;
    text =
      !phrase && determiner === 'def'
        ? meltedBefore(form, word) + word
        : !phrase && isOwned && !isBareFamily
          ? meltedBefore(form, owned) + owned
          : `${form} ${!phrase && determiner === 'some' ? word : text}`;
  }
  return { text, number: actual, gender };
}

const RENDERERS = { en: english, es: spanish, fr: french, de: german, it: italian };
const OF: Record<LanguageCode, (content: string) => string> = {
  en: (content) => ` of ${content}`,
  es: (content) => ` de ${content}`,
  fr: (content) => (VOWEL.test(content) || /^h/i.test(content) ? ` d'${content}` : ` de ${content}`),
  de: (content) => ` ${content}`,
  it: (content) => (VOWEL.test(content) ? ` d'${content}` : ` di ${content}`),
};

/** The word that joins a container and what it holds, folded; German has none. */
export const CONTENT_WORDS: Record<LanguageCode, readonly string[]> = {
  en: ['of'],
  es: ['de'],
  fr: ['de', 'd'],
  de: [],
  it: ['di', 'd'],
};

/** The noun under the name that it has where somebody owns it ('mis hijos'). */
function ownedNoun(noun: Noun, determiner: Determiner, language: LanguageCode): Noun {
  if (language !== 'es' && language !== 'it') return noun;
  const { owned, ...own } = noun[language];
  const isOwned = ['my', 'your', ...OWNERS].includes(determiner);
  return owned && isOwned ? { ...noun, [language]: { ...own, ...owned } } : noun;
}

/** Writes a noun phrase in one language, with its article, case, agreement, elision and melted preposition. */
export function renderNounPhrase(
  phrase: NounPhrase,
  language: LanguageCode,
  form: NounForm,
  register: Register,
): Rendered {
  const { number, determiner, count, content, quality } = phrase;
  const owned = ownedNoun(phrase.noun, determiner, language);
  const noun = quality ? nounWithAdjective(owned, quality, language) : owned;
  const rendered = RENDERERS[language]({ noun, number, determiner, count, quality }, form, register);
  // 'de nouvelles chaussures': des gives way before an adjective.
  if (language === 'fr' && quality && standsBefore(quality, 'fr')) {
    rendered.text = rendered.text.replace(/^des (?=[aeiouéèêh])/, "d'").replace(/^des /, 'de ');
  }
  if (!content) return rendered;
  const { word } = inflect(content.noun[language], content.number);
  return { ...rendered, text: rendered.text + OF[language](word) };
}

/** The number and gender that words beside the phrase agree with. */
export function agreementOf({ noun, number }: NounPhrase, language: LanguageCode): Omit<Rendered, 'text'> {
  const actual = inflect(noun[language], number).number;
  if (language === 'en') return { number: actual, gender: 'n' };
  const plural = language === 'it' && actual === 'pl' ? noun.it.pluralGender : undefined;
  return { number: actual, gender: plural ?? noun[language].gender };
}

/** Column of an agreement: m, f, n, pl in German; m, f, m plural, f plural elsewhere. */
export function agreementColumn({ number, gender }: Omit<Rendered, 'text'>, language: LanguageCode): number {
  if (language === 'de') return number === 'pl' ? 3 : { m: 0, f: 1, n: 2 }[gender];
  return (gender === 'f' ? 1 : 0) + (number === 'pl' ? 2 : 0);
}
