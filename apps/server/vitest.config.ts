import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { defineProject } from 'vitest/config';

/** Tests need no durability, and on a disk each commit waits for it: a third of the time of a test of payments. */
function temporaryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > 2 ** 30 ? '/dev/shm' : tmpdir();
  } catch {
    return tmpdir();
  }
}

export default defineProject({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['./test/start-postgres.ts', './test/bundle-server.ts'],
    setupFiles: ['../../tests/support/property-seed.ts'],
    env: { TMPDIR: temporaryFolder() },
    pool: 'forks',
    // Otherwise most of a file's time would go into loading the server's packages again.
    isolate: false,
    // Only failing tests take this long; the limit is high because machines can be slow or busy.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    retry: process.env.CI === undefined ? 0 : 1,
    expect: { poll: { timeout: 60_000 } },
  },
});
