/**
 * Scoring on the device in Chromium, on a page of the built app: what the app's own pages call, called from outside, with
 * the files that the server serves.
 */
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import type { DeviceScoring } from '../../apps/web/src/lib/device/device-scoring.ts';

declare global {
  interface Window {
    deviceScoring: DeviceScoring;
  }
}

const SCORING = fileURLToPath(new URL('../../apps/web/src/lib/device/device-scoring.ts', import.meta.url));

/** Puts `window.deviceScoring` into the page that is open. */
export async function openDeviceScoring(page: Page): Promise<void> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { createDeviceScoring } from ${JSON.stringify(SCORING)};
        window.deviceScoring = createDeviceScoring();`,
      resolveDir: fileURLToPath(new URL('../../apps/web/', import.meta.url)),
    },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  await page.evaluate(outputFiles[0]!.text);
}
