import type { LanguageCode, Register, SpeakerGender } from '../../../languages.ts';
import type { Filling, Fillings } from '../../filling.ts';
import {
  agreementOf,
  type Determiner,
  isIndefinite,
  isPerson,
  type Rendered,
} from '../../nouns/noun-phrase.ts';
import { renderNounPhrase } from '../../nouns/write-noun-phrase.ts';
import { renderSentence } from '../../sentence.ts';
import { conjugate } from '../../verbs/conjugation.ts';
import { negated, type PhraseParts, partsOf, withMissingObject } from '../../verbs/verb-phrases.ts';
import { type Adverbial, renderAdverbial, whenOf } from '../adverbials.ts';
import { linked } from '../chains.ts';
import { type Clause, PLAIN } from '../clause.ts';
import { isEarlyInFrench, SUBJECT_WORDS, sayIndefinite } from '../indefinites.ts';
import { isInterrogative, toFront } from '../interrogatives.ts';
import type { PersonObject, Subject } from '../person.ts';
import { pronoun } from '../pronouns.ts';
import { asKind, asMore, hasPluralObject, isFavorite, isOfKind } from './kinds.ts';
import { cluster, withInfinitive } from './romance-infinitive.ts';
import { cliticPair, thingBehindPreposition, withoutDemonstrative } from './thing-pronouns.ts';

export interface Voice {
  language: LanguageCode;
  register: Register;
  /** The speaker's own gender. */
  speaker: SpeakerGender | undefined;
}

/** A verb phrase ready to be put into a clause. */
export interface SaidPhrase extends PhraseParts {
  /** The words that belong to the verb. */
  rest: string;
  /** A pronoun that is not part of the rest, because its place is at the verb. */
  clitic: { object: PersonObject; use: 'acc' | 'dat' } | undefined;
  /** German: the indirect object; '' in other languages. */
  recipient: string;
  /** German: a definite object, which comes before 'nicht'; '' in other languages. */
  object: string;
  /** French: 'rien' and 'tout', which come before a participle or infinitive; '' in other languages. */
  early: string;
  /** What the clause asks for, with its preposition, at its beginning: 'mit wem', 'which bus'. */
  front: string | undefined;
  /** The object already negates the clause ('keine Zeit'). */
  isDenied: boolean;
}

/** The place of a plain object. */
const PLAIN_SLOT: Record<LanguageCode, RegExp> = {
  en: /\{x[^}]*\}/,
  es: /^\{x(?::persa?)?\}(?= |$)/,
  fr: /^\{x\}(?= |$)/,
  de: /^\{x:acc\}(?= |$)/,
  it: /^\{x\}(?= |$)/,
};
/** Phrases of two verbs in which the second one has the object: 'aller chercher', 'andare a prendere'. */
const FETCHING = { fr: /^(chercher) \{x\}/, it: /^a (prender|trovar)e \{x\}/ };
const CLITIC_SLOT: Partial<Record<LanguageCode, RegExp>> = {
  es: /^\{x(?::(persa|pers|a))?\}(?= |$)/,
  fr: /^\{x(?::(a))?\}(?= |$)/,
  it: /^\{x(?::(a))?\}(?= |$)/,
};

export function ownerOf({ person, gender, phrase }: Subject): Determiner {
  if (person === 2 && !gender && phrase) {
    const isFemale = phrase.noun.es.gender === 'f' && phrase.noun.fr.gender === 'f';
    return isFemale ? 'her' : 'his';
  }
  return ([`my`, 'your', gender === 'f' ? 'her' : 'his', 'our', 'your', 'their'] as const)[person];
}

/** The person and gender that the words of the clause agree with. */
export function agreementOfSubject(subject: Subject, { language, speaker }: Voice): Omit<Rendered, 'text'> {
  if (subject.phrase) return agreementOf(subject.phrase, language);
  if (subject.isNeuter) return { number: 'sg', gender: 'm' };
  if (subject.word === 'everyone' && language === 'it') return { number: 'pl', gender: 'm' };
  const number = subject.person >= 3 ? 'pl' : 'sg';
  if (subject.person === 0) return { number, gender: speaker === 'feminine' ? 'f' : 'm' };
  return { number, gender: subject.gender ?? 'm' };
}

const GERMAN_OBJECT = /^(\{x:(?:acc|dat)[^}]*\})(?: (.+)|$)/;

/** Whether it is a definite person or thing. */
const isKnown = (object: Filling | undefined): boolean =>
  object?.kind === 'pronoun' || (object?.kind === 'noun' && !isIndefinite(object.phrase));

/** A pronoun stays in the phrase after a preposition, or if the slot's form is a preposition. */
const TONIC_SLOT =
  /(?:^|\s)(?:con|avec|contre|per|por|pour|para|de|di|su|sur|en|à) \{x[^}]*\}|\{x:(?:de|di|a|da|su)\}/;

