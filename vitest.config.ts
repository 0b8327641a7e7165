import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      // Starts a PostgreSQL of its own, and only when one of its tests is run.
      'apps/server',
      {
        test: {
          name: 'packages',
          include: [
            'packages/**/*.test.ts',
            'apps/web/**/*.test.ts',
            'apps/web/**/*.test.tsx',
            'scripts/**/*.test.ts',
            'tests/repository/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**'],
          pool: 'forks',
          // Nothing waits that long unless it fails: a machine may be slow, and busy with something else.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
