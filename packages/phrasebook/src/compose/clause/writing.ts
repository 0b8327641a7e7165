import type { LanguageCode, Register, SpeakerGender } from '../../languages.ts';
import type { Filling, Fillings } from '../filling.ts';
import { agreementOf, type Determiner, type Rendered } from '../noun-phrase.ts';
import { renderSentence } from '../sentence.ts';
import { renderNounPhrase } from '../write-noun-phrase.ts';
import { type Adverbial, renderAdverbial, whenOf } from './adverbials.ts';
import type { Clause } from './clause.ts';
import type { PersonObject, Subject } from './person.ts';
import { pronoun } from './pronouns.ts';
import { negated, type PhraseParts, partsOf, withMissingObject } from './verb-phrases.ts';

export interface Voice {
  language: LanguageCode;
  register: Register;
  /** The speaker's own gender. */
  speaker: SpeakerGender | undefined;
}

/** A verb phrase ready to be put into a clause. */
export interface SaidPhrase extends PhraseParts {
  /** What stands with the verb, written. */
  rest: string;
  /** A pronoun that is not part of the rest, because it goes to the verb. */
  clitic: { object: PersonObject; use: 'acc' | 'dat' } | undefined;
  /** German: one particular thing as the object, which 'nicht' follows; '' elsewhere. */
  object: string;
  /** The missing object says already that the clause is negated ('keine Zeit'). */
  isDenied: boolean;
}

const CLITIC_SLOT: Partial<Record<LanguageCode, RegExp>> = {
  es: /^\{x(?::(persa|pers|a))?\}(?= |$)/,
  fr: /^\{x(?::(a))?\}(?= |$)/,
  it: /^\{x(?::(a))?\}(?= |$)/,
};

function ownerOf({ person, gender, phrase }: Subject): Determiner {
  if (person === 2 && !gender && phrase) {
    const isFemale = phrase.noun.es.gender === 'f' && phrase.noun.fr.gender === 'f';
    return isFemale ? 'her' : 'his';
  }
  return ([`my`, 'your', gender === 'f' ? 'her' : 'his', 'our', 'your', 'their'] as const)[person];
}

/** Who or what the words of the clause agree with. */
export function agreementOfSubject(subject: Subject, { language, speaker }: Voice): Omit<Rendered, 'text'> {
  if (subject.phrase) return agreementOf(subject.phrase, language);
  if (subject.isIt) return { number: 'sg', gender: 'm' };
  const number = subject.person >= 3 ? 'pl' : 'sg';
  if (subject.person === 0) return { number, gender: speaker === 'feminine' ? 'f' : 'm' };
  return { number, gender: subject.gender ?? 'm' };
}

const GERMAN_OBJECT = /^(\{x:(?:acc|dat)[^}]*\})(?: (.+)|$)/;

/** One particular person or thing. */
const isKnown = (object: Filling | undefined): boolean =>
  object?.kind === 'pronoun' ||
  (object?.kind === 'noun' && !['bare', 'indef', 'some', 'another'].includes(object.phrase.determiner));

/** A pronoun stays in the phrase behind a preposition, or where its form is one. */
const TONIC_SLOT =
  /(?:^|\s)(?:con|avec|contre|per|por|pour|para|de|di|su|sur|en|à) \{x[^}]*\}|\{x:(?:de|di|a|da|su)\}/;

