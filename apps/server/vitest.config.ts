import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['./test/start-postgres.ts', './test/bundle-server.ts'],
    pool: 'forks',
    // Most of a file's time would go into loading the server's packages again.
    isolate: false,
    // Nothing waits that long unless it fails: a machine may be slow, and busy with something else.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    retry: process.env.CI === undefined ? 0 : 1,
    expect: { poll: { timeout: 60_000 } },
  },
});
