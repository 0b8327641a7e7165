import type { LanguageCode, PronunciationResponse } from '@speak-it-now/contract';
import type { ComponentType } from 'react';
import type { RecordingProblem, RecordingState } from './recorder/recording-state.ts';

/** A text that can be said. */
export interface SpokenItem {
  readonly id: string;
  readonly text: string;
}

/** A recording of one item and what the server says of it. */
export interface JudgedAttempt {
  readonly itemId: string;
  readonly audio: Blob;
  readonly language: LanguageCode;
  readonly response: PronunciationResponse;
}

export interface Recorder {
  readonly state: RecordingState;
  readonly isBusy: boolean;
  /**
   * Silences the voice and begins, where nothing is being recorded and a score is left; without an agreement it leads to
   * the page that asks for it. @returns whether it begins
   */
  record(item: SpokenItem, language: LanguageCode): boolean;
  stop(): void;
  /** Forgets what went wrong and a recording that could not be sent. */
  reset(): void;
  /** There when a recording was kept because it could not be judged. */
  readonly sendAgain: (() => void) | undefined;
  /** No free score is left. */
  readonly isUsedUp: boolean;
  /** When the next one comes, ISO 8601, where that is known. */
  readonly nextFreeAt: string | undefined;
  checkAgain(): void;
}

/**
 * Recording and its results belong to the practice feature; the app hands them to the others that record
 * (see app/recording-kit.tsx).
 */
export interface RecordingKit {
  /** @param onAnswer called with each answer of the server, also with one that says that nothing could be judged */
  useRecorder(onAnswer: (attempt: JudgedAttempt) => void): Recorder;
  readonly Level: ComponentType;
  readonly Problem: ComponentType<{ readonly problem: RecordingProblem }>;
  readonly Result: ComponentType<{
    readonly attempt: JudgedAttempt;
    readonly onHear: (text: string) => void;
  }>;
}
