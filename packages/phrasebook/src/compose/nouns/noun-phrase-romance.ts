import type { Register } from '../../languages.ts';
import { listsOf, tablesOf } from '../grammar-facts.ts';
import { cardinal } from '../numbers/cardinals.ts';
import {
  type Determiner,
  inflect,
  isConsumed,
  type NounForm,
  type NounParts,
  OWNERS,
  type Quantity,
  type Rendered,
  takesWhat,
} from './noun-phrase.ts';
import { isQuantity, quantified } from './quantities.ts';

/** The beginnings of words that French and Italian elide before. */
export const VOWEL = /^[aeiouyàâäáéèêëíîïóôöòúûùœæ]/i;

/** People whom one visits at home although they are no relatives. */
const HOSTS = listsOf('hosts').en;

export function spanishNounPhrase(
  { noun, number, determiner, count }: NounParts,
  form: NounForm,
  register: Register,
): Rendered {
  const { word, number: actual } = inflect(noun.es, number);
  const { gender } = noun.es;
  const plural = actual === 'pl';
  const pick = (m: string, f: string, mp: string, fp: string) =>
    `${plural ? (gender === 'm' ? mp : fp) : gender === 'm' ? m : f} ${word}`;
  const withStressedA = !plural && noun.es.el;
  const article: Record<Exclude<Determiner, Quantity>, () => string> = {
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
    that: () => pick('ese', 'esa', 'esos', 'esas'),
    which: () => `qué ${word}`,
    howMany: () => pick('cuánto', 'cuánta', 'cuántos', 'cuántas'),
    another: () => (noun.mass ? `más ${word}` : pick('otro', 'otra', 'otros', 'otras')),
  };
  const phrase =
    count !== undefined
      ? `${cardinal(count, 'es', gender)} ${word}`
      : isQuantity(determiner)
        ? quantified(determiner, word, 'es', { plural, gender })
        : article[
            form === 'neg' && ['bare', 'indef', 'some', 'another', 'none'].includes(determiner)
              ? 'bare'
              : determiner
          ]();
  // The personal a: before one particular person ('pers'), with some verbs before any ('persa').
  const isKnown = ['none', 'def', 'this', 'that', 'my', 'your', 'which', ...OWNERS].includes(determiner);
  const isPersonal =
    noun.classes.includes('person') &&
    (form === 'persa' || (form === 'pers' && isKnown && count === undefined));
  // 'al dentista', but 'a casa de mi abuela' for a visit at home.
  if (form === 'goal' && (noun.classes.includes('family') || HOSTS.has(noun.id))) {
    return {
      text: phrase.startsWith('el ') ? `a casa del ${phrase.slice(3)}` : `a casa de ${phrase}`,
      number: actual,
      gender,
    };
  }
  const preposition =
    form === 'a' || form === 'goal' ? 'a' : form === 'de' ? form : isPersonal ? 'a' : undefined;
  const text = preposition
    ? /^el (?=\p{L})/u.test(phrase)
      ? `${preposition}l ${phrase.slice(3)}`
      : `${preposition} ${phrase}`
    : phrase;
  return { text, number: actual, gender };
}

