import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['./test/start-postgres.ts', './test/bundle-server.ts'],
    setupFiles: ['../../tests/support/property-seed.ts'],
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