/** Uses the noun for something owned where there is one: 'they have two children' is 'tienen dos hijos', not 'niños'. */
function asOwned(fillings: Fillings): Fillings {
  const object = fillings.get('x');
  if (object?.kind !== 'noun') return fillings;
  return new Map([...fillings, ['x', { kind: 'noun', phrase: { ...object.phrase, isOwned: true } }]]);
}

/** The noun for a woman in 'she is my friend'; undefined if the language has none. */
function asWoman(clause: Clause, voice: Voice): Fillings | undefined {
  const { fillings, verb } = clause;
  const object = fillings.get('x');
  const { language } = voice;
  if (verb.en !== 'be {x}' || object?.kind !== 'noun' || language === 'en') return fillings;
  const { noun } = object.phrase;
  const { gender } = agreementOfSubject(clause.subject, voice);
  if (!isPerson(noun) || gender !== 'f' || noun.es.gender === 'f') return fillings;
  if (!noun.female) return undefined;
  const { oblique: _, ...own } = noun[language] as { oblique?: string };
  const named = { ...noun, [language]: { ...own, ...noun.female[language], gender: 'f' } } as typeof noun;
  return new Map([...fillings, ['x', { kind: 'noun', phrase: { ...object.phrase, noun: named } }]]);
}

/** The indefinite word for this clause: 'nada' if it is negated. */
function withIndefinite(fillings: Fillings, clause: Clause, language: LanguageCode): Fillings {
  const object = fillings.get('x');
  if (object?.kind !== 'pronoun' || object.object.indefinite === undefined) return fillings;
  const { isNegated, isQuestion, verb } = clause;
  const isDative = language === 'de' && verb.de.includes('{x:dat}');
  const said = sayIndefinite(object.object, language, { isNegated, isQuestion, isDative });
  return new Map([...fillings, ['x', { kind: 'pronoun', object: said }]]);
}

