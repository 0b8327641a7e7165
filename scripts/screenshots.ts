/** Scores that a recording cannot produce reliably come from the browser tests' answers. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { LOCALES } from '@speak-it-now/languages';
import { readCommandLine } from '../apps/server/src/command-line.ts';
import { CheckerPage } from '../tests/support/checker-page.ts';
import { chromiumHearing, makeMicrophoneClips } from '../tests/support/microphone.ts';
import { settledPage } from '../tests/support/page-ready.ts';
import { findChromium } from './chromium.ts';
import { SCENES, type Scene } from './screenshot-scenes.ts';
import { startServer } from './server-process.ts';

const DEVICES: Record<string, BrowserContextOptions> = {
  desktop: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

const {
  positionals: [folder = 'screenshots', ...only],
  values: { languages: inLanguages, 'forced-colors': inForcedColors },
} = readCommandLine({
  usage: `
npm run screenshots -- [FOLDER] [NAME...] [--languages] [--forced-colors]

Takes screenshots of the app's pages and their states, on desktop and phone, light and dark. Needs a build.

  FOLDER            default: screenshots
  NAME              only these: ${Object.keys(SCENES).join(', ')}
  --languages       each also in the other interface languages
  --forced-colors   each also in the colors of a system's contrast theme
`,
  options: { languages: { type: 'boolean' }, 'forced-colors': { type: 'boolean' } },
  allowPositionals: true,
});
const dataDirectory = mkdtempSync(join(tmpdir(), 'speak-it-now-screenshots-'));
// Scenes write an account's history directly into the database.
process.env.E2E_DATA_DIR = dataDirectory;
mkdirSync(folder, { recursive: true });
await makeMicrophoneClips();
const server = await startServer({
  // Every scene is a new visitor, some with an account, from an address of its own.
  settings: { DATA_DIR: dataDirectory, TRUST_PROXY: 'loopback' },
});
// The first translation waits for the phrasebook's tables, longer than a scene does.
while (!(await fetch(`${server.origin}/readyz`)).ok) await setTimeout(1000);
const browser = await chromium.launch({
  ...chromiumHearing('buenos-dias'),
  executablePath: await findChromium(),
});
try {
  for (const [name, scene] of Object.entries(SCENES)) {
    if (only.length > 0 && !only.includes(name)) continue;
    for (const device of Object.keys(DEVICES)) {
      await shoot(browser, name, scene, device);
    }
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
}

function fileOf(name: string): string {
  return resolve(join(folder, `${name}.png`));
}

async function shoot(open: Browser, name: string, scene: Scene, device: string): Promise<void> {
  const context = await open.newContext({
    ...DEVICES[device],
    baseURL: server.origin,
    locale: 'en-US',
    serviceWorkers: 'block',
    // Waits until numbers that count up show their final value.
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    const checker = new CheckerPage(page);
    await checker.consent();
    await checker.open();
    await scene(page, checker);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
      await settledPage(page);
      await page.screenshot({ path: fileOf(`${name}-${device}-${colorScheme}`), fullPage: true });
    }
    if (inForcedColors) {
      await page.emulateMedia({ forcedColors: 'active' });
      await page.screenshot({ path: fileOf(`${name}-${device}-forced-colors`), fullPage: true });
      await page.emulateMedia({ forcedColors: 'none' });
    }
    for (const language of inLanguages ? LOCALES.filter((code) => code !== 'en') : []) {
      await page.locator('footer select').selectOption(language);
      await page.locator(`html[lang="${language}"]`).waitFor();
      await page.screenshot({ path: fileOf(`${name}-${device}-${language}`), fullPage: true });
    }
  } finally {
    await context.close();
  }
}
