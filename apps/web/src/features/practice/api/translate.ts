import {
  LANGUAGES,
  type LanguageCode,
  type Register,
  type SpeakerGender,
  type TranslateResponse,
} from '@speak-it-now/contract';
import { request } from '../../../lib/api/api-client.ts';

/** @throws ApiError if the server cannot translate; another error if there is no valid answer */
export function translate(
  options: {
    text: string;
    from: LanguageCode;
    to: LanguageCode;
    register: Register;
    speakerGender: SpeakerGender | null;
  },
  signal: AbortSignal,
): Promise<TranslateResponse> {
  return request('/api/translate', (contract) => contract.translateResponseSchema, {
    method: 'POST',
    body: {
      text: options.text,
      fromLanguage: LANGUAGES[options.from].wireName,
      toLanguage: LANGUAGES[options.to].wireName,
      translationType: options.register,
      ...(options.speakerGender && { speakerGender: options.speakerGender }),
    },
    signal,
  });
}
