import type { Page } from '@playwright/test';
import { DAY_MS } from '@speak-it-now/contract';
import { holdAnswers, signUp } from '../support/account.ts';
import { axeViolations } from '../support/axe.ts';
import { expect, test } from '../support/checker-page.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { seedHistory, subscribe } from '../support/seeded-history.ts';
import { builtInMaterial, type SimulatedAttempt, simulateLearner } from '../support/simulated-learner.ts';

const TIME_ZONE = 'Europe/Paris';

test.use({ timezoneId: TIME_ZONE });

/** Thirty days up to yesterday, so that no attempt lies in the future. */
function thirtyDays(attemptsPerDay = 8): SimulatedAttempt[] {
  const startMs = (Math.floor(Date.now() / DAY_MS) - 31) * DAY_MS;
  return simulateLearner(builtInMaterial(), {
    startMs,
    days: 30,
    attemptsPerDay,
    seed: 5,
    restDays: [4, 12],
    pauseSeconds: 300,
  });
}

const dateOf = ({ atMs }: SimulatedAttempt) =>
  new Date(atMs).toLocaleDateString('en', { timeZone: TIME_ZONE, dateStyle: 'medium' });
const told = ({ assessment }: SimulatedAttempt) => Math.round(assessment.accuracy);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).first();

async function openTable(page: Page, name: string) {
  const region = panel(page, name);
  await region.getByText('Table', { exact: true }).click();
  return region.getByRole('table');
}

test('SUB-17 a premium learner sees thirty days in charts and tables, in both themes, on a phone and enlarged', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { username } = await signUp(page);
  await subscribe(username);
  const attempts = thirtyDays();
  await seedHistory(username, attempts);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Progress' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your progress' })).toBeVisible();
  await expect(page.getByText(`${attempts.length} scored attempts so far`)).toBeVisible();
  await expect(panel(page, 'Accuracy over time').locator('polyline')).toHaveCount(5);
  const lines = panel(page, 'Accuracy over time').getByRole('group', { name: 'Lines in the chart' });
  await lines.getByRole('button', { name: 'German' }).click();
  await expect(panel(page, 'Accuracy over time').locator('polyline')).toHaveCount(4);
  await expect(lines.getByRole('button', { name: 'German' })).toHaveAttribute('aria-pressed', 'false');
  const chart = panel(page, 'Accuracy over time').getByRole('slider');
  await chart.focus();
  const lastValues = await chart.getAttribute('aria-valuetext');
  await page.keyboard.press('ArrowLeft');
  await expect(chart).not.toHaveAttribute('aria-valuetext', lastValues!);
  await page.keyboard.press('End');
  await expect(chart).toHaveAttribute('aria-valuetext', lastValues!);
  // WCAG 2.5.7: one press chooses a day, nothing has to be dragged.
  await chart.click({ position: { x: 40, y: 60 } });
  await expect(chart).not.toHaveAttribute('aria-valuetext', lastValues!);
  await expectAccessible(page, 'charts');
  await lines.getByRole('button', { name: 'German' }).click();

  const calendar = await openTable(page, 'Days of practice');
  const sums = await calendar.locator('tbody tr td:last-child').allInnerTexts();
  expect(sums.map(Number).reduce((sum, value) => sum + value, 0)).toBe(attempts.length);

  const accuracy = await openTable(page, 'Accuracy over time');
  const lastDay = dateOf(attempts.at(-1)!);
  const own = attempts.filter((attempt) => dateOf(attempt) === lastDay && attempt.language === 'es');
  const row = accuracy.getByRole('row', { name: lastDay });
  const columns = await accuracy.getByRole('columnheader').allInnerTexts();
  const cell = row.getByRole('cell').nth(columns.indexOf('Spanish') - 1);
  const shown = own.length === 0 ? 'none' : `${Math.round(mean(own.map(told)) * 10) / 10}%`;
  await expect(cell).toContainText(shown);

  await panel(page, 'Your sounds').getByLabel('Language').selectOption('Spanish');
  const sounds = await openTable(page, 'Your sounds');
  const trills = attempts
    .filter(({ language }) => language === 'es')
    .flatMap(({ assessment }) => assessment.words)
    .filter(({ status }) => status !== 'missing')
    .flatMap(({ phones }) => phones)
    .filter(({ ipa }) => ipa === 'r');
  const trill = sounds
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'r', exact: true }) });
  await expect(trill.getByRole('cell').nth(2)).toHaveText(String(trills.length));
  const trillMean = mean(trills.map(({ accuracy: score }) => Math.round(score)));
  await expect(trill.getByRole('cell').first()).toHaveText(`${Math.round(trillMean * 10) / 10}%`);

  // The longest bar is the most frequent confusion, and the bars get shorter down the list.
  const rows = panel(page, 'What you say instead').getByRole('listitem');
  const times = (await rows.allTextContents()).map((text) => Number(/(\d+) of \d+/.exec(text)![1]));
  expect(times).toEqual(times.toSorted((x, y) => y - x));
  for (const [index, row] of (await rows.all()).entries()) {
    const bar = row.locator('[aria-hidden="true"]');
    const widths = await Promise.all([bar.locator('span'), bar].map((part) => part.boundingBox()));
    expect(widths[0]!.width / widths[1]!.width).toBeCloseTo(times[index]! / times[0]!, 1);
  }
  const confusions = await openTable(page, 'What you say instead');
  const asEnglishR = trills.filter(({ heard }) => heard === 'ɹ').length;
  const confusion = confusions.getByRole('row').filter({ hasText: '[r]' }).filter({ hasText: '[ɹ]' });
  await expect(confusion.getByRole('cell').nth(1)).toHaveText(String(asEnglishR));
  expect(await axeViolations(page), 'tables').toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.getByText(`${attempts.length} scored attempts so far`)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3000);
  await page.getByRole('button', { name: 'Your sounds' }).click();
  await expect(panel(page, 'Your sounds').getByLabel('Language')).toBeVisible();
});

