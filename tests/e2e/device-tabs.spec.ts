import { CheckerPage, expect, test } from '../support/checker-page.ts';
import { chromiumHearing } from '../support/microphone.ts';

test.use({ launchOptions: chromiumHearing('der-bahnhof') });

test('a second tab neither sends a recording against the choice nor undoes it', async ({ page, context }) => {
  const uploads: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/api/pronunciation-audio')) uploads.push(request.url());
  });
  const checker = new CheckerPage(page);
  await checker.consent();
  await page.goto('/');
  await checker.targetLanguage.selectOption('de');
  await checker.translate('the train station', 'der Bahnhof');

  const settings = await context.newPage();
  await settings.goto('/scoring');
  const choice = settings.getByRole('switch', { name: 'Score on this device: your recording stays here' });
  await choice.check();
  await page.bringToFront();
  await checker.recordButton.click();
  await expect(page.getByRole('heading', { name: 'German isn’t on this device yet' })).toBeVisible();
  expect(uploads).toEqual([]);
  await settings.reload();
  await expect(choice).toBeChecked();

  // A page that is already open shows a choice made elsewhere.
  await page.goto('/scoring');
  await page.getByRole('switch').uncheck();
  await expect(choice).not.toBeChecked();
});
