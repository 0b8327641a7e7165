import { defineConfig } from 'vitest/config';

const SHARED = {
  exclude: ['**/node_modules/**', '**/dist/**'],
  pool: 'forks' as const,
  // Nothing waits that long unless it fails: a machine may be slow, and busy with something else.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  // A busy machine can break one test of thousands; the report marks what needed its second try.
  retry: process.env.CI === undefined ? 0 : 1,
  expect: { poll: { timeout: 60_000 } },
  setupFiles: ['tests/support/property-seed.ts'],
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      // Starts a PostgreSQL of its own, and only when one of its tests is run.
      'apps/server',
      {
        test: {
          ...SHARED,
          name: 'packages',
          include: [
            'packages/**/*.test.ts',
            'scripts/**/*.test.ts',
            'training/**/*.test.ts',
            'tests/repository/**/*.test.ts',
          ],
          isolate: false,
        },
      },
      // Stubs much of the browser: each file gets modules of its own.
      { test: { ...SHARED, name: 'web', include: ['apps/web/**/*.test.ts', 'apps/web/**/*.test.tsx'] } },
    ],
  },
});
