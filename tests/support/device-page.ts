/**
 * Lets tests and benchmarks call the app's scoring on the device, in Chromium on a page of the built app, with the
 * files that the server serves.
 */
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import type { DeviceScoring } from '../../apps/web/src/lib/device/device-scoring.ts';
import type { DeviceAssessRequest } from '../../apps/web/src/lib/device/protocol.ts';

declare global {
  interface Window {
    deviceScoring: DeviceScoring;
  }
}

const SCORING = fileURLToPath(new URL('../../apps/web/src/lib/device/device-scoring.ts', import.meta.url));

/** Adds `window.deviceScoring` to the open page. */
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

export interface DeviceOutcome {
  /** The outcome of the assessment, or the error's code if the device refuses. */
  readonly outcome: string;
  readonly accuracy: number;
  /** Time as measured in the page. */
  readonly ms: number;
}

export function assessOnDevice(
  page: Page,
  { audio, ...request }: DeviceAssessRequest,
): Promise<DeviceOutcome> {
  return page.evaluate(
    async ({ recording, asked }) => {
      const bytes = Uint8Array.from(atob(recording), (char) => char.charCodeAt(0));
      const sinceMs = performance.now();
      try {
        const { outcome, accuracy } = await window.deviceScoring.assess({ audio: bytes, ...asked });
        return { outcome, accuracy, ms: performance.now() - sinceMs };
      } catch (error) {
        const { code } = error as { code?: string };
        if (!code) throw error;
        return { outcome: code, accuracy: 0, ms: performance.now() - sinceMs };
      }
    },
    { recording: Buffer.from(audio).toString('base64'), asked: request },
  );
}
