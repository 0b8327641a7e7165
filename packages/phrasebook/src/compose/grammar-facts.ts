import { byLanguage } from '@speak-it-now/languages/by-language';
import de from '../../data/grammar/de.json' with { type: 'json' };
import en from '../../data/grammar/en.json' with { type: 'json' };
import es from '../../data/grammar/es.json' with { type: 'json' };
import fr from '../../data/grammar/fr.json' with { type: 'json' };
import it from '../../data/grammar/it.json' with { type: 'json' };
import { LANGUAGE_CODES, type LanguageCode } from '../languages.ts';
import type { IndefiniteWord, PersonObject, PronounUse, Subject } from './clause/person.ts';

/** The irregular forms of a verb. A text of six words has the persons in order, from 'I' to 'they'. */
export interface VerbFacts {
  /** How the stem changes, as in `changes`. */
  change?: string;
  present?: string;
  /** The first person of the present, where only that one is irregular. */
  first?: string;
  preterite?: string;
  preteriteStem?: string;
  imperfect?: string;
  /** The stem of the imperfect and the gerund, where the infinitive hides it: Italian 'fac' for fare. */
  oldStem?: string;
  futureStem?: string;
  participle?: string;
  gerund?: string;
  /** The present subjunctive, then the imperfect one. */
  subjunctive?: string;
  unreal?: string;
  /** Casual, then formal. */
  imperative?: readonly string[];
  /** German: the stem of 'du' and 'er' ('fähr'), and the past that is read but never written ('fuhr'). */
  changedStem?: string;
  pastStem?: string;
}

