import { ApiError } from './api-client.ts';

/** The server's own sentence about what went wrong, when it sent one. */
export function serverMessage(error: unknown): string | undefined {
  return error instanceof ApiError ? error.userMessage : undefined;
}

/** No answer arrived at all: `fetch` rejects with a TypeError. */
export function isConnectionFailure(error: unknown): boolean {
  return error instanceof TypeError;
}
