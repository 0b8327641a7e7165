import { afterAll, beforeAll } from 'vitest';
import { buildTestApp, type TestApp } from './app.ts';
import { openTestDatabase } from './databases.ts';

/**
 * Registers hooks that start and close one app with its own libsql database, for the tests of a file or a `describe`
 * block. Call the result inside tests.
 */
export function useTestApp(): () => TestApp {
  let close: () => Promise<void>;
  let test: TestApp;
  beforeAll(async () => {
    const database = await openTestDatabase();
    test = await buildTestApp({ db: database.db });
    close = async () => {
      await test.close();
      await database.close();
    };
  });
  afterAll(() => close());
  return () => test;
}
