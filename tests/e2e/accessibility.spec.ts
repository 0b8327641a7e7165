import { answerScoring, SCORED } from '../support/answers.ts';
import { expect, test } from '../support/checker-page.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { PLAIN_PAGES } from '../support/pages.ts';

test('open pages are accessible in both themes, on a phone and at 400 percent zoom', async ({ page }) => {
  // Checks many pages in several sizes, and the machine may be busy.
  test.slow();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const path of PLAIN_PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, path);
  }
});

test('Home’s tabs and each state of the checker are accessible in the same ways', async ({
  page,
  checker,
}) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await checker.consent();
  await checker.open();
  for (const tab of ['Tips / Instructions', 'Terms & Phrases to Try', 'Pronunciation Checker']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel', { name: tab }).getByRole('heading').first()).toBeVisible();
    await expectAccessible(page, tab);
  }
  await checker.translate('good morning', 'buenos días');
  await expectAccessible(page, 'translated');
  await answerScoring(page, 200, SCORED);
  await checker.recordButton.click();
  await expect(checker.heardVoice).toBeVisible();
  await expectAccessible(page, 'recording');
  await checker.stopButton.click();
  await checker.result.getByRole('button', { name: /^días/ }).click();
  await expectAccessible(page, 'result');
});
