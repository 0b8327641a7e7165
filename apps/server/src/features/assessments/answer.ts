import { type PronunciationResponse, responseOf, type SessionStatus } from '@speak-it-now/contract';
import type { TaughtLanguage } from '@speak-it-now/languages';
import type { RecordingAssessment } from './recording-assessor.ts';

/** The answer to the page: the findings, the name of the assessor, and the transcript if there is one. */
export function toAnswer(
  { assessment, judgedBy, transcript }: RecordingAssessment,
  language: TaughtLanguage,
  status: SessionStatus,
): PronunciationResponse {
  return { ...responseOf(assessment, language, status), judgedBy, ...(transcript && { transcript }) };
}
