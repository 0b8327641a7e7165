import { expect, test } from '../support/checker-page.ts';
import { CHROMIUM } from '../support/microphone.ts';

// There is a fake microphone, and the browser denies access to it.
test.use({
  launchOptions: {
    ...CHROMIUM,
    args: [...CHROMIUM.args, '--use-fake-device-for-media-stream', '--deny-permission-prompts'],
  },
});

test('ERR-10 after access to the microphone is denied, the page says how to allow it', async ({
  page,
  checker,
}) => {
  await checker.openTranslated();
  await checker.recordButton.click();
  await expect(checker.toast('Microphone Error')).toContainText(
    'Could not access microphone. Please check permissions and try again.',
  );
  await expect(page.getByRole('heading', { name: 'The microphone is not available' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How to allow it in Chrome' })).toBeVisible();
  await expect(page.getByText('Press the icon to the left of the address.')).toBeVisible();
  await expect(checker.recordButton).toBeEnabled();
});

for (const [error, sentence] of [
  ['NotFoundError', 'No microphone was found.'],
  ['NotReadableError', 'Another app is using the microphone.'],
] as const) {
  test(`ERR-10 after ${error} the page says: ${sentence}`, async ({ page, checker }) => {
    await page.addInitScript((name) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', name));
    }, error);
    await checker.openTranslated();
    await checker.recordButton.click();
    await expect(checker.toast('Microphone Error')).toContainText(sentence);
    await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
    await expect(checker.recordButton).toBeEnabled();
  });
}
