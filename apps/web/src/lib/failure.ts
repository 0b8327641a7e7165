import { inUiLanguage } from '../i18n/server-sentences.ts';
import { ApiError } from './api-client.ts';

/** The server's own sentence about what went wrong, when it sent one, in the interface's language. */
export function serverMessage(error: unknown): string | undefined {
  const { name, message, code } = Object(error) as Partial<{ name: string; message: string; code: string }>;
  // Of the engine on this device, which says the same of a recording or a text.
  if (name === 'DeviceError' && message && /^(audio|text)-/.test(code ?? ''))
    return inUiLanguage(message, code);
  if (!(error instanceof ApiError) || error.userMessage === undefined) return undefined;
  return inUiLanguage(error.userMessage, error.code);
}

/** No answer arrived at all: `fetch` rejects with a TypeError. */
export function isConnectionFailure(error: unknown): boolean {
  return error instanceof TypeError;
}
