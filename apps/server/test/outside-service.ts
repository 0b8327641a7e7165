import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import {
  type ServiceAnswer,
  type ServiceStandIn,
  startServiceStandIn,
} from '../../../tests/support/service-stand-in.ts';
import { buildTestApp, type TestApp, type TestAppOptions } from './app.ts';
import { openTestDatabase, type TestDatabase } from './databases.ts';

/** How long the app waits for an answer, on the slowest of machines, and where none ever comes. */
const PATIENCE = { SERVICE_TIMEOUT_MS: '60000' };
const PATIENCE_IN_VAIN = { SERVICE_TIMEOUT_MS: '100' };

export interface OutsideServiceTest {
  readonly database: TestDatabase;
  readonly standIn: ServiceStandIn;
  /** What `start` made for this test. */
  readonly test: TestApp;
  readonly start: (
    env?: Readonly<Record<string, string>>,
    options?: Partial<Omit<TestAppOptions, 'env'>>,
  ) => Promise<void>;
  /** The service meets everybody in this way; to be said before `start`, which then waits no longer than it must. */
  readonly failWith: (fault: ServiceAnswer) => void;
}

/**
 * For each test of a file a fresh outside service on loopback, and an app that the test starts with the settings it
 * needs; one database for all of them. Registers hooks. What it returns is to be used inside tests and hooks.
 * @param answer what the service does until a test says otherwise
 */
export function useOutsideService(answer?: ServiceStandIn['answer']): OutsideServiceTest {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let standIn: ServiceStandIn;
  let test: TestApp;
  let patience: Readonly<Record<string, string>>;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    patience = PATIENCE;
    standIn = await startServiceStandIn(answer);
  });
  afterEach(async () => {
    await test.close();
    await standIn.close();
  });
  return {
    get database() {
      return database;
    },
    get standIn() {
      return standIn;
    },
    get test() {
      return test;
    },
    start: async (env = {}, options = {}) => {
      test = await buildTestApp({ db: database.db, ...options, env: { ...patience, ...env } });
    },
    failWith: (fault) => {
      standIn.answer = () => fault;
      patience = fault === 'silence' ? PATIENCE_IN_VAIN : PATIENCE;
    },
  };
}
