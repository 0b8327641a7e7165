import type { Rival } from './word-evidence.ts';

/** What the verification says about one word of the text. */
export interface WordVerdict {
  /** Natural log of the odds that another word was said. Above 0 that is more likely than not. */
  readonly logOdds: number;
  /** The best-fitting other word of the language, even if the expected word fits better. */
  readonly rival: Rival | undefined;
  /** If another word was said, it was clearly this rival. */
  readonly isClear: boolean;
  /** Clear enough to count, but another rival is too near to name this one. */
  readonly isNotNamed?: true;
  /** The sound does not tell whether the word was said, so nothing is stated about it. */
  readonly isUnsure?: true;
  /** Why it is unsure: the sound fits the opposite (the rival) as well; 0..1, from a slight doubt to an even one. */
  readonly tie?: number;
  /** The word is a negation, or the opposite of one, and was not replaced by its own opposite. */
  readonly isNegationKept?: true;
  /** A name that neither lexicon nor word list has: how people say it is a guess, so little is stated about it. */
  readonly isOfGuessedName?: true;
  /** The word was not said, though the aligner found a place for it. */
  readonly isLeftOut?: true;
  /** Another word was said because the expected one was only a part of it. */
  readonly isPartOfLonger?: true;
}
