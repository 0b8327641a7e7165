import { ApiError } from '../lib/api-client.ts';
import { errorText } from './messages.ts';

/** The server's error message in the interface's language, if it sent one. */
export function serverMessage(error: unknown): string | undefined {
  const { name, message, code } = Object(error) as Partial<{ name: string; message: string; code: string }>;
  // Errors of the engine on this device, with the same codes as the server's.
  if (name === 'DeviceError' && message && /^(audio|text)-/.test(code ?? ''))
    return errorText({ message, code });
  if (!(error instanceof ApiError) || error.userMessage === undefined) return undefined;
  return errorText({ message: error.userMessage, code: error.code, key: error.key, params: error.params });
}

/** No answer arrived at all: `fetch` rejects with a TypeError. */
export function isConnectionFailure(error: unknown): boolean {
  return error instanceof TypeError;
}
