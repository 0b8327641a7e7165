import { signUp } from '../support/account.ts';
import { answerScoring, SCORED } from '../support/answers.ts';
import { expect, test } from '../support/checker-page.ts';
import { chromiumHearing } from '../support/microphone.ts';
import { button, REVIEW_PATH, reopenAt, reviewItem, storeProgress } from '../support/review-page.ts';

test.use({ launchOptions: chromiumHearing('buenos-dias') });

test('REV-26 REV-28 interrupted at any step, the review resumes at that step', async ({ page, checker }) => {
  await checker.consent();
  await answerScoring(page, 200, { ...SCORED, accuracy: 64 });
  await page.goto(REVIEW_PATH);
  /** Checks the step, reloads the page, and checks it again. */
  const staysAt = async (text: string, ...buttons: string[]) => {
    for (const isOpenedAgain of [false, true]) {
      if (isOpenedAgain) await page.reload();
      await expect(reviewItem(page, text)).toBeVisible();
      for (const name of buttons) await expect(button(page, name)).toBeEnabled();
    }
  };
  const say = async (name: string) => {
    await button(page, name).click();
    await expect(button(page, 'Stop')).toBeVisible();
  };

  await button(page, 'Start Comprehensive Review').click();
  await staysAt('hola', 'Record', 'Skip');
  // A reload during a recording leaves the item without a score.
  await say('Record');
  await page.reload();
  await staysAt('hola', 'Record', 'Skip');
  await say('Record');
  await expect(page.getByText('Not yet. You need 70% to pass.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your score: 64%')).toBeVisible();
  await staysAt('hola', 'Say it again', 'Next');
  await button(page, 'Next').click();
  await staysAt('buenos días', 'Record', 'Skip');

  await reopenAt(page, 'a-new-neighbor.1');
  await staysAt('¡Hola! ¿Cómo te llamas?', 'Hear it', 'Continue');
  await button(page, 'Continue').click();
  await staysAt('Me llamo Anna. ¿Y tú?', 'Record', 'Skip');
  await say('Record');
  await expect(page.getByText('Not yet. You need 70% to pass.')).toBeVisible();
  await staysAt('Me llamo Anna. ¿Y tú?', 'Say it again', 'Next');
  await button(page, 'Next').click();
  await staysAt('Soy Marco. Mucho gusto.', 'Continue');
  await expect(page.getByRole('listitem').filter({ hasText: 'Me llamo Anna.' })).toContainText('64%');

  await reopenAt(page, null);
  await button(page, 'Repeat these 2').click();
  await staysAt('hola', 'Record');
  await expect(page.getByText('Repetition: 2 left')).toBeVisible();
  await button(page, 'Skip').click();
  await staysAt('Me llamo Anna. ¿Y tú?', 'Record');
  await button(page, 'Skip').click();
  for (const isOpenedAgain of [false, true]) {
    if (isOpenedAgain) {
      await page.reload();
      await button(page, 'See the summary').click();
    }
    await expect(page.getByText('best 64%')).toHaveCount(2);
    await expect(button(page, 'Repeat these 2')).toBeVisible();
  }
});

test('REV-27 REV-28 a visitor’s progress moves to the new account, and from there to another browser', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(REVIEW_PATH);
  await button(page, 'Start Comprehensive Review').click();
  await button(page, 'Skip').click();
  await expect(reviewItem(page, 'buenos días')).toBeVisible();
  await signUp(page);
  await page.reload();
  await expect(reviewItem(page, 'buenos días')).toBeVisible();
  await expect(page.getByText('Saved to your account')).toBeVisible();
  await button(page, 'Skip').click();
  await expect(reviewItem(page, 'buenas noches')).toBeVisible();
  await expect(page.getByText('Saved to your account')).toBeVisible();

  const other = await browser.newContext({ baseURL: baseURL! });
  await other.addCookies(await page.context().cookies());
  const laptop = await other.newPage();
  await laptop.goto(REVIEW_PATH);
  await button(laptop, 'Continue the review').click();
  await expect(reviewItem(laptop, 'buenas noches')).toBeVisible();
  await other.close();
});

test('the summary lists what to repeat, and a repetition leads back to it', async ({ page }) => {
  const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
  await storeProgress(page, 'dinner-for-two.8', {
    done: {
      'basic-greetings.hello': { outcome: 'continued', atMs: 1500 },
      'politeness.please': { outcome: 'passed', atMs: 1500 },
    },
    answers: [
      { id: id(1), itemId: 'basic-greetings.hello', accuracy: 40, atMs: 1400 },
      { id: id(2), itemId: 'politeness.please', accuracy: 92, atMs: 1400 },
    ],
    place: { itemId: null, step: 'prompt', repeat: null, atMs: 2000 },
  });
  await page.goto(REVIEW_PATH);
  await button(page, 'See the summary').click();
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeFocused();
  await expect(page.getByText('best 40%')).toBeVisible();
  await button(page, 'Repeat this one').click();
  await expect(page.getByText('Repetition: the last one')).toBeVisible();
  await expect(reviewItem(page, 'hola')).toBeVisible();
  await button(page, 'Skip').click();
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible();
  await button(page, 'Repeat what is due').click();
  await expect(page.getByText('Repetition: 2 left')).toBeVisible();
});
