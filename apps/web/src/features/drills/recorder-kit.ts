import type { LanguageCode, PronunciationResponse } from '@speak-it-now/contract';
import type { ComponentType } from 'react';
import type { RecordingState } from '../../lib/recorder/recording-state.ts';

export interface DrillAttempt {
  readonly text: string;
  readonly response: PronunciationResponse;
}

export interface DrillRecorder {
  readonly state: RecordingState;
  readonly isBusy: boolean;
  record(text: string, language: LanguageCode): void;
  stop(): void;
  /** No free score is left. */
  readonly isUsedUp: boolean;
}

/** Recording belongs to the practice feature; the app hands it in (see app/drills-route.tsx). */
export interface DrillRecorderKit {
  useRecorder(onAnswer: (attempt: DrillAttempt) => void): DrillRecorder;
  readonly Level: ComponentType;
}
