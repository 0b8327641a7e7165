import type { HiddenBy } from '../../channel/channel.ts';
import type { PaceCause } from '../../score/pace.ts';
import type { NotJudgedReason } from '../../types.ts';

/** All sentences of the feedback except the tips, in one language. Words and sounds are given as they are shown. */
export interface FeedbackSentences {
  /** Why a recording was not scored and what to do, without blaming the learner. */
  readonly notJudged: Readonly<Record<NotJudgedReason, string>>;
  /** Why a recording was judged less strictly. */
  readonly hiddenBy: Readonly<Record<HiddenBy, string>>;
  /** Introduces the deduction that matters most. */
  readonly fixFirst: (reason: string, details: string) => string;
  readonly smallDifferences: string;
  /** Heading of the causes after the largest ones: some of their words, and how many more there are. */
  readonly alsoIn: (words: readonly string[], more: number) => string;
  /** What is wrong with the pace; the numbers are sounds a second. */
  readonly pace: Readonly<
    Record<
      PaceCause,
      { readonly reason: string; readonly details: (mine: string, least: string, most: string) => string }
    >
  >;
  readonly changedMeaning: string;
  readonly changedMeaningDetails: string;
  /** A word that cannot be told from its opposite: "can" from "can't". */
  readonly notToldFrom: (word: string, opposite: string) => string;
  readonly notToldFromDetails: (ipa: string) => string;
  readonly longPause: (word: string) => string;
  readonly longPauseDetails: (seconds: string) => string;
  readonly notHeard: (word: string) => string;
  readonly notHeardDetails: (word: string, ipa: string) => string;
  /** For services that do not give the sounds of the word. */
  readonly notHeardWithoutSounds: (word: string) => string;
  readonly notRecognized: (word: string) => string;
  readonly notRecognizedDetails: (ipa: string, worstIpa: string, tip: string) => string;
  /** Another word of the language was clearly said. */
  readonly anotherWord: (word: string, heard: string) => string;
  readonly longerWord: (word: string) => string;
  /** Another word was said, but it is not sure which one. */
  readonly unknownWord: (word: string) => string;
  readonly anotherWordDetails: (word: string, ipa: string) => string;
  readonly unclearWord: (word: string) => string;
  /** A word without a single sound to name. */
  readonly notQuiteClear: (word: string) => string;
  readonly unclearWordDetails: (word: string) => string;
  readonly unclear: (word: string, ipa: string) => string;
  readonly leftOut: (word: string, ipa: string) => string;
  readonly soundedLike: (word: string, ipa: string, heardIpa: string) => string;
  /** What to do about a sound that was left out. */
  readonly skipped: string;
  /** A consonant that was too short or too long. */
  readonly wrongLength: (word: string, ipa: string, is: 'too-short' | 'too-long') => string;
  readonly wrongLengthDetails: (is: 'too-short' | 'too-long') => string;
  /** Syllables are numbered from 1, in digits. */
  readonly stressMoved: (word: string, expectedSyllable: string, heardSyllable: string) => string;
  /** `ipa` is the vowel that should stand out. */
  readonly stressMovedDetails: (ipa: string) => string;
  readonly repeated: (word: string) => string;
  readonly repeatedDetails: string;
  readonly extraBefore: (word: string) => string;
  readonly extraAfter: (word: string) => string;
  readonly notInPhrase: (word: string) => string;
  readonly extraDetails: string;
  /** A sentence about a sound, and a word that has it. */
  readonly withExample: (sentence: string, word: string) => string;
  /** Advice without its full stop, a word in which it matters, and one that differs by the wrong sound. */
  readonly advice: (advice: string, word?: string, other?: string) => string;
}
