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
  /** A word of its own that stands for somebody or something: 'who', 'everything'. */
  word?: 'who' | 'everything' | 'someone';
  /** German 'Sie' with its capital: you. */
  isCapital?: true;
}

/** Somebody as the object: 'him', 'with us'. */
export interface PersonObject {
  person: Person;
  gender: 'm' | 'f' | undefined;
  isIt?: true;
  /** 'This' or 'that', alone: no language puts it where its other pronouns go. */
  isShown?: true;
  /** What a question asks for: 'what' in 'what are you eating?'. */
  isAsked?: true;
}
