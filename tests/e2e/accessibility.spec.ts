import type { Page } from '@playwright/test';
import { answerScoring, SCORED } from '../support/answers.ts';
import { axeViolations } from '../support/axe.ts';
import { expect, test } from '../support/checker-page.ts';
import { chromiumHearing } from '../support/microphone.ts';

test.use({ launchOptions: chromiumHearing('buenos-dias') });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every page is free of axe violations (${colorScheme})`, async ({ page }) => {
    // Nine pages one after the other, on a machine that may be busy.
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of [
      '/',
      '/consent',
      '/auth',
      '/password-reset',
      '/questions-comments',
      '/privacy',
      '/terms',
      '/comprehensive-review',
      '/nowhere',
    ]) {
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

test('the whole flow works with the keyboard alone', async ({ page, checker }) => {
  await answerScoring(page, 200, SCORED);
  await checker.consent();
  await checker.open();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const tabTo = async (target: ReturnType<Page['getByRole']>) => {
    for (let presses = 0; presses < 25; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('The keyboard does not reach it.');
  };
  await tabTo(checker.source);
  await page.keyboard.type('good morning');
  await page.keyboard.press('Enter');
  await expect(checker.translation).toHaveValue('buenos días');
  await tabTo(checker.recordButton);
  await page.keyboard.press('Enter');
  await expect(checker.stopButton).toBeFocused();
  // The voice has arrived: something is recorded.
  await expect(page.locator('svg[aria-label="Microphone level"] rect[opacity="1"]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(checker.result).toBeVisible();
  const word = checker.result.getByRole('button', { name: /^días/ });
  await tabTo(word);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'The sounds of días' })).toBeVisible();
});
