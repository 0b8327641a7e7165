import { answerScoring, SCORED } from '../support/answers.ts';
import { axeViolations } from '../support/axe.ts';
import { expect, test } from '../support/checker-page.ts';
import { button, REVIEW_PATH, reviewItem } from '../support/review-page.ts';

test('the shortcuts play a phrase, record it, stop, and go on to the next phrase', async ({
  page,
  checker,
}) => {
  // An endless voice, so only pressing Stop ends the recording.
  await page.addInitScript(() => {
    AnalyserNode.prototype.getByteFrequencyData = (levels: Uint8Array) => levels.fill(120);
    const chunks = { count: 0 };
    Object.assign(window, { chunks });
    const start = MediaRecorder.prototype.start;
    MediaRecorder.prototype.start = function (timesliceMs) {
      this.addEventListener('dataavailable', () => {
        chunks.count += 1;
      });
      start.call(this, timesliceMs);
    };
  });
  await checker.consent();
  await answerScoring(page, 200, SCORED);
  await checker.open();
  await page.getByRole('tab', { name: 'Terms & Phrases to Try' }).click();
  const phrases = page.getByRole('region', { name: 'Phrases' }).getByRole('listitem');
  const [first, second] = [phrases.nth(0), phrases.nth(1)].map((entry) => entry.locator('[lang]').first());
  const written = await first?.locator('xpath=..').locator('[lang=en]').textContent();
  const following = await second?.textContent();
  await phrases.first().getByRole('button').first().click();
  await expect(checker.source).toBeFocused();

  const spoken = page.waitForRequest('**/api/speech*');
  await page.keyboard.press('Alt+h');
  await spoken;
  await page.keyboard.press('Alt+r');
  await expect(checker.recordButton).toHaveText('Recording...');
  await expect(page.getByText('Listening...').first()).toBeVisible();
  // Each chunk is a tenth of a second. Half a second is long enough to be sent.
  await page.waitForFunction(() => (window as unknown as { chunks: { count: number } }).chunks.count > 5);
  await page.keyboard.press('Alt+s');
  await expect(checker.result).toContainText('87 percent accuracy');
  // The text box had the focus, and nothing was typed into it.
  await expect(checker.source).toHaveValue(written ?? '');

  await page.keyboard.press('Alt+n');
  await expect(checker.translation).toHaveValue(following ?? '');
  await expect(checker.translation).toBeFocused();
  await expect(checker.result).toBeHidden();
});

test('Next goes on with another phrase if there is no list', async ({ checker }) => {
  await checker.openTranslated();
  await expect(checker.recordButton).toHaveAttribute('aria-keyshortcuts', 'Alt+R');
  await checker.recordAnswered(SCORED);
  await expect(checker.result.getByText('Up next:')).toBeVisible();
  await checker.result.getByRole('button', { name: 'Next phrase' }).click();
  await expect(checker.translation).not.toHaveValue(/^(buenos días)?$/);
  await expect(checker.translation).toBeFocused();
  await expect(checker.result).toBeHidden();
});

