import { expect, test } from '../support/checker-page.ts';
import { chromiumHearing } from '../support/microphone.ts';

test.use({ launchOptions: chromiumHearing('der-bahnhof') });

test('REC-10, REC-18, REC-20, REC-28 a voice at the microphone is recorded until it falls silent, sent and scored by the real engine', async ({
  page,
  checker,
}) => {
  await checker.consent();
  await checker.open();
  await checker.targetLanguage.selectOption('de');
  await checker.translate('the train station', 'der Bahnhof');
  const answered = page.waitForResponse('**/api/pronunciation-audio');
  await checker.recordButton.click();
  const response = await answered;
  expect(response.status()).toBe(200);
  const answer = await response.json();
  expect(answer).toMatchObject({ outcome: 'scored', language: 'de', attempts: 1 });
  expect(answer.words.map((word: { text: string }) => word.text)).toEqual(['der', 'Bahnhof']);
  await checker.openDetails();
  await expect(checker.chat).toContainText(`${answer.accuracy} percent accuracy`);
  await expect(page.getByRole('img', { name: /Waveform/ })).toBeVisible();
});
