import type { ScoredAttempt } from '../../../components/recording/use-attempt.ts';
import { STORAGE_KEYS } from '../../../config/storage.ts';
import { readStored, session, writeStored } from '../../../lib/browser/browser-storage.ts';
import { parseObject } from '../../../lib/browser/json-object.ts';
import { type PendingInput, parsePendingInput } from './pending-input.ts';

/*
 * A result and the phrase it belongs to stay in this tab over a reload. The recording is not kept anywhere.
 */

export function keepResult(input: PendingInput, { response }: ScoredAttempt): void {
  writeStored(session, STORAGE_KEYS.result, JSON.stringify({ ...input, response }));
}

export function forgetResult(): void {
  writeStored(session, STORAGE_KEYS.result, null);
}

/** What was in the checker when the result arrived. */
export const readKeptInput = (): PendingInput | undefined =>
  parsePendingInput(readStored(session, STORAGE_KEYS.result));

/** Undefined if there is none, or if another version of the app stored something else. */
export async function readKeptResult(): Promise<ScoredAttempt | undefined> {
  const input = readKeptInput();
  if (!input) return undefined;
  const stored = readStored(session, STORAGE_KEYS.result);
  // The schema library is not part of the first load.
  const { pronunciationResponseSchema } = await import('@speak-it-now/contract');
  const { data } = pronunciationResponseSchema.safeParse(parseObject(stored).response);
  if (!data) return undefined;
  return {
    id: new Date().toISOString(),
    expectedText: input.translation,
    language: input.toLanguage,
    audio: new Blob(),
    response: data,
  };
}
