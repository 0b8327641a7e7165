import type { NounPhrase } from '../noun-phrase.ts';

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
  /** 'This' or 'that', which tells of no weather. */
  isShown?: true;
  /** A word of its own that stands for somebody or something: 'who', 'everything'. */
  word?: 'who' | 'everything' | 'someone' | 'everyone' | 'nobody';
  /** German 'Sie' with its capital: you. */
  isCapital?: true;
}

export type IndefiniteWord = 'thing' | 'body' | 'all';

/** Somebody as the object: 'him', 'with us'. */
export interface PersonObject {
  person: Person;
  gender: 'm' | 'f' | undefined;
  isIt?: true;
  /** 'This' or 'that', alone: no language puts it where its other pronouns go. */
  isShown?: true;
  /** 'Something', 'someone' and 'everything': what it is called hangs on whether the clause denies it. */
  indefinite?: IndefiniteWord;
  /** 'Nothing' and 'nobody' deny the clause by themselves. */
  isNone?: true;
  /** Stands in statements and questions only: 'something'. */
  isStated?: true;
  /** An indefinite word as one language says it. */
  said?: string;
  /** What a question asks for: 'what' in 'what are you eating?'. */
  isAsked?: true;
}