test('SUB-17 a premium learner pages through all attempts, filters them by language, and opens one', async ({
  page,
}) => {
  const { username } = await signUp(page);
  await subscribe(username);
  const attempts = thirtyDays(3);
  await seedHistory(username, attempts);
  await page.goto('/progress');
  const history = panel(page, 'All attempts');
  const items = history.locator('ol > li');
  await expect(items).toHaveCount(25);
  await history.getByRole('button', { name: 'Show older attempts' }).click();
  await expect(items).toHaveCount(50);
  await history.getByLabel('Language').selectOption('French');
  const french = attempts.filter(({ language }) => language === 'fr');
  await expect(items).toHaveCount(Math.min(25, french.length));
  await expect(items.first()).toContainText(french.at(-1)!.text);
  // Hundreds of sounds stay out of the page until somebody looks at them.
  await expect(items.locator('ul')).toHaveCount(0);
  await items.first().locator('summary').click();
  await expect(items.first().getByRole('listitem').first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('the account page, its deletion dialog and the progress page show the same streak, in the learner’s time zone', async ({
  page,
}) => {
  const { username } = await signUp(page);
  const lastDays = [2, 1, 0].map((days) => Date.now() - days * DAY_MS);
  const attempts = thirtyDays().slice(0, lastDays.length);
  await seedHistory(
    username,
    attempts.map((attempt, index) => ({ ...attempt, atMs: lastDays[index]! })),
  );
  const release = await holdAnswers(page, '/api/progress?*');
  await page.goto('/account?tab=account');
  const streak = page.getByRole('definition').nth(1);
  await expect(streak).toHaveText('–');
  release();
  await expect(streak).toHaveText('3');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByRole('dialog')).toContainText('your streak of 3 days');
  await page.goto('/progress');
  await expect(panel(page, 'Days in a row')).toContainText('3');
});

test('SUB-19 a free learner sees the last ten attempts and which attempts the charts cover', async ({
  page,
}) => {
  const { username } = await signUp(page);
  await seedHistory(username, thirtyDays(3));
  await page.goto('/progress');
  const history = panel(page, 'Your last 10 attempts');
  await expect(history.locator('ol > li')).toHaveCount(10);
  await expect(history.getByRole('button', { name: 'Show older attempts' })).toHaveCount(0);
  await expect(page.getByText('This page shows your last 10 attempts.')).toBeVisible();
  await expect(history.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/subscription');
  await expect(
    panel(page, 'Days of practice').getByRole('img', { name: /practice on 28 days/ }),
  ).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('a newcomer is invited to start, sets a daily goal, and still has it after a reload', async ({
  page,
}) => {
  await page.goto('/progress');
  await expect(page).toHaveURL('/auth');
  await signUp(page);
  await page.goto('/progress');
  await expect(page.getByRole('heading', { name: 'Your progress starts here' })).toBeVisible();
  const goal = page.getByLabel('Daily goal');
  // Goals that five free attempts cannot reach are not offered.
  await expect(goal.getByRole('option')).toHaveText([
    'No goal',
    '1 attempt a day',
    '3 attempts a day',
    '5 attempts a day',
  ]);
  await goal.selectOption('3 attempts a day');
  await expect(page.getByRole('progressbar')).toHaveAccessibleName('Progress toward your daily goal');
  await expect(page.getByText('0 of 3')).toBeVisible();
  await page.reload();
  await expect(page.getByText('0 of 3')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});
