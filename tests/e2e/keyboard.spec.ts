import type { Locator, Page } from '@playwright/test';
import { signUp } from '../support/account.ts';
import { answerScoring, SCORED } from '../support/answers.ts';
import { expect, test } from '../support/checker-page.ts';

/** Presses Tab until the target has the focus. Each stop on the way must show a focus indicator. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 25; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    expect(await focusIsShown(page), await focused(page)).toBe(true);
  }
  throw new Error('Tab does not reach the target.');
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160) ?? '');

/** Whether an outline or a ring shows the focus, around the element itself or around the field that contains it. */
const focusIsShown = (page: Page) =>
  page.evaluate(() => {
    for (let element = document.activeElement; element && element !== document.body; ) {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return true;
      if (boxShadow !== 'none' && element.matches(':focus-within')) return true;
      element = element.parentElement;
    }
    return false;
  });

test('the whole flow works with the keyboard alone: type, translate, hear, record, stop, result', async ({
  page,
  checker,
}) => {
  await answerScoring(page, 200, SCORED);
  await checker.consent();
  await checker.open();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, checker.source);
  await page.keyboard.type('good morning');
  await tabTo(page, checker.translateButton);
  await page.keyboard.press('Enter');
  await expect(checker.translation).toHaveValue('buenos días');
  const spoken = page.waitForRequest('**/api/speech*');
  await tabTo(page, checker.hearButton);
  await page.keyboard.press('Enter');
  await spoken;
  await tabTo(page, checker.recordButton);
  await page.keyboard.press('Enter');
  await expect(checker.stopButton).toBeFocused();
  // The recording contains a voice.
  await expect(checker.heardVoice).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(checker.result).toBeVisible();
  await expect(checker.recordButton).toBeFocused();
  await tabTo(page, checker.result.getByRole('button', { name: /^días/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'The sounds of días' })).toBeVisible();
});

test('a dialog keeps the focus while it is open and gives it back when it closes', async ({ page }) => {
  await signUp(page);
  await page.goto('/account?tab=account');
  const opener = page.getByRole('button', { name: 'Delete Account' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName),
      'Tab leaves the dialog only for the browser’s own controls',
    ).toMatch(/DIALOG|BODY/);
    expect(
      await page.evaluate(() => document.activeElement?.closest('header, main > div:not(:has(dialog))')),
    ).toBe(null);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.goto('/subscription');
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
  const choose = page.getByRole('button', { name: 'Subscribe' }).first();
  await choose.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(choose).toBeFocused();
});

test('with reduced motion nothing moves, from opening the page to the result', async ({ page, checker }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const moved = new Set<string>();
    Object.assign(window, { moved });
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { activeDuration } = animation.effect?.getComputedTiming() ?? {};
        const { target } = animation.effect as KeyframeEffect;
        if (Number(activeDuration) > 10) moved.add(target?.outerHTML.slice(0, 120) ?? 'something');
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await answerScoring(page, 200, SCORED);
  await checker.consent();
  await checker.open();
  await page.getByRole('tab', { name: 'Terms & Phrases to Try' }).click();
  await page.getByRole('tab', { name: 'Pronunciation Checker' }).click();
  await checker.translate('good morning', 'buenos días');
  await checker.record();
  await expect(checker.result).toContainText('87');
  await checker.result.getByRole('button', { name: /^días/ }).click();
  expect(await page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved])).toEqual([]);
});
