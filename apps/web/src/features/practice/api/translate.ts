import type { TranslateResponse } from '@speak-it-now/contract';
import {
  type Register,
  type SpeakerGender,
  type TranslatedLanguage,
  wireNameOf,
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
      fromLanguage: wireNameOf(options.from),
      toLanguage: wireNameOf(options.to),
      translationType: options.register,
      ...(options.speakerGender && { speakerGender: options.speakerGender }),
    },
    signal,
  });
}
