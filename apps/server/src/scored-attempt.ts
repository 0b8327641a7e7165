import type { LanguageCode, PronunciationResponse, Register } from '@speak-it-now/contract';
import type { Subject } from './subject.ts';

/** A recording that was scored, counted and is about to be answered. */
export interface ScoredAttempt {
  readonly text: string;
  readonly language: LanguageCode;
  readonly register?: Register | undefined;
  /** Overall accuracy, whole percent, as the learner is told. */
  readonly accuracy: number;
  /** What the learner is told. */
  readonly answer: PronunciationResponse;
}

/** A feature that keeps something of scored attempts. */
export interface ScoredRecorder {
  /** Never throws: a score that was earned is given even when it cannot be noted. */
  recordScored(subject: Subject, attempt: ScoredAttempt): Promise<void>;
}
