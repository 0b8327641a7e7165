import type { DeviceAttempt } from '@speak-it-now/contract';

/** An attempt that this device has assessed. */
export interface MadeAttempt extends Omit<DeviceAttempt, 'madeSecondsAgo'> {
  readonly madeAtMs: number;
}

/** Attempts made offline, in IndexedDB. */
export interface WaitingAttempt {
  /** Its owner; no other account receives it. */
  readonly userId: string;
  readonly attempt: MadeAttempt;
}

const DATABASE = 'speak-it-now';
const STORE = 'waiting-attempts';
const KEY = 'key';
/** More than anyone makes in the days that an attempt may wait; beyond it the oldest are deleted. */
const MAX_WAITING = 2000;

export async function addWaiting(waiting: WaitingAttempt): Promise<void> {
  await inStore('readwrite', (store) => store.add(waiting));
  const all = await readWaiting();
  for (const { key } of all.slice(0, Math.max(0, all.length - MAX_WAITING))) await removeWaiting(key);
}

/** Oldest first. */
export function readWaiting(): Promise<readonly (WaitingAttempt & { readonly key: number })[]> {
  return inStore('readonly', (store) => store.getAll());
}

export async function removeWaiting(key: number): Promise<void> {
  await inStore('readwrite', (store) => store.delete(key));
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () =>
    opening.result.createObjectStore(STORE, { keyPath: KEY, autoIncrement: true });
  const database = await finished(opening);
  try {
    const transaction = database.transaction(STORE, mode);
    const result = await finished(work(transaction.objectStore(STORE)));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    return result;
  } finally {
    database.close();
  }
}

const finished = <Result>(asked: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
