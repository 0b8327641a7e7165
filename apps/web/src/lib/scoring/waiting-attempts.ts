import type { DeviceAttempt } from '@speak-it-now/contract';
import type { TaughtLanguage } from '@speak-it-now/languages';
import { inStore } from '../browser/database.ts';

/** An attempt that this device has assessed. */
export interface MadeAttempt extends Omit<DeviceAttempt, 'madeSecondsAgo' | 'language'> {
  readonly language: TaughtLanguage;
  readonly madeAtMs: number;
}

/** A drill that was finished after attempts that wait, too. */
export interface FinishedDrill {
  readonly language: TaughtLanguage;
  readonly sound: string;
}

/** What was made offline and waits for a connection, in IndexedDB. */
export type Waiting = {
  /** Its owner; no other account receives it. */
  readonly userId: string;
} & ({ readonly attempt: MadeAttempt } | { readonly drill: FinishedDrill });

const STORE = 'waiting-attempts';
/** More than anyone makes in the days that an attempt may wait; beyond it the oldest are deleted. */
const MAX_WAITING = 2000;

export async function addWaiting(waiting: Waiting): Promise<void> {
  await inStore(STORE, 'readwrite', (store) => store.add(waiting));
  const all = await readWaiting();
  for (const { key } of all.slice(0, Math.max(0, all.length - MAX_WAITING))) await removeWaiting(key);
}

/** Oldest first. */
export function readWaiting(): Promise<readonly (Waiting & { readonly key: number })[]> {
  return inStore(STORE, 'readonly', (store) => store.getAll());
}

export async function removeWaiting(key: number): Promise<void> {
  await inStore(STORE, 'readwrite', (store) => store.delete(key));
}
