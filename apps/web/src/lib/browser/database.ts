/** The app's database in the browser (IndexedDB). */

/** Each store and how its keys are made. A new store needs a new version. */
const STORES = {
  'waiting-attempts': { keyPath: 'key', autoIncrement: true },
  'known-answers': { keyPath: 'path' },
} as const satisfies Record<string, IDBObjectStoreParameters>;
const VERSION = 2;
const NAME = 'speak-it-now';

/** Opens the database for one piece of work in one store. @throws DOMException if the browser stores nothing */
export async function inStore<Result>(
  name: keyof typeof STORES,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(NAME, VERSION);
  opening.onupgradeneeded = () => {
    for (const [store, parameters] of Object.entries(STORES)) {
      if (!opening.result.objectStoreNames.contains(store))
        opening.result.createObjectStore(store, parameters);
    }
  };
  const database = await finished(opening);
  // Otherwise a tab with a newer version of the app would wait for this one.
  database.onversionchange = () => database.close();
  try {
    const transaction = database.transaction(name, mode);
    const result = await finished(work(transaction.objectStore(name)));
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
