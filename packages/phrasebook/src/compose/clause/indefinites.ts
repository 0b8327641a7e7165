import type { LanguageCode } from '../../languages.ts';
import type { IndefiniteWord, PersonObject, Subject } from './person.ts';

/** Indefinite words that can be a subject. */
export const SUBJECT_WORDS: Record<LanguageCode, Record<NonNullable<Subject['word']>, string>> = {
  en: {
    one: 'you',
    who: 'who',
    everything: 'everything',
    someone: 'someone',
    everyone: 'everyone',
    nobody: 'nobody',
  },
  es: {
    one: '',
    who: 'quién',
    everything: 'todo',
    someone: 'alguien',
    everyone: 'todo el mundo',
    nobody: 'nadie',
  },
  fr: {
    one: 'on',
    who: 'qui',
    everything: 'tout',
    someone: "quelqu'un",
    everyone: 'tout le monde',
    nobody: 'personne',
  },
  de: { one: 'man', who: 'wer', everything: 'alles', someone: 'jemand', everyone: 'alle', nobody: 'niemand' },
  it: { one: '', who: 'chi', everything: 'tutto', someone: 'qualcuno', everyone: 'tutti', nobody: 'nessuno' },
};

const SUBJECT_TEXTS: Record<LanguageCode, Readonly<Record<string, NonNullable<Subject['word']>>>> = {
  en: {
    who: 'who',
    everything: 'everything',
    someone: 'someone',
    somebody: 'someone',
    anyone: 'someone',
    anybody: 'someone',
    everyone: 'everyone',
    everybody: 'everyone',
    nobody: 'nobody',
    'no one': 'nobody',
  },
  es: { quien: 'who', todo: 'everything', alguien: 'someone', 'todo el mundo': 'everyone', nadie: 'nobody' },
  fr: {
    qui: 'who',
    tout: 'everything',
    'quelqu un': 'someone',
    'tout le monde': 'everyone',
    personne: 'nobody',
  },
  de: { man: 'one', wer: 'who', alles: 'everything', jemand: 'someone', niemand: 'nobody', keiner: 'nobody' },
  it: { chi: 'who', tutto: 'everything', qualcuno: 'someone', nessuno: 'nobody' },
};
const MAX_WORDS = 3;

/** The indefinite subject at the beginning of the words, and its number of words. */
export function subjectWord(
  words: readonly string[],
  language: LanguageCode,
): { subject: Subject; length: number } | undefined {
  for (let length = MAX_WORDS; length >= 1; length -= 1) {
    const named = SUBJECT_TEXTS[language][words.slice(0, length).join(' ')];
    if (named && words.length > length) return { subject: { person: 2, gender: 'm', word: named }, length };
  }
  return undefined;
}

const indefinite = (word: IndefiniteWord, isNone = false): PersonObject => ({
  person: 2,
  gender: 'm',
  // It stands where 'this' and 'that' do, never where the other object pronouns do.
  isDemonstrative: true,
  ...(word !== 'body' && { isNeuter: true }),
  indefinite: word,
  ...(isNone && { isNone: true }),
});
const thing = indefinite('thing');
const body = indefinite('body');
const nothing = indefinite('thing', true);
const nobody = indefinite('body', true);
const all = indefinite('all');
/** 'Something' is not used in English negations: 'I didn't eat anything'. */
const something: PersonObject = { ...thing, isStated: true };
const someone: PersonObject = { ...body, isStated: true };

/** The indefinite words as objects, folded. */
export const INDEFINITES: Record<LanguageCode, ReadonlyMap<string, PersonObject>> = {
  en: new Map([
    ['something', something],
    ['anything', thing],
    ['nothing', nothing],
    ['everything', all],
    ['someone', someone],
    ['somebody', someone],
    ['anyone', body],
    ['anybody', body],
    ['nobody', nobody],
  ]),
  es: new Map([
    ['algo', thing],
    ['nada', thing],
    ['todo', all],
    ['alguien', body],
    ['nadie', body],
  ]),
  fr: new Map([
    ['rien', nothing],
    ['tout', all],
    ['personne', nobody],
  ]),
  de: new Map([
    ['etwas', thing],
    ['nichts', nothing],
    ['alles', all],
    ['jemanden', body],
    ['jemandem', body],
    ['niemanden', nobody],
    ['niemandem', nobody],
  ]),
  it: new Map([
    ['qualcosa', thing],
    ['niente', thing],
    ['nulla', thing],
    ['tutto', all],
    ['qualcuno', body],
    ['nessuno', body],
  ]),
};

/** Each word in a statement or question, in a negation, and in the German dative. */
const SAID: Record<LanguageCode, Record<IndefiniteWord, readonly [stated: string, denied: string]>> = {
  en: { thing: ['something', 'anything'], body: ['someone', 'anyone'], all: ['everything', 'everything'] },
  es: { thing: ['algo', 'nada'], body: ['alguien', 'nadie'], all: ['todo', 'todo'] },
  fr: { thing: ['quelque chose', 'rien'], body: ["quelqu'un", 'personne'], all: ['tout', 'tout'] },
  de: { thing: ['etwas', 'nichts'], body: ['jemanden', 'niemanden'], all: ['alles', 'alles'] },
  it: { thing: ['qualcosa', 'niente'], body: ['qualcuno', 'nessuno'], all: ['tutto', 'tutto'] },
};

/** The indefinite object in the given language. */
export function sayIndefinite(
  object: PersonObject,
  language: LanguageCode,
  { isNegated, isQuestion, isDative }: { isNegated: boolean; isQuestion: boolean; isDative: boolean },
): PersonObject {
  const [stated, denied] = SAID[language][object.indefinite!];
  const text = isNegated || (language === 'en' && isQuestion) ? denied : stated;
  return { ...object, said: isDative ? text.replace(/manden$/, 'mandem') : text };
}

/** The French words that come between auxiliary and participle, and before an infinitive. */
export const isEarlyInFrench = ({ indefinite: word }: PersonObject, isNegated: boolean): boolean =>
  word === 'all' || (word === 'thing' && isNegated);