/** Writes the verb phrase of a clause; undefined if the language has no form for it. */
export function sayPhrase(clause: Clause, voice: Voice): SaidPhrase | undefined {
  const { language, register, speaker } = voice;
  const { verb } = clause;
  if (clause.chained) return sayChain(clause, voice);
  const named = asWoman(clause, voice);
  if (!named) return undefined;
  const owned = verb.en === 'have {x}' ? asOwned(named) : named;
  const isKind = isOfKind(clause, language);
  const kind = isKind ? asKind(owned, language) : asMore(owned, clause);
  // 'Ce sont les pâtes': French and German say the plural, which this sentence does not.
  if (isFavorite(clause) && hasPluralObject(kind, language)) return undefined;
  const fillings = withoutDemonstrative(withIndefinite(kind, clause, language), verb, language);
  // 'Je n'ai jamais de chance', 'personne n'a de voiture'.
  const isDenied =
    clause.isNegated || (language === 'fr' && (clause.isNever || clause.subject.word === 'nobody'));
  let phrase = isDenied ? negated(verb, language) : verb[language];
  const object = fillings.get('x');
  const isMissing =
    isDenied &&
    // 'Ce n'est pas une bonne idée', 'no es un día bonito'.
    !(language !== 'de' && verb.en === 'be {x}') &&
    !(isKind && language !== 'de') &&
    object?.kind === 'noun' &&
    object.phrase.count === undefined &&
    ['bare', 'indef', 'some'].includes(object.phrase.determiner) &&
    (language !== 'es' || verb.state === true);
  // 'Wir helfen keinem Kind': no form of the table denies a dative.
  if (isMissing && language === 'de' && phrase.includes('{x:dat}')) return undefined;
  if (isMissing) phrase = withMissingObject(phrase, language);
  const parts = partsOf(phrase, language);
  const quality = fillings.get('a');
  if (language === 'es' && parts.head === 'ser' && quality?.kind === 'adjective') {
    parts.head = quality.adjective.es.copula;
  }
  let template = parts.rest;
  let clitic: SaidPhrase['clitic'];
  let early = '';
  const goes = language === 'fr' || language === 'it' ? FETCHING[language].exec(template) : null;
  if (
    goes &&
    object?.kind === 'pronoun' &&
    !object.object.isInterrogative &&
    !object.object.isDemonstrative
  ) {
    // 'Venir me chercher', 'venire a prendermi': the pronoun belongs to the second verb. Toward the speaker or
    // the person addressed, 'go' becomes 'come'.
    const { person } = object.object;
    if (person === 0 || person === 1 || person === 3) parts.head = language === 'fr' ? 'venir' : 'venire';
    const said = pronoun(object.object, 'acc', language, register).toLowerCase();
    template =
      (language === 'fr' ? `${said} chercher` : `a ${goes[1]}${said}`) + template.slice(goes[0].length);
  }
  // 'Nous rendre visite': the person is an indirect object.
  if (
    language === 'fr' &&
    template === 'visite {x:a}' &&
    object?.kind === 'pronoun' &&
    !object.object.isInterrogative
  ) {
    clitic = { object: object.object, use: 'dat' };
    template = 'visite';
  }
  const receiver = fillings.get('y');
  if (receiver?.kind === 'pronoun' && language !== 'en') {
    template = template.replace(/\{y[^}]*\}/, '').trim();
    if (language !== 'de') {
      const isBoth =
        object?.kind === 'pronoun' && !object.object.isInterrogative && !object.object.isDemonstrative;
      const both = isBoth
        ? cliticPair(receiver.object, object.object, template, voice, clause.modal)
        : undefined;
      if (isBoth && !both) return undefined;
      template = both?.template ?? template;
      clitic = both?.clitic ?? { object: receiver.object, use: 'dat' };
    }
  }
  const thing = clitic ? undefined : thingBehindPreposition(template, object, language);
  if (thing) {
    // 'Parles-en' has its own spelling.
    if (language === 'fr' && clause.modal === 'imperative') return undefined;
    template = thing.template;
    clitic = thing.clitic;
  }
  let front: string | undefined;
  const render = (text: string) =>
    text === ''
      ? ''
      : renderSentence(text, fillings, {
          language,
          register,
          pattern: undefined,
          subject: agreementOfSubject(clause.subject, voice),
          owner: ownerOf(clause.subject),
          ...(speaker && { speaker }),
        });
  if (isInterrogative(object)) {
    // The gap of a relative clause is that of a plain object.
    if (clause.questionWord === undefined && !PLAIN_SLOT[language].test(template)) return undefined;
    const fronted = toFront(template, object!, language, render);
    if (!fronted) return undefined;
    front = fronted.front;
    template = fronted.rest;
  } else if (object?.kind === 'pronoun' && object.object.indefinite !== undefined) {
    if (language === 'fr' && isEarlyInFrench(object.object, clause.isNegated)) {
      if (!PLAIN_SLOT.fr.test(template)) return undefined;
      template = template.replace(PLAIN_SLOT.fr, '').trim();
      early = object.object.said!;
    }
  } else if (object?.kind === 'pronoun' && object.object.isDemonstrative && !thing) {
    // 'This' and 'that' are only written in the place of a plain object.
    if (!PLAIN_SLOT[language].test(template)) return undefined;
  } else if (
    object?.kind === 'pronoun' &&
    !clitic &&
    !thing &&
    !goes &&
    language !== 'en' &&
    language !== 'de'
  ) {
    const slot = verb.tonic ? null : CLITIC_SLOT[language]!.exec(template);
    if (slot) {
      clitic = { object: object.object, use: slot[1] === 'a' ? 'dat' : 'acc' };
      template = template.slice(slot[0].length).trim();
    } else if (!TONIC_SLOT.test(template)) {
      return undefined;
    }
  }
  // 'meinen Schlüssel | zu Hause': a definite object is kept apart from the words after it.
  const parted = language === 'de' && !isMissing && isKnown(object) ? GERMAN_OBJECT.exec(template) : null;
  const said = render(parted?.[1] ?? '');
  const rest = render(parted ? (parted[2] ?? '') : template);
  if (rest === undefined || said === undefined) return undefined;
  return {
    ...parts,
    recipient:
      language === 'de' && receiver?.kind === 'pronoun'
        ? pronoun(receiver.object, verb.de.includes('{y:acc}') ? 'acc' : 'dat', language, register)
        : '',
    object: said,
    rest,
    clitic,
    early,
    front,
    isDenied: language === 'de' && (/(^|\s)(?:kein|nichts )/.test(rest) || isNothing(fillings)),
  };
}

/** Adds the second verb to the words of the first: 'oublier d'appeler sa mère'. German keeps it apart. */
function sayChain(clause: Clause, voice: Voice): SaidPhrase | undefined {
  const { language } = voice;
  const { rest, ...parts } = partsOf(
    clause.isNegated ? (clause.verb.negative?.[language] ?? clause.verb[language]) : clause.verb[language],
    language,
  );
  const subject = agreementOfSubject(clause.subject, voice);
  const between = renderSentence(rest, new Map(), {
    language,
    register: voice.register,
    pattern: undefined,
    subject,
  });
  if (between === undefined) return undefined;
  const bare = { clitic: undefined, recipient: '', object: '', early: '', front: undefined, isDenied: false };
  if (language === 'de') return { ...parts, ...bare, rest: between, isDenied: /^kein/.test(between) };
  const second = sayPhrase(secondOf(clause), voice);
  if (!second) return undefined;
  if (language === 'en') {
    const isGerund = between.endsWith('-ing');
    const head = isGerund ? conjugate(second.head, 'en').gerund : second.head;
    return {
      ...parts,
      ...bare,
      rest: joined(isGerund ? between.slice(0, -'-ing'.length).trim() : between, head, second.rest),
    };
  }
  const infinitive = romanceInfinitive(second, clause, voice);
  return { ...parts, ...bare, rest: joined(linked(between, infinitive, language), second.rest) };
}

