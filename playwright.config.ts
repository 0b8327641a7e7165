import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { freePort } from './tests/support/free-port.ts';
import { chromiumHearing } from './tests/support/microphone.ts';

// Playwright reads this file again in each worker: what must be the same for the whole run travels in variables.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'speak-it-now-e2e-'));
const origin = `http://localhost:${process.env.E2E_PORT}`;

/** The browser tests: the built app as people run it, on an empty data folder. `npm run build` comes first. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/support/browser-setup.ts',
  workers: 2,
  // Nothing waits that long unless it fails: a machine may be slow, and busy with something else.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  forbidOnly: process.env.CI !== undefined,
  // A busy machine can break one test of hundreds; `npm test` names each that needed its second try.
  retries: process.env.CI === undefined ? 0 : 1,
  use: {
    baseURL: origin,
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    // A trace costs a quarter of the time; to look into a failure: npx playwright test --trace on
    screenshot: 'only-on-failure',
    // Keeping the whole app for later is a heavy start for each new visitor; where it matters a test allows it.
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
      // Every test is a new visitor at the same address.
      ATTEMPTS_PER_ADDRESS: '10000',
      // A test that needs many accounts says where each comes from.
      TRUST_PROXY: 'loopback',
    },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
