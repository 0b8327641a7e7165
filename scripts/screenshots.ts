/** Scores that a recording cannot produce reliably come from the browser tests' answers. */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { readCommandLine } from '../apps/server/src/command-line.ts';
import { answerScoring, NOT_JUDGED, SCORED } from '../tests/support/answers.ts';
import { CheckerPage } from '../tests/support/checker-page.ts';
import { chromiumHearing, makeMicrophoneClips } from '../tests/support/microphone.ts';
import { settledPage } from '../tests/support/page-ready.ts';
import { findChromium } from './chromium.ts';
import { startServer } from './server-process.ts';

const DEVICES: Record<string, BrowserContextOptions> = {
  desktop: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

type Scene = (page: Page, checker: CheckerPage) => Promise<void>;

const POOR = {
  ...SCORED,
  accuracy: 46,
  message: 'Let’s take it one word at a time. Fix this first: we didn’t hear “buenos”.',
  scores: { pronunciation: 44, fluency: 52, completeness: 50 },
  detailedFeedback: {
    scoreBreakdown: {
      deductions: [
        {
          amount: 0.3,
          reason: 'We didn’t hear “buenos”',
          details: 'Say every word of the phrase.',
          wordIndex: 0,
        },
        {
          amount: 0.16,
          reason: '“días”: /ð/ sounded like /d/',
          details: 'Keep the air flowing.',
          wordIndex: 1,
          phoneIndex: 0,
        },
        { amount: 0.08, reason: 'Other small differences' },
      ],
      finalScore: 0.46,
    },
  },
  words: SCORED.words.map((word, index) =>
    index === 0 ? { ...word, accuracy: 0, status: 'missing' as const, phones: [] } : word,
  ),
};
const GOOD = {
  ...SCORED,
  accuracy: 97,
  estimate: false,
  message: 'That’s how it’s said.',
  scores: { pronunciation: 97, fluency: 96, completeness: 100 },
  detailedFeedback: {
    scoreBreakdown: { deductions: [{ amount: 0.03, reason: 'Small differences' }], finalScore: 0.97 },
  },
  words: SCORED.words.map((word) => ({
    ...word,
    accuracy: 97,
    status: 'good' as const,
    phones: word.phones.map(({ ipa, start, end }) => ({ ipa, start, end, accuracy: 97 })),
  })),
};

const translated: Scene = async (_page, checker) => checker.translate('good morning', 'buenos días');
const answered =
  (status: number, body: unknown): Scene =>
  async (page, checker) => {
    await answerScoring(page, status, body);
    await translated(page, checker);
    await checker.recordButton.click();
    await (status === 200
      ? checker.result
      : page.getByRole('heading', { name: 'Error processing audio' })
    ).waitFor();
  };

const SCENES: Record<string, Scene> = {
  empty: async () => {},
  translated,
  untranslatable: async (_page, checker) => {
    await checker.source.fill('the quixotic zeppelin yodels at dawn');
    await checker.translateButton.click();
    await checker.page.getByRole('button', { name: /Practice my text/ }).waitFor();
  },
  recording: async (page, checker) => {
    await translated(page, checker);
    await checker.recordButton.click();
    await page.getByText('Listening...').first().waitFor();
  },
  processing: async (page, checker) => {
    await page.route('**/api/pronunciation-audio', () => {});
    await translated(page, checker);
    await checker.recordButton.click();
    await page.waitForRequest('**/api/pronunciation-audio');
  },
  good: answered(200, GOOD),
  fair: async (page, checker) => {
    await answered(200, SCORED)(page, checker);
    await checker.result.getByRole('button', { name: /^días/ }).click();
  },
  poor: answered(200, POOR),
  'not-judged': answered(200, NOT_JUDGED),
  error: answered(500, { message: 'Something went wrong on our side.', code: 'internal' }),
  tips: async (page) => {
    await page.getByRole('tab', { name: 'Tips / Instructions' }).click();
    await page.getByRole('tabpanel', { name: 'Tips / Instructions' }).getByRole('heading').first().waitFor();
  },
  vocabulary: async (page) => {
    await page.getByRole('tab', { name: 'Terms & Phrases to Try' }).click();
    await page.getByRole('region', { name: 'Phrases', exact: true }).waitFor();
  },
  '404': async (page) => {
    await page.goto('/nothing/here');
    await page.getByRole('link', { name: 'Return Home' }).waitFor();
  },
};

const {
  positionals: [folder = 'screenshots', only],
} = readCommandLine({
  usage: `
npm run screenshots -- [FOLDER] [NAME]

Takes screenshots of every state of the checker, of Home's other tabs and of the 404 page, on desktop and phone, light
and dark. Needs a build.

  FOLDER   default: screenshots
  NAME     only this one: ${Object.keys(SCENES).join(', ')}
`,
  allowPositionals: true,
});
mkdirSync(folder, { recursive: true });
await makeMicrophoneClips();
const server = await startServer();
const browser = await chromium.launch({
  ...chromiumHearing('buenos-dias'),
  executablePath: await findChromium(),
});
try {
  for (const [name, scene] of Object.entries(SCENES)) {
    if (only !== undefined && only !== name) continue;
    for (const device of Object.keys(DEVICES)) {
      await shoot(browser, name, scene, device);
    }
  }
} finally {
  await browser.close();
  await server.stop();
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
      await page.screenshot({
        path: resolve(join(folder, `${name}-${device}-${colorScheme}.png`)),
        fullPage: true,
      });
    }
  } finally {
    await context.close();
  }
}
