import { LANGUAGES, type LanguageCode, type PronunciationResponse } from '@speak-it-now/contract';
import { request } from '../../../lib/api-client.ts';
import { readConsent } from '../../../lib/consent-record.ts';

const EXTENSIONS: Record<string, string> = {
  'audio/wav': 'wav',
  'audio/webm': 'webm',
  'audio/mp4': 'mp4',
  'audio/ogg': 'ogg',
};

export interface Attempt {
  readonly audio: Blob;
  readonly expectedTerm: string;
  readonly language: LanguageCode;
}

interface Reader {
  /** The language that the learner reads the findings in. */
  readonly locale: LanguageCode;
}

/** Sends a recording to be judged. @throws ApiError with the server's sentence, when it has one. */
export function assessPronunciation(attempt: Attempt, { locale }: Reader): Promise<PronunciationResponse> {
  const container = attempt.audio.type.split(';', 1)[0] ?? '';
  const form = new FormData();
  form.append('expectedTerm', attempt.expectedTerm);
  form.append('language', LANGUAGES[attempt.language].wireName);
  form.append('locale', locale);
  form.append('agreedServices', (readConsent()?.services ?? []).join(' '));
  form.append('audio', attempt.audio, `recording.${EXTENSIONS[container] ?? 'webm'}`);
  return request('/api/pronunciation-audio', (contract) => contract.pronunciationResponseSchema, {
    method: 'POST',
    body: form,
  });
}
