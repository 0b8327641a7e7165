import type {
  HistoryAttempt,
  HistoryWord,
  LanguageCode,
  Register,
  ScoringPlace,
} from '@speak-it-now/contract';
import type { Subject } from './subject.ts';

/** A recording that was scored and counted. */
export interface ScoredAttempt {
  readonly text: string;
  readonly language: LanguageCode;
  readonly register?: Register | undefined;
  /** Overall accuracy in whole percent, as shown to the learner. */
  readonly accuracy: number;
  readonly scores: HistoryAttempt['scores'];
  /** Each may have more fields than the history stores. */
  readonly words: readonly HistoryWord[];
  readonly scoredOn: ScoringPlace;
  /** Set if the attempt may arrive twice; it is stored once. */
  readonly id?: string;
  /** When it was scored; defaults to now. */
  readonly scoredAtMs?: number;
}

/** A feature that stores data about scored attempts. */
export interface ScoredRecorder {
  /** Never throws: the learner gets the score even if it cannot be recorded. */
  recordScored(subject: Subject, attempt: ScoredAttempt): Promise<void>;
}
