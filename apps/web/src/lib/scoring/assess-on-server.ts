import { wireNameOf } from '@speak-it-now/languages';
import { readConsent } from '../account/consent-record.ts';
import { request } from '../api/api-client.ts';
import { accentOf } from '../speech/accents.ts';
import type { Assess } from './assess.ts';

const EXTENSIONS: Record<string, string> = {
  'audio/wav': 'wav',
  'audio/webm': 'webm',
  'audio/mp4': 'mp4',
  'audio/ogg': 'ogg',
};

/** Sends the recording to the server. */
export const assessOnServer: Assess = async (attempt, { locale }) => {
  const container = attempt.audio.type.split(';', 1)[0] ?? '';
  const form = new FormData();
  form.append('expectedTerm', attempt.expectedText);
  if (attempt.partner !== undefined) form.append('partner', attempt.partner);
  form.append('language', wireNameOf(attempt.language));
  const accent = accentOf(attempt.language);
  if (accent) form.append('accent', accent);
  form.append('locale', locale);
  form.append('agreedServices', (readConsent()?.services ?? []).join(' '));
  form.append('audio', attempt.audio, `recording.${EXTENSIONS[container] ?? 'webm'}`);
  return request('/api/pronunciation-audio', (contract) => contract.pronunciationResponseSchema, {
    method: 'POST',
    body: form,
  });
};