/** The facts of a language's grammar, in data/grammar. */
export interface GrammarFacts {
  verbs: {
    /** By infinitive. The forms of '-tener' hold for every verb with that ending: 'obtener'. */
    irregular: Readonly<Record<string, VerbFacts>>;
    /** The regular endings for each ending of the infinitive; 'all' has those that every verb shares. */
    endings: Readonly<Record<string, Readonly<Record<string, string>>>>;
    /** The verbs whose stem changes, by the change: Spanish 'ie', Italian 'isc'. */
    changes: Readonly<Record<string, string>>;
    /** The verbs whose perfect is built with 'to be'. */
    withBe: string;
    /** German: the verbs with each separable prefix. */
    separable: Readonly<Record<string, string>>;
  };
  /** `said`: the words before an uncountable noun, then before a plural, 'masculine|feminine' where they differ. */
  quantities: Readonly<
    Record<keyof (typeof en)['quantities'], { said: readonly [mass: string, many: string]; read?: string }>
  >;
  pronouns: {
    /** First, second, third masculine, third feminine; then the plural of each. */
    forms: Partial<Record<PronounUse, string>>;
    formal: Partial<Record<PronounUse, string>>;
    /** For several people, where it differs from the informal one. */
    formalPlural?: Partial<Record<PronounUse, string>>;
    it: string;
    demonstrative: string;
    /** As people type them, folded. */
    subjects: Readonly<Record<string, Omit<Subject, 'gender'> & Partial<Subject>>>;
  };
  indefinites: {
    subjects: Readonly<Record<NonNullable<Subject['word']>, string>>;
    readSubjects: Readonly<Record<string, NonNullable<Subject['word']>>>;
    /** In a statement or question, then in a negation. */
    said: Readonly<Record<IndefiniteWord, readonly [stated: string, denied: string]>>;
    /** As objects, folded. */
    read: Readonly<Record<string, { word: IndefiniteWord } & Pick<PersonObject, 'isNone' | 'isStated'>>>;
  };
  durations: {
    units: Readonly<Record<Unit, readonly [one: string, many: string, gender: 'm' | 'f']>>;
    /** The words before and after the count. Translations use the first pair, the others are only read. */
    spans: Readonly<Record<Span, readonly (readonly [before: string, after: string])[]>>;
    /** The words before a year, likewise. */
    years: Readonly<Record<'in' | 'since', readonly string[]>>;
    forPeople: string;
  };
  questions: {
    /**
     * `said`: each question word as translations write it. `read`: the words that a question begins with, folded.
     * `beforeInfinitive`: those in 'what to do'.
     */
    said: Readonly<Record<string, string>>;
    read: Readonly<Record<string, string>>;
    beforeInfinitive: Readonly<Record<'what' | 'where' | 'when' | 'how', readonly string[]>>;
  };
  modals: {
    /** `said`: the verb of each modal, and the word between it and the infinitive. `read`: the modal of each such verb. */
    said: Readonly<Record<string, string>>;
    read: Readonly<Record<string, string>>;
    /** Verbs that clauses need in addition to the lexicon's. */
    auxiliaries: string;
  };
  numbers: {
    /** The decimal point, as it is said. */
    point: string;
    /** Those that follow no rule, by number; English by the last word of the cardinal. */
    ordinals: Readonly<Record<string, string>>;
  };
  /** What stands before a family name: 'Mr.', 'señora'. Folded where it is read. */
  titles: Readonly<
    Record<Title, { said: string; article?: boolean; oblique?: string; read: readonly string[] }>
  >;
  money: {
    names: Readonly<Record<Currency | 'cent', { one: string; many: string; use: 'count' | 'm' | 'f' }>>;
    /** The word before cents: as it is said, and as it is read. */
    cents: { said: string; read: readonly string[] };
  };
  clock: {
    /** Translations use the first one, the others are only read. */
    parts: Readonly<Record<DayPart, readonly string[]>>;
    named: Readonly<Record<'noon' | 'midnight', Readonly<Record<string, string>>>>;
    /** Further words for noon, folded. */
    noonAlso: readonly string[];
    /** The name of an hour: of one of its own, or of every other one. */
    hours: Readonly<Record<string, string>>;
    /**
     * The minutes, with 'hour:' before those of one hour and '!5' behind those that are no multiple of five, and how a time
     * is said: with the names of the hour and the next one {h} {h+}, their numbers {n} {n+}, the minutes since and until the
     * hour {m} {m-}. Then how it is said with a part of the day, where that differs. The first one that fits is used.
     */
    said: readonly (readonly string[])[];
    /** The same for times that are only read. */
    read: readonly (readonly string[])[];
    /** A time {t} in each form; 'isOne' is said of one o'clock. */
    forms: Readonly<Record<string, string>>;
    /** The words before a time in each form, folded; full hours after noon, with n for the number. */
    leads: Readonly<Record<string, readonly string[]>>;
    lateHours: readonly string[];
  };
  /** The words before a date, and those within it that carry no meaning, folded. */
  dates: { on: readonly string[]; until: readonly string[]; joiners: readonly string[] };
  comparison: {
    /** The irregular ones. English has those of every adjective that can be compared. */
    comparatives: Readonly<Record<string, string>>;
    superlatives: Readonly<Record<string, string>>;
    more?: string;
  };
  /**
   * What the readers and writers ask for by name, with what it is for said where it is used: regular expressions, texts,
   * sets of words, and words with what each stands for.
   */
  patterns: Readonly<Record<string, string>>;
  texts: Readonly<Record<string, string>>;
  lists: Readonly<Record<string, readonly string[]>>;
  tables: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export type Title = 'man' | 'woman' | 'doctor';
export type Currency = 'euro' | 'dollar' | 'pound' | 'franc';
export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night';
export type Unit = 'person' | 'minute' | 'hour' | 'day' | 'night' | 'week' | 'month' | 'year';
export type Span = 'for' | 'ago' | 'in' | 'since';

const DATA: Readonly<Record<LanguageCode, unknown>> = { de, en, es, fr, it };

export const GRAMMAR_FACTS = byLanguage(LANGUAGE_CODES, (code) => DATA[code] as GrammarFacts);

/** One kind of fact in each language. */
export const factsOf = <Kind extends keyof GrammarFacts>(kind: Kind) =>
  byLanguage(LANGUAGE_CODES, (code) => GRAMMAR_FACTS[code][kind]);

type Named = 'patterns' | 'texts' | 'lists' | 'tables';
type Name<Kind extends Named> =
  | keyof (typeof de)[Kind]
  | keyof (typeof en)[Kind]
  | keyof (typeof es)[Kind]
  | keyof (typeof fr)[Kind]
  | keyof (typeof it)[Kind];

/** A regular expression of each language. In a language that has none, it matches nothing. */
export const patternsOf = (name: Name<'patterns'>, flags = 'iu') =>
  byLanguage(LANGUAGE_CODES, (code) => new RegExp(GRAMMAR_FACTS[code].patterns[name] ?? '(?!)', flags));

/** A text of each language; '' in one that has none. */
export const textsOf = (name: Name<'texts'>) =>
  byLanguage(LANGUAGE_CODES, (code) => GRAMMAR_FACTS[code].texts[name] ?? '');

/** A set of words of each language. */
export const listsOf = (name: Name<'lists'>) =>
  byLanguage(LANGUAGE_CODES, (code): ReadonlySet<string> => new Set(GRAMMAR_FACTS[code].lists[name]));

/** Words of each language, with what each stands for. */
export const tablesOf = <Meaning extends string>(name: Name<'tables'>) =>
  byLanguage(
    LANGUAGE_CODES,
    (code) => (GRAMMAR_FACTS[code].tables[name] ?? {}) as Readonly<Record<string, Meaning>>,
  );
