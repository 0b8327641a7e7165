import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { freePort } from './tests/support/free-port.ts';
import { chromiumHearing } from './tests/support/microphone.ts';

// Each worker loads this file again. Environment variables keep the port and the data folder the same for all of them.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'speak-it-now-e2e-'));
const origin = `http://localhost:${process.env.E2E_PORT}`;

/** Browser tests of the built app on an empty data folder. Run `npm run build` first. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/support/browser-setup.ts',
  // One more than cores: the tests wait for sound and animations about half of the time.
  workers: 3,
  // Only failing tests take this long. The limit is high because machines can be slow or busy.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  forbidOnly: process.env.CI !== undefined,
  // On a busy machine a test sometimes fails by chance. `npm test` lists the tests that needed the retry.
  retries: process.env.CI === undefined ? 0 : 1,
  use: {
    baseURL: origin,
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    // No traces, which take a quarter of the run time. To investigate a failure: npx playwright test --trace on
    screenshot: 'only-on-failure',
    // Caching the whole app for each new visitor is slow. Tests that need the service worker allow it.
    serviceWorkers: 'block',
    launchOptions: chromiumHearing('buenos-dias', 'over and over'),
  },
  webServer: {
    command: 'node apps/server/dist/main.js',
    url: `${origin}/readyz`,
    timeout: 180_000,
    env: {
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      LOG_LEVEL: 'warn',
      // Every test is a new visitor, and all share one address.
      ATTEMPTS_PER_ADDRESS: '10000',
      // So a test that needs many accounts can give each its own address in X-Forwarded-For.
      TRUST_PROXY: 'loopback',
    },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
