import type { Page } from '@playwright/test';
import { blockUploads } from '../support/answers.ts';
import { expect, test } from '../support/checker-page.ts';
import { chromiumHearing } from '../support/microphone.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { button, REVIEW_PATH, reviewItem } from '../support/review-page.ts';

// Each recording hears the phrase once and then silence.
test.use({ launchOptions: chromiumHearing('buenos-dias') });

interface Controls {
  readonly keys: Record<string, (() => void) | null>;
  screenLocks: number;
  readonly streams: MediaStream[];
}

/** Call before the page opens: the keys of a headset, the locks of the screen, and the opened microphones. */
async function watchControls(page: Page) {
  await page.addInitScript(() => {
    const controls: Controls = { keys: {}, screenLocks: 0, streams: [] };
    Object.assign(window, { controls });
    navigator.mediaSession.setActionHandler = (key, handler) => {
      controls.keys[key] = handler as (() => void) | null;
    };
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async () => {
          controls.screenLocks += 1;
          return {
            release: async () => {
              controls.screenLocks -= 1;
            },
          };
        },
      },
    });
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await open(constraints);
      controls.streams.push(stream);
      return stream;
    };
  });
  return {
    press: (key: string) =>
      page.evaluate((name) => (window as unknown as { controls: Controls }).controls.keys[name]?.(), key),
    title: () => page.evaluate(() => navigator.mediaSession.metadata?.title),
    locks: () => page.evaluate(() => (window as unknown as { controls: Controls }).controls.screenLocks),
    isMicrophoneOpen: () =>
      page.evaluate(() =>
        (window as unknown as { controls: Controls }).controls.streams.some((stream) =>
          stream.getTracks().some(({ readyState }) => readyState === 'live'),
        ),
      ),
  };
}

async function startAtGoodMorning(page: Page) {
  await page.goto(REVIEW_PATH);
  await button(page, 'Start Comprehensive Review').click();
  await button(page, 'Skip').click();
  await expect(reviewItem(page, 'buenos días')).toBeVisible();
}

test('hands-free says an item, records it, tells the score and goes on without a press; a headset’s keys control it', async ({
  page,
  checker,
}) => {
  await checker.consent();
  const { press, title, locks, isMicrophoneOpen } = await watchControls(page);
  await startAtGoodMorning(page);
  const answered = page.waitForResponse('**/api/pronunciation-audio');
  const told = page.waitForRequest((request) => request.url().includes('percent.+Passed.'));
  await page.getByText('Hands-free', { exact: true }).click();
  await expect(page.getByText('Hands-free: listen, then speak after the tone.')).toBeVisible();
  await expect.poll(title).toBe('buenos días');
  expect(await locks()).toBe(1);
  expect(await (await answered).json()).toMatchObject({ outcome: 'scored', language: 'es' });
  expect(new URL((await told).url()).searchParams.get('language')).toBe('en');
  await expect(reviewItem(page, 'buenas noches')).toBeVisible();
  await expect.poll(title).toBe('buenas noches');
  await expect.poll(isMicrophoneOpen).toBe(true);
  await expectAccessible(page, 'hands-free');

  await press('pause');
  await expect(page.getByText('Paused.', { exact: true })).toBeVisible();
  await expect.poll(isMicrophoneOpen).toBe(false);
  expect(await locks()).toBe(0);
  await press('play');
  await expect(button(page, 'Pause')).toBeVisible();
  await press('nexttrack');
  await expect(reviewItem(page, 'buenas noches')).toHaveCount(0);
  await page.getByText('Speak', { exact: true }).click();
  await expect(button(page, 'Record')).toBeVisible();
  expect(await locks()).toBe(0);
  expect(await title()).toBeUndefined();
});

test('hands-free stops by itself when nobody speaks, and goes on when asked', async ({ page, checker }) => {
  await checker.consent();
  const uploads = await blockUploads(page);
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () =>
      new AudioContext().createMediaStreamDestination().stream;
  });
  const { locks } = await watchControls(page);
  await startAtGoodMorning(page);
  await page.getByText('Hands-free', { exact: true }).click();
  await expect(page.getByText('Paused, because nobody spoke.')).toBeVisible();
  await expect(reviewItem(page, 'buenos días')).toBeVisible();
  expect(uploads()).toBe(0);
  expect(await locks()).toBe(0);
  await button(page, 'Go on').click();
  await expect(button(page, 'Pause')).toBeVisible();
});

test('in a pocket the page is black, and only two presses or Escape bring it back', async ({
  page,
  checker,
}) => {
  await checker.consent();
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => {
      Object.assign(window, { isMicrophoneAsked: true });
      return new Promise(() => undefined);
    };
  });
  const { press } = await watchControls(page);
  await startAtGoodMorning(page);
  await page.getByText('Hands-free', { exact: true }).click();
  const dark = page.getByRole('dialog', { name: 'Dark screen' });
  await button(page, 'Dark screen').click();
  await dark.getByRole('button').click();
  await expect(dark).toBeVisible();
  // Then the page behind scrolls to the item, and axe must not measure it meanwhile.
  await page.waitForFunction(() => 'isMicrophoneAsked' in window);
  await expectAccessible(page, 'dark screen');
  await dark.getByRole('button').dblclick();
  await expect(dark).toHaveCount(0);
  await button(page, 'Dark screen').click();
  await page.keyboard.press('Escape');
  await expect(dark).toHaveCount(0);
  await button(page, 'Dark screen').click();
  await press('pause');
  await expect(page.getByText('Paused.', { exact: true })).toBeVisible();
  await expect(dark).toHaveCount(0);
});