/** Writes the verb phrase of a clause in one language; undefined where it cannot be said. */
export function sayPhrase(clause: Clause, voice: Voice): SaidPhrase | undefined {
  const { language, register, speaker } = voice;
  const { verb, fillings } = clause;
  let phrase =
    clause.isNegated || (clause.isNever && language === 'fr') ? negated(verb, language) : verb[language];
  const object = fillings.get('x');
  const isMissing =
    (clause.isNegated || (clause.isNever && language === 'fr')) &&
    object?.kind === 'noun' &&
    object.phrase.count === undefined &&
    ['bare', 'indef', 'some'].includes(object.phrase.determiner) &&
    (language !== 'es' || verb.state === true);
  if (isMissing) phrase = withMissingObject(phrase, language);
  const parts = partsOf(phrase, language);
  const quality = fillings.get('a');
  if (language === 'es' && parts.head === 'ser' && quality?.kind === 'adjective') {
    parts.head = quality.adjective.es.copula;
  }
  let template = parts.rest;
  let clitic: SaidPhrase['clitic'];
  if (object?.kind === 'pronoun' && language !== 'en' && language !== 'de') {
    const slot = verb.tonic ? null : CLITIC_SLOT[language]!.exec(template);
    if (slot) {
      clitic = { object: object.object, use: slot[1] === 'a' ? 'dat' : 'acc' };
      template = template.slice(slot[0].length).trim();
    } else if (!TONIC_SLOT.test(template)) {
      return undefined;
    }
  }
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
  // 'meinen Schlüssel | zu Hause': a known object stands apart from what follows it.
  const parted = language === 'de' && !isMissing && isKnown(object) ? GERMAN_OBJECT.exec(template) : null;
  const said = render(parted?.[1] ?? '');
  const rest = render(parted ? (parted[2] ?? '') : template);
  if (rest === undefined || said === undefined) return undefined;
  return {
    ...parts,
    object: said,
    rest,
    clitic,
    isDenied: language === 'de' && /(^|\s)kein/.test(rest),
  };
}

/** The subject as a noun phrase, undefined for a pronoun. */
export function sayNounSubject({ phrase }: Subject, { language, register }: Voice): string | undefined {
  return phrase && renderNounPhrase(phrase, language, 'plain', register).text;
}

export function saySubject(subject: Subject, voice: Voice): string {
  const noun = sayNounSubject(subject, voice);
  if (noun !== undefined) return noun;
  if (subject.isIt) return { en: 'it', de: 'es', fr: 'il', es: '', it: '' }[voice.language];
  return pronoun(subject, 'subject', voice.language, voice.register);
}

/** The adverbials: those that open the clause, then those of manner, place and time. */
export function sayAdverbials(clause: Clause, { language, register }: Voice) {
  const kind = (adverbial: Adverbial) =>
    adverbial.kind === 'entry' ? (adverbial.entry.kind ?? 'time') : ('time' as const);
  const opens =
    clause.isQuestion || clause.modal === 'lets' ? [] : clause.adverbials.filter(({ isFirst }) => isFirst);
  const first = opens.filter((adverbial) => kind(adverbial) !== 'mid').slice(0, 1);
  const others = clause.adverbials.filter((adverbial) => !first.includes(adverbial));
  const said = (wanted: 'manner' | 'place' | 'time' | 'mid') =>
    others
      .filter((adverbial) => kind(adverbial) === wanted)
      .map((adverbial) => renderAdverbial(adverbial, language, register))
      .join(' ');
  return {
    first: first.map((adverbial) => renderAdverbial(adverbial, language, register)).join(' '),
    manner: said('manner'),
    place: said('place'),
    time: said('time'),
    mid: said('mid'),
  };
}

export const hasWhen = (clause: Clause, when: ReturnType<typeof whenOf>): boolean =>
  clause.adverbials.some((adverbial) => whenOf(adverbial) === when);

export const isStillGoingOn = (clause: Clause): boolean =>
  clause.adverbials.some((adverbial) => adverbial.kind === 'span' && adverbial.span === 'since');

/** Joins what is not empty with single spaces. */
export const joined = (...pieces: readonly (string | undefined)[]): string =>
  pieces.filter((piece) => piece !== undefined && piece !== '').join(' ');

/** Whether the object tells of people, for whom some clauses have other words. */
export const isPerson = (fillings: Fillings): boolean => {
  const object = fillings.get('x');
  return object?.kind === 'pronoun' && !object.object.isIt;
};
