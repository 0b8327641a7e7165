import { answerScoring, SCORED } from '../support/answers.ts';
import { axeViolations } from '../support/axe.ts';
import { expect, test } from '../support/checker-page.ts';
import { chromiumHearing } from '../support/microphone.ts';
import { expectAccessible } from '../support/page-checks.ts';

test.use({ launchOptions: chromiumHearing('buenos-dias') });

test('pages with forms can be seen in both themes, pressed with a finger and enlarged to 400 percent', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const path of [
    '/consent',
    '/auth?tab=login',
    '/auth?tab=register',
    '/password-reset',
    '/questions-comments',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, path);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the other pages are free of axe violations (${colorScheme})`, async ({ page }) => {
    // Several pages one after the other, on a machine that may be busy.
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of ['/', '/privacy', '/terms', '/comprehensive-review', '/nowhere']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      expect(await axeViolations(page), path).toEqual([]);
    }
  });

  test(`every tab and state of the checker is free of axe violations (${colorScheme})`, async ({
    page,
    checker,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await checker.consent();
    await checker.open();
    for (const tab of ['Tips / Instructions', 'Terms & Phrases to Try', 'Pronunciation Checker']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tabpanel', { name: tab }).getByRole('heading').first()).toBeVisible();
      expect(await axeViolations(page), tab).toEqual([]);
    }
    await checker.translate('good morning', 'buenos días');
    expect(await axeViolations(page), 'translated').toEqual([]);
    await answerScoring(page, 200, SCORED);
    await checker.recordButton.click();
    await expect(checker.stopButton).toBeVisible();
    expect(await axeViolations(page), 'recording').toEqual([]);
    await checker.result.getByRole('button', { name: /^días/ }).click();
    expect(await axeViolations(page), 'result').toEqual([]);
  });
}
