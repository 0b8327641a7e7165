import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { buildTestApp, type TestApp, type TestAppOptions } from './app.ts';
import { describeEachDatabase, openTestDatabase, type TestDatabase } from './databases.ts';

type Options = Omit<TestAppOptions, 'db'>;

/**
 * One app for the tests of a file or a `describe` block, closed after them. It is ready inside tests and hooks.
 * @param database of the app; without it, the app has its own libsql database.
 * @param options as a function if they are not known before the tests run
 */
export function useTestApp(database?: () => TestDatabase, options: Options | (() => Options) = {}): TestApp {
  const test = {} as TestApp;
  let closeDatabase: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const opened = database ? undefined : await openTestDatabase();
    closeDatabase = opened?.close;
    const { db } = opened ?? database!();
    Object.assign(test, await buildTestApp({ db, ...(typeof options === 'function' ? options() : options) }));
  });
  afterAll(async () => {
    await test.close();
    await closeDatabase?.();
  });
  return test;
}

/** Runs the same tests on both databases, each with an app of its own. */
export const describeEachApp = (name: string, tests: (test: TestApp) => void): void =>
  describeEachDatabase(name, (database) => tests(useTestApp(database)));

/** An app for one test, closed at its end. Without a database it has its own libsql database. */
export async function openTestApp({ db, ...options }: Partial<TestAppOptions> = {}): Promise<TestApp> {
  const opened = db ? undefined : await openTestDatabase();
  if (opened) onTestFinished(() => opened.close());
  const test = await buildTestApp({ db: db ?? opened!.db, ...options });
  onTestFinished(() => test.close());
  return test;
}
