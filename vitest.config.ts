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
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
