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
  /** Overall accuracy, whole percent, as the learner is told. */
  readonly accuracy: number;
  readonly scores: HistoryAttempt['scores'];
  /** Each may hold more than a history keeps. */
  readonly words: readonly HistoryWord[];
  readonly scoredOn: ScoringPlace;
  /** The attempt's own, where it may arrive twice: it is kept once. */
  readonly id?: string;
  /** When it was scored; now, where it is left out. */
  readonly scoredAtMs?: number;
}

/** A feature that keeps something of scored attempts. */
export interface ScoredRecorder {
  /** Never throws: a score that was earned is given even when it cannot be noted. */
  recordScored(subject: Subject, attempt: ScoredAttempt): Promise<void>;
}
