import {
  type LanguageCode,
  type PronunciationResponse,
  responseOf,
  type SessionStatus,
} from '@speak-it-now/contract';
import type { RecordingAssessment } from './recording-assessor.ts';

/** The findings as sent to the page, with the name of the assessor. */
export function toAnswer(
  { assessment, judgedBy, transcript }: RecordingAssessment,
  language: LanguageCode,
  status: SessionStatus,
): PronunciationResponse {
  return { ...responseOf(assessment, language, status), judgedBy, ...(transcript && { transcript }) };
}