test('the tips tab lists the shortcuts, which can be changed, swapped, removed, turned off and restored, and are remembered', async ({
  page,
  checker,
}) => {
  await checker.open();
  const openSettings = () => page.getByRole('tab', { name: 'Tips / Instructions' }).click();
  const settings = page.getByRole('region', { name: 'Keyboard shortcuts' });
  const change = (action: string) =>
    settings.getByRole('button', { name: `Change the keys of ${action}`, exact: true });
  await openSettings();
  await expect(settings).toContainText(/Record.*Alt\s*\+\s*R.*Stop.*Alt\s*\+\s*S.*Listen.*Alt\s*\+\s*H/s);
  expect(await axeViolations(page)).toEqual([]);

  // Keys that the browser or the page already uses are refused, with the reason.
  await change('Listen').focus();
  await page.keyboard.press('Enter');
  await expect(settings.getByRole('status')).toHaveText(/Press the new keys/);
  await page.keyboard.press('Control+l');
  await expect(settings.getByRole('status')).toHaveText(/browser or this page uses these keys/);
  await page.keyboard.press('Enter');
  await expect(settings.getByRole('status')).toHaveText(/page itself uses this key/);
  await page.keyboard.press('Escape');
  await expect(settings.getByRole('status')).toHaveText('Nothing was changed.');

  // Choosing the keys of another action swaps the two.
  await change('Listen').click();
  await page.keyboard.press('Alt+r');
  await expect(settings.getByRole('status')).toHaveText(
    'Listen is now Alt + R. Record had these keys and now has Alt + H.',
  );
  await change('Next phrase').click();
  await page.keyboard.press('j');
  await expect(settings.getByRole('status')).toHaveText('Next phrase is now J.');

  // The reload keeps the tab, which is in the address.
  await page.reload();
  await page.getByRole('tab', { name: 'Pronunciation Checker' }).click();
  await checker.translate('good morning', 'buenos días');
  const spoken = page.waitForRequest('**/api/speech*');
  await page.keyboard.press('Alt+r');
  await spoken;
  // A key without a modifier types its letter in a text box and is a shortcut elsewhere.
  await checker.source.press('End');
  await page.keyboard.press('j');
  await expect(checker.source).toHaveValue('good morningj');
  await checker.hearButton.focus();
  await page.keyboard.press('j');
  await expect(checker.source).toHaveValue('');

  await openSettings();
  await settings.getByRole('button', { name: 'Remove the keys of Record' }).click();
  await expect(settings.getByRole('status')).toHaveText('Record has no keys now.');
  await settings.getByRole('button', { name: 'Restore the original keys' }).click();
  await settings.getByLabel('Use keyboard shortcuts').uncheck();
  await page.reload();
  await page.getByRole('tab', { name: 'Pronunciation Checker' }).click();
  await expect(checker.recordButton).not.toHaveAttribute('aria-keyshortcuts');
  await checker.translate('good morning', 'buenos días');
  await page.keyboard.press('Alt+n');
  await expect(checker.source).toHaveValue('good morning');
});

test('the review and the drills have the same shortcuts, and the focus ends on the next thing to press', async ({
  page,
  checker,
}) => {
  await checker.consent();
  await answerScoring(page, 200, SCORED);
  await page.goto(REVIEW_PATH);
  await page.getByRole('button', { name: 'Start Comprehensive Review' }).click();
  await expect(reviewItem(page, 'hola')).toBeFocused();
  await page.keyboard.press('Alt+n');
  await expect(reviewItem(page, 'buenos días')).toBeFocused();
  const spoken = page.waitForRequest('**/api/speech*');
  await page.keyboard.press('Alt+h');
  await spoken;
  await page.keyboard.press('Alt+r');
  await expect(checker.stopButton).toBeFocused();
  await expect(checker.heardVoice).toBeVisible();
  await page.keyboard.press('Alt+s');
  await expect(page.getByText('Passed', { exact: true })).toBeVisible();
  const next = button(page, 'Next');
  await expect(next).toBeFocused();
  await expect(next).toHaveAttribute('aria-keyshortcuts', 'Alt+N');
  await page.keyboard.press('Alt+n');
  await expect(reviewItem(page, 'buenas noches')).toBeFocused();

  await page.goto('/drills?language=es');
  const lines = page.getByRole('main').locator('li[aria-current]');
  await expect(lines.first()).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Alt+n');
  const recordSecond = lines.nth(1).getByRole('button', { name: /^Record / });
  await expect(recordSecond).toBeFocused();
  await expect(lines.nth(1)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Alt+r');
  await expect(lines.nth(1)).toContainText('Listening: speak now');
  await expect(checker.heardVoice).toBeVisible();
  await page.keyboard.press('Alt+s');
  await expect(lines.nth(1)).toContainText('Whole phrase: 87%');
  await expect(recordSecond).toBeFocused();
});
