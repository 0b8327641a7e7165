import type { Fillings } from '../filling.ts';
import type { Verb } from '../grammar-schema.ts';
import type { Adverbial } from './adverbials.ts';
import type { Subject } from './person.ts';
import type { Mood } from './verb-forms.ts';

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
  /** What one would do: 'I would buy it'. */
  'would',
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

/** How a clause hangs on another one. */
export interface Subordinate {
  /** The word that opens it, in the target language; '' where a question word does. */
  lead: string;
  mood: Mood | undefined;
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
  /** What happened a moment ago: 'I have just arrived'. */
  isRecent?: true;
  /** What had happened before: 'I had forgotten it'. */
  isBefore?: true;
  /** With 'should', 'could', 'would' and 'must': what has or might have been ('you should have called'). */
  isMissed?: true;
  /** Told as one event of a story: 'when he called'. */
  isTold?: true;
  /** 'never': the negation is an adverb, which the adverbials have. */
  isNever?: true;
  /** Hangs on another clause: 'that I am tired', 'where he lives'. */
  subordinate?: Subordinate;
  isQuestion: boolean;
  questionWord: QuestionWord | undefined;
  adverbials: readonly Adverbial[];
}

/** What the text of a plain infinitive leaves open: neither modal nor question nor negation. */
export const PLAIN = {
  modal: undefined,
  tense: 'present',
  isProgressive: false,
  isNegated: false,
  isQuestion: false,
  questionWord: undefined,
} as const;

/** What a reader finds in a text: a clause whose verb phrase is still words, in the infinitive. */
export type Analysis = Omit<Clause, 'verb' | 'fillings' | 'chained' | 'adverbials'>;
