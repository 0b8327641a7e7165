import { answerScoring, blockUploads, NOT_JUDGED, SCORED } from '../support/answers.ts';
import { expect, test } from '../support/checker-page.ts';
import { chromiumHearing } from '../support/microphone.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { button, REVIEW_PATH, reopenAt, reviewItem, storeProgress } from '../support/review-page.ts';

test.use({ launchOptions: chromiumHearing('buenos-dias') });

test('REV-01..07, REV-08..17, REV-18 the introduction lists what the review contains', async ({ page }) => {
  await page.goto(REVIEW_PATH);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comprehensive Vocabulary Review - 1');
  for (const text of [
    'Beginner Lessons 1-10',
    '70 vocabulary terms',
    '5 conversation scenarios',
    'Voice recognition',
    'Text-to-speech',
    'Progress tracking',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  const lessons = page
    .getByRole('heading', { name: 'Ten lessons' })
    .locator('..')
    .getByRole('heading', { level: 3 });
  await expect(lessons).toHaveText([
    'Basic Greetings',
    'Introductions',
    'Politeness',
    'Formal Address',
    'Basic Expressions',
    'Getting to Know You',
    'Family & Friends',
    'Extended Family',
    'Possessive Words',
    'Food & Dining',
  ]);
  await expect(button(page, 'Start Comprehensive Review')).toBeEnabled();
});

test('REV-18..20, REV-23..26, REV-28 a visitor starts, hears, agrees, records, is scored, and comes back to the same step', async ({
  page,
}) => {
  const voice = page.waitForResponse((response) => response.url().includes('/api/speech'));
  await page.goto(REVIEW_PATH);
  await button(page, 'Start Comprehensive Review').click();
  expect(await page.evaluate(() => localStorage.getItem('speak-it-now-review-started'))).toBe('true');
  await expect(reviewItem(page, 'hola')).toBeFocused();
  await expect(reviewItem(page, 'hola')).toHaveAttribute('lang', 'es-ES');
  expect((await voice).status()).toBe(200);
  await button(page, 'Skip').click();
  await expect(reviewItem(page, 'buenos días')).toBeFocused();

  await button(page, 'Record').click();
  await expect(page).toHaveURL(/\/consent/);
  await page.getByRole('checkbox').check();
  await button(page, 'Accept All & Continue to App').click();
  await expect(page).toHaveURL(REVIEW_PATH);
  await expect(reviewItem(page, 'buenos días')).toBeVisible();

  const answered = page.waitForResponse('**/api/pronunciation-audio');
  await button(page, 'Record').click();
  await expect(button(page, 'Stop')).toBeVisible();
  const answer = await (await answered).json();
  expect(answer).toMatchObject({ outcome: 'scored', language: 'es' });
  const result = page.getByRole('region', { name: 'Result of your recording' });
  await expect(result.getByRole('button', { name: /^días/ })).toBeVisible();
  await expect(page.getByText('Passed', { exact: true })).toBeVisible();

  await page.reload();
  await expect(reviewItem(page, 'buenos días')).toBeVisible();
  await expect(page.getByText(`Your score: ${Math.round(answer.accuracy)}%`)).toBeVisible();
  await button(page, 'Next').click();
  await expect(reviewItem(page, 'buenas noches')).toBeVisible();
  await page.reload();
  await expect(reviewItem(page, 'buenas noches')).toBeVisible();
  await expect(button(page, 'Record')).toBeVisible();
  await button(page, 'Overview').click();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 90 done');
  await button(page, 'Continue the review').click();
  await expect(reviewItem(page, 'buenas noches')).toBeVisible();
});

test('choosing another language keeps the focus on its select', async ({ page }) => {
  await page.goto(REVIEW_PATH);
  const [target, own] = [0, 1].map((place) => page.getByRole('main').getByRole('combobox').nth(place));
  await target?.focus();
  await target?.selectOption({ label: 'French' });
  await expect(page.getByRole('main').getByText('bonjour').first()).toBeVisible();
  await expect(target!).toBeFocused();
  await own?.focus();
  await own?.selectOption({ label: 'German' });
  await expect(page.getByRole('main').getByText('Du zeigst').first()).toBeVisible();
  await expect(own!).toBeFocused();
});

test('Stop and Escape cancel while the browser still asks for the microphone, which is closed if it opens later', async ({
  page,
  checker,
}) => {
  await checker.consent();
  await page.addInitScript(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    const asked: (() => void)[] = [];
    const opened: MediaStream[] = [];
    Object.assign(window, { asked, opened });
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      await new Promise<void>((allow) => asked.push(allow));
      const stream = await open(constraints);
      opened.push(stream);
      return stream;
    };
  });
  const uploads = await blockUploads(page);
  await page.goto(REVIEW_PATH);
  await button(page, 'Start Comprehensive Review').click();
  for (const giveUp of [() => button(page, 'Stop').click(), () => page.keyboard.press('Escape')]) {
    await button(page, 'Record').click();
    await page.waitForFunction(() => (window as unknown as { asked: unknown[] }).asked.length === 1);
    await giveUp();
    await expect(button(page, 'Record')).toBeFocused();
    await page.evaluate(() => (window as unknown as { asked: (() => void)[] }).asked.pop()?.());
    await page.waitForFunction(() =>
      (window as unknown as { opened: MediaStream[] }).opened
        .at(-1)
        ?.getTracks()
        .every((track) => track.readyState === 'ended'),
    );
    await page.evaluate(() => (window as unknown as { opened: unknown[] }).opened.pop());
    await expect(button(page, 'Record')).toBeEnabled();
  }
  expect(uploads()).toBe(0);
});

