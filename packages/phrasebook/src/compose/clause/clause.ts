import type { Fillings } from '../filling.ts';
import type { Verb } from '../grammar-schema.ts';
import type { NounPhrase } from '../noun-phrase.ts';
import type { Adverbial } from './adverbials.ts';

/** 0 to 5: first to third person singular, then plural. */
export type Person = 0 | 1 | 2 | 3 | 4 | 5;

/** Who the clause is about: a pronoun, or a noun phrase of the third person. */
export interface Subject {
  person: Person;
  /** The sex of a person, or what a pronoun says of it; undefined where nothing tells. */
  gender: 'm' | 'f' | undefined;
  phrase?: NounPhrase;
  /** The subject of 'it rains' and 'it is expensive'. */
  isIt?: true;
  /** German 'Sie' with its capital: you. */
  isCapital?: true;
}

/** Somebody as the object: 'him', 'with us'. */
export interface PersonObject {
  person: Person;
  gender: 'm' | 'f' | undefined;
  isIt?: true;
}

export const MODALS = ['can', 'could', 'must', 'want', 'would-like', 'should', 'like', 'lets'] as const;
export type Modal = (typeof MODALS)[number];

export type Tense = 'present' | 'past' | 'future';

export const QUESTION_WORDS = ['where', 'when', 'why', 'how', 'what-time'] as const;
export type QuestionWord = (typeof QUESTION_WORDS)[number];

/** A clause, apart from any language. */
export interface Clause {
  subject: Subject;
  verb: Verb;
  fillings: Fillings;
  modal: Modal | undefined;
  tense: Tense;
  /** Going on at the time: 'I am waiting'. */
  isProgressive: boolean;
  isNegated: boolean;
  /** 'never': the negation is an adverb, which the adverbials have. */
  isNever?: true;
  isQuestion: boolean;
  questionWord: QuestionWord | undefined;
  adverbials: readonly Adverbial[];
}

/** What a reader finds in a text: a clause whose verb phrase is still words, in the infinitive. */
export type Analysis = Omit<Clause, 'verb' | 'fillings' | 'adverbials'>;