/** 'la voir', 'me lever', 'comprarlo': an infinitive with its pronouns. */
export function romanceInfinitive(said: SaidPhrase, clause: Clause, voice: Voice): string {
  const { register } = voice;
  const language = voice.language as 'es' | 'fr' | 'it';
  const self = said.isReflexive ? pronoun(clause.subject, 'self', language, register) : '';
  const object = said.clitic && pronoun(said.clitic.object, said.clitic.use, language, register);
  // With the French subject 'on', the reflexive pronoun is 'se'.
  const isOn = language === 'fr' && self === 'nous' && register === 'casual' && clause.modal !== 'lets';
  const clitics = cluster(isOn ? 'se' : self, object ?? '', language);
  return joined(said.early, withInfinitive(clitics, said.head, language));
}

/** The second verb of a chain as a clause with only its object. */
export function secondOf({ chained, isNever, ...clause }: Clause): Clause {
  return {
    ...clause,
    ...chained!,
    ...PLAIN,
    adverbials: [],
  };
}

/** The subject as a noun phrase; undefined for a pronoun. */
export function sayNounSubject(
  { phrase, word, tail = '' }: Subject,
  { language, register }: Voice,
): string | undefined {
  if (word) return SUBJECT_WORDS[language][word];
  return phrase && renderNounPhrase(phrase, language, 'plain', register).text + tail;
}

export function saySubject(subject: Subject, voice: Voice): string {
  const noun = sayNounSubject(subject, voice);
  if (noun !== undefined) return noun;
  if (subject.isNeuter) return { en: 'it', de: 'es', fr: 'il', es: '', it: '' }[voice.language];
  return pronoun(subject, 'subject', voice.language, voice.register);
}

/** The adverbials: those that open the clause, then those of manner, place and time. */
export function sayAdverbials(clause: Clause, voice: Voice) {
  const { language, register } = voice;
  const { number, gender } = agreementOfSubject(clause.subject, voice);
  const column = (gender === 'f' ? 1 : 0) + (number === 'pl' ? 2 : 0);
  // 'De niña': some agree with the subject.
  const render = (adverbial: Adverbial) =>
    renderAdverbial(adverbial, language, register).replace(
      /<([^>]+)>/,
      (_, forms: string) => forms.split('|')[column]!,
    );
  const kind = (adverbial: Adverbial) =>
    adverbial.kind === 'entry' ? (adverbial.entry.kind ?? 'time') : ('time' as const);
  const opens =
    clause.isQuestion || clause.modal === 'lets' ? [] : clause.adverbials.filter(({ isFirst }) => isFirst);
  const first = opens.filter((adverbial) => kind(adverbial) !== 'mid').slice(0, 1);
  const others = clause.adverbials.filter((adverbial) => !first.includes(adverbial));
  const said = (wanted: 'manner' | 'place' | 'time' | 'mid') =>
    others
      .filter((adverbial) => kind(adverbial) === wanted)
      // German puts the day before the hour: 'jeden Tag um sechs Uhr'.
      .sort((a, b) => (language === 'de' ? Number(a.kind === 'time') - Number(b.kind === 'time') : 0))
      .map(render)
      .join(' ');
  return {
    first: first.map(render).join(' '),
    manner: said('manner'),
    place: said('place'),
    time: said('time'),
    mid: said('mid'),
  };
}

export const hasWhen = (clause: Clause, when: ReturnType<typeof whenOf>): boolean =>
  clause.adverbials.some((adverbial) => whenOf(adverbial) === when);

export const isStillGoingOn = (clause: Clause): boolean =>
  clause.adverbials.some((adverbial) =>
    adverbial.kind === 'span' || adverbial.kind === 'year'
      ? adverbial.span === 'since'
      : adverbial.kind === 'entry' && adverbial.entry.since === true,
  );

/** Whether the object already negates the clause: 'nichts', 'personne'. */
export const isNothing = (fillings: Fillings): boolean => {
  const object = fillings.get('x');
  return (
    object?.kind === 'pronoun' && object.object.indefinite !== undefined && object.object.indefinite !== 'all'
  );
};

/** Joins the texts that are not empty with single spaces. */
export const joined = (...pieces: readonly (string | undefined)[]): string =>
  pieces.filter((piece) => piece !== undefined && piece !== '').join(' ');
