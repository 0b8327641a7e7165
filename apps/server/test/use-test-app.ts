import { afterAll, beforeAll } from 'vitest';
import { buildTestApp, type TestApp, type TestAppOptions } from './app.ts';
import { openTestDatabase, type TestDatabase } from './databases.ts';

/**
 * One app for the tests of a file or a `describe` block, closed after them. It is ready inside tests and hooks.
 * @param database of the app; without it, the app has its own libsql database.
 */
export function useTestApp(database?: () => TestDatabase, options: Omit<TestAppOptions, 'db'> = {}): TestApp {
  const test = {} as TestApp;
  let closeDatabase: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const opened = database ? undefined : await openTestDatabase();
    closeDatabase = opened?.close;
    Object.assign(test, await buildTestApp({ db: (opened ?? database!()).db, ...options }));
  });
  afterAll(async () => {
    await test.close();
    await closeDatabase?.();
  });
  return test;
}
