import { answerScoring, SCORED } from '../support/answers.ts';
import { type CheckerPage, expect, test } from '../support/checker-page.ts';
import { chromiumHearing } from '../support/microphone.ts';

test.use({ launchOptions: chromiumHearing('buenos-dias'), locale: 'de-DE' });

test.beforeEach(async ({ page, checker }) => {
  await checker.consent();
  await page.goto('/');
  await page.getByLabel('Ich schreibe').selectOption('en');
  await page.getByLabel('Ich spreche').selectOption('es');
  await page.getByLabel('Dein Text').fill('good morning');
  await page.getByRole('button', { name: 'Übersetzen' }).click();
  await expect(page.getByRole('textbox', { name: 'Übersetzung', exact: true })).toHaveValue('buenos días');
});

const record = (page: CheckerPage['page']) =>
  page.getByRole('button', { name: 'Aufnehmen', exact: true }).click();
const tutor = (page: CheckerPage['page']) => page.getByRole('region', { name: 'Gespräch mit deinem Tutor' });

test('CHK-44, TTS-10 with the interface in German, feedback on Spanish is German and spoken by a German voice', async ({
  page,
}) => {
  const answered = page.waitForResponse('**/api/pronunciation-audio');
  const voices: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/speech') voices.push(url.searchParams.get('language') ?? '');
  });
  const voice = page.waitForResponse((response) => response.url().includes('/api/speech'));
  await record(page);
  const answer = await (await answered).json();
  expect(answer).toMatchObject({ outcome: 'scored', language: 'es', feedbackLanguage: 'de' });
  await page.locator('summary', { hasText: 'Details' }).click();
  const message = tutor(page).getByText(answer.message);
  await expect(message).toHaveAttribute('lang', 'de-DE');
  expect(answer.message).toMatch(/^(Genau so sagt man das|Fast perfekt|Verständlich|Gehen wir es)/);
  expect((await voice).status()).toBe(200);
  expect(new Set(voices)).toEqual(new Set(['de']));
});

test('Spanish words inside German feedback are marked as Spanish', async ({ page }) => {
  const details = 'Berühr die Zähne nur leicht. Beispiel: „nada“.';
  await answerScoring(page, 200, {
    ...SCORED,
    message: `Fast perfekt. Das zuerst: „días“: Das /ð/ klang wie /d/. ${details}`,
    feedbackLanguage: 'de',
    quotedWords: ['buenos', 'días', 'nada'],
    detailedFeedback: {
      scoreBreakdown: {
        deductions: [
          { amount: 0.13, reason: '„días“: Das /ð/ klang wie /d/', details, wordIndex: 1, phoneIndex: 0 },
        ],
        finalScore: 0.87,
      },
    },
    words: SCORED.words.map((word) => ({
      ...word,
      phones: word.phones.map((phone) => (phone.ipa === 'ð' ? { ...phone, tip: details } : phone)),
    })),
  });
  await record(page);
  await page.locator('summary', { hasText: 'Details' }).click();
  const said = tutor(page).locator('span[lang="de-DE"]');
  await expect(said.first()).toContainText('Fast perfekt.');
  await expect(said.first().locator('[lang="es-ES"]')).toHaveText(['días', 'nada']);
  // The page finds the first thing to fix by its word and phone index, not by the text of the message.
  const fix = page.getByRole('region', { name: 'Ergebnis deiner Aufnahme' }).getByText('/ð/').first();
  await expect(fix).toBeVisible();
});