export function frenchNounPhrase(
  { noun, number, determiner, count }: NounParts,
  form: NounForm,
  register: Register,
): Rendered {
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
  const demonstrative = `${plural ? 'ces' : gender === 'f' ? 'cette' : elides ? 'cet' : 'ce'} ${word}`;
  const article: Record<Exclude<Determiner, Quantity>, () => string> = {
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
    this: () => demonstrative,
    that: () => demonstrative,
    which: () => `${gender === 'f' ? 'quelle' : 'quel'}${plural ? 's' : ''} ${word}`,
    howMany: () => `combien ${de}`,
    another: () =>
      plural
        ? `d'autres ${word}`
        : noun.mass
          ? isConsumed(noun)
            ? `encore ${partitive}`
            : `plus ${de}`
          : `${gender === 'm' ? 'un' : 'une'} autre ${word}`,
  };
  const isPartitive =
    count === undefined &&
    (determiner === 'bare' ||
      (determiner === 'some' && (plural || noun.mass)) ||
      (determiner === 'indef' && (plural || noun.mass)));
  const phrase =
    count !== undefined
      ? `${cardinal(count, 'fr', gender)} ${word}`
      : isQuantity(determiner)
        ? quantified(determiner, word, 'fr', { plural, gender, elides })
        : article[determiner]();
  const goesToPerson = form === 'goal' && noun.classes.includes('person');
  if (goesToPerson) return { text: `chez ${phrase}`, number: actual, gender };
  let text = phrase;
  if (form === 'neg' && (isPartitive || determiner === 'indef' || determiner === 'some')) text = de;
  else if (form === 'de' || form === 'a' || form === 'goal') {
    const preposition = form === 'goal' ? 'a' : form;
    if (determiner === 'def' && count === undefined) text = withDef(preposition);
    else if (preposition === 'a') text = `à ${phrase}`;
    else
      text =
        determiner === 'another' && noun.mass
          ? `de plus ${de}`
          : isPartitive
            ? de
            : determiner === 'another' && plural && count === undefined
              ? phrase
              : VOWEL.test(phrase) && !/^onze/.test(phrase)
                ? `d'${phrase}`
                : `de ${phrase}`;
  }
  return { text, number: actual, gender };
}

const IT_MELTED = tablesOf('melted').it;

const ITALIAN_POSSESSIVES: Readonly<Record<string, readonly [string, string, string, string]>> = {
  my: ['mio', 'mia', 'miei', 'mie'],
  your: ['tuo', 'tua', 'tuoi', 'tue'],
  his: ['suo', 'sua', 'suoi', 'sue'],
  her: ['suo', 'sua', 'suoi', 'sue'],
  our: ['nostro', 'nostra', 'nostri', 'nostre'],
  their: ['loro', 'loro', 'loro', 'loro'],
};

export function italianNounPhrase(parts: NounParts, asked: NounForm, register: Register): Rendered {
  const { noun, number, determiner, count } = parts;
  // 'dal medico' for people, but 'al museo' for places.
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
  const isKin = noun.classes.includes('family') || /^figli[oa]$/.test(word);
  const isBareFamily = isKin && !plural && determiner !== 'their';
  const ownedWithArticle = () => (isBareFamily ? owned : articleBefore(owned) + owned);
  const article: Record<Exclude<Determiner, Quantity>, () => string> = {
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
    that: () => {
      if (plural)
        return `${gender === 'f' ? 'quelle' : articleBefore(word) === 'gli ' ? 'quegli' : 'quei'} ${word}`;
      if (articleBefore(word) === "l'") return `quell'${word}`;
      return `${gender === 'f' ? 'quella' : takesLo(word) ? 'quello' : 'quel'} ${word}`;
    },
    this: () =>
      !plural && VOWEL.test(word)
        ? `quest'${word}`
        : `${agree('questo', 'questa', 'questi', 'queste')} ${word}`,
    which: () => (takesWhat(noun) ? `che ${word}` : `${plural ? 'quali' : 'quale'} ${word}`),
    howMany: () => `${agree('quanto', 'quanta', 'quanti', 'quante')} ${word}`,
    another: () =>
      (noun.mass || noun.it.sg === undefined) && !isConsumed(noun)
        ? `più ${word}`
        : plural
          ? `${agree('', '', 'altri', 'altre')} ${word}`
          : noun.mass
            ? `altr${gender === 'm' ? 'o' : 'a'} ${word}`
            : gender === 'm'
              ? `un altro ${word}`
              : `un'altra ${word}`,
  };
  const phrase =
    count !== undefined
      ? `${determiner === 'another' ? `${agree('', '', 'altri', 'altre')} ` : ''}${count === 1 ? indefBefore(word) : `${cardinal(count, 'it', gender)} `}${word}`
      : '';
  const bareWhenMissing =
    form === 'neg' && (determiner === 'some' || (determiner === 'indef' && (plural || noun.mass)));
  let text =
    phrase ||
    (determiner === 'most'
      ? `la maggior parte ${meltedBefore('di', word)}${word}`
      : isQuantity(determiner)
        ? quantified(determiner, word, 'it', { plural, gender })
        : bareWhenMissing
          ? word
          : article[determiner]());
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
