import type { TranslateResponse } from '@speak-it-now/contract';
import {
  LANGUAGES,
  type Register,
  type SpeakerGender,
  type TranslatedLanguage,
} from '@speak-it-now/languages';
import { request } from '../../../lib/api/api-client.ts';

/** @throws ApiError if the server cannot translate; another error if there is no valid answer */
export function translate(
  options: {
    text: string;
    from: TranslatedLanguage;
    to: TranslatedLanguage;
    register: Register;
    speakerGender: SpeakerGender | null;
  },
  signal: AbortSignal,
): Promise<TranslateResponse> {
  return request('/api/translate', (contract) => contract.translateResponseSchema, {
    method: 'POST',
    body: {
      text: options.text,
      fromLanguage: LANGUAGES[options.from].name.toLowerCase(),
      toLanguage: LANGUAGES[options.to].name.toLowerCase(),
      translationType: options.register,
      ...(options.speakerGender && { speakerGender: options.speakerGender }),
    },
    signal,
  });
}
