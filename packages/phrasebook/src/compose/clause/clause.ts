import type { Fillings } from '../filling.ts';
import type { Verb } from '../grammar-schema.ts';
import type { Adverbial } from './adverbials.ts';
import type { Subject } from './person.ts';

export const MODALS = [
  'can',
  'could',
  'must',
  'want',
  'would-like',
  'should',
  'like',
  /** German only: others have a verb for it. */
  'prefer',
  'lets',
  'shall',
  'imperative',
] as const;
export type Modal = (typeof MODALS)[number];

export type Tense = 'present' | 'past' | 'future';

export const QUESTION_WORDS = [
  'where',
  'when',
  'why',
  'how',
  'what-time',
  'how-long',
  'how-often',
  'since-when',
  'what',
] as const;
export type QuestionWord = (typeof QUESTION_WORDS)[number];

/** The second verb of a chain such as "forget to call": its phrase and what fills its slots. */
export interface Chained {
  verb: Verb;
  fillings: Fillings;
}

/** A clause, apart from any language. */
export interface Clause {
  subject: Subject;
  verb: Verb;
  fillings: Fillings;
  /** What the verb is followed by in the infinitive: 'forget to call'. */
  chained?: Chained;
  modal: Modal | undefined;
  tense: Tense;
  /** Going on at the time: 'I am waiting'. */
  isProgressive: boolean;
  isNegated: boolean;
  /** What was so for years and is no more: 'I used to live here'. */
  isFormer?: true;
  /** 'never': the negation is an adverb, which the adverbials have. */
  isNever?: true;
  isQuestion: boolean;
  questionWord: QuestionWord | undefined;
  adverbials: readonly Adverbial[];
}

/** What a reader finds in a text: a clause whose verb phrase is still words, in the infinitive. */
export type Analysis = Omit<Clause, 'verb' | 'fillings' | 'chained' | 'adverbials'>;