test('REV-22..25 in a conversation the app speaks its lines, and each reply shows its score before the next line', async ({
  page,
  checker,
}) => {
  await checker.consent();
  await storeProgress(page, 'a-new-neighbor.1');
  await page.goto(REVIEW_PATH);
  await expect(reviewItem(page, '¡Hola! ¿Cómo te llamas?')).toBeVisible();
  await button(page, 'Hear it').click();
  await expect(reviewItem(page, 'Me llamo Anna. ¿Y tú?')).toBeVisible();

  await answerScoring(page, 200, { ...SCORED, accuracy: 69 });
  await button(page, 'Record').click();
  await expect(page.getByText('Not yet. You need 70% to pass.')).toBeVisible();
  await expect(reviewItem(page, 'Me llamo Anna. ¿Y tú?')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 700 });
  await expect(button(page, 'Next')).toBeInViewport({ ratio: 1 });

  await answerScoring(page, 200, { ...SCORED, accuracy: 70 });
  await button(page, 'Say it again').click();
  await expect(page.getByText('Passed', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Fix this first' })).toContainText('/ð/');
  await button(page, 'Next').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Me llamo Anna.' })).toContainText('70%');
  await expect(reviewItem(page, 'Me llamo Anna. ¿Y tú?')).toHaveCount(0);
});

test('a conversation uses the learner’s own name; a card of the overview opens its lesson', async ({
  page,
  checker,
}) => {
  await checker.consent();
  await storeProgress(page, 'a-new-neighbor.2');
  await page.goto(REVIEW_PATH);
  await page.getByLabel('Your first name').fill('Zoë <3');
  await page.keyboard.press('Enter');
  await expect(reviewItem(page, 'Me llamo Zoë. ¿Y tú?')).toBeVisible();
  await button(page, 'Overview').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Food & Dining' }).click();
  await expect(page.getByText('Lesson 10 · Food & Dining')).toBeVisible();
  await button(page, 'Overview').click();
  await expect(page.getByText('70 terms and your 20 lines in the conversations')).toBeVisible();
});

test('lessons and meanings are in the interface’s language', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL!, locale: 'de-DE' });
  await page.goto(REVIEW_PATH);
  await expect(page.getByRole('button', { name: 'Einfache Begrüßungen' })).toBeVisible();
  await button(page, 'Wiederholung starten').click();
  await expect(reviewItem(page, 'hola')).toBeVisible();
  await expect(page.getByText('hallo', { exact: true })).toBeVisible();
  await page.close();
});

test('after a recording that cannot be scored, the learner can record the same item again', async ({
  page,
  checker,
}) => {
  await checker.consent();
  await storeProgress(page, 'politeness.thank-you');
  await answerScoring(page, 200, NOT_JUDGED);
  await page.goto(REVIEW_PATH);
  await button(page, 'Record').click();
  await expect(page.getByRole('region', { name: 'Result of your recording' })).toBeVisible();
  await expect(button(page, 'Record')).toBeEnabled();
  await expect(button(page, 'Next')).toHaveCount(0);
});

test('API-40 without a free score left Record is disabled, and the learner can go on to the next item', async ({
  page,
  checker,
}) => {
  await checker.consent();
  await storeProgress(page, 'politeness.thank-you');
  await page.route('**/api/session/*', (route) =>
    route.fulfill({
      json: {
        attempts: 5,
        needsSubscription: true,
        nextAttemptAt: new Date(Date.now() + 3.6e6).toISOString(),
      },
    }),
  );
  await page.goto(REVIEW_PATH);
  await expect(page.getByRole('heading', { name: 'That was your last free score for now' })).toBeVisible();
  await expect(page.getByText(/Your next free score is available (today|tomorrow) at/)).toBeVisible();
  await expect(button(page, 'Record')).toBeDisabled();
  await button(page, 'Skip').click();
  await expect(reviewItem(page, 'muchas gracias')).toBeVisible();
});

test('every view of the review is accessible in both themes, on a phone and enlarged', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(REVIEW_PATH);
  const views: [string, () => Promise<void>][] = [
    ['introduction', async () => {}],
    ['term', () => button(page, 'Start Comprehensive Review').click()],
    ['conversation', () => reopenAt(page, 'a-new-neighbor.2')],
    ['summary', () => reopenAt(page, null)],
  ];
  for (const [view, open] of views) {
    await open();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectAccessible(page, view);
  }
});
