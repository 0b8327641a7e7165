import { SCORED } from '../support/answers.ts';
import { expect, test } from '../support/checker-page.ts';

test('the accent decides the voice and what the result shows, and the result says that the other is right', async ({
  page,
  checker,
}) => {
  await checker.openTranslated();
  const accent = page.getByRole('group', { name: 'Accent' });
  await expect(accent.getByRole('radio', { name: 'Spain' })).toBeChecked();
  await expect(page.getByText('Your score accepts both.', { exact: true })).toBeVisible();
  await accent.getByText('Latin America').click();

  const spoken = page.waitForRequest(/\/api\/speech/);
  await checker.hearButton.click();
  expect(new URL((await spoken).url()).searchParams.get('accent')).toBe('es-419');

  const uploaded = page.waitForRequest(/\/api\/pronunciation-audio/);
  const [good, ...others] = SCORED.words;
  await checker.recordAnswered({ ...SCORED, words: [{ ...good!, saidAs: 'es-ES' }, ...others] });
  expect((await uploaded).postDataBuffer()?.toString('latin1')).toMatch(/name="accent"\s+es-419/);
  await expect(checker.result).toContainText('buenos: said as in Spain. That is right too.');

  await page.reload();
  await expect(accent.getByRole('radio', { name: 'Latin America' })).toBeChecked();
  await checker.targetLanguage.selectOption('fr');
  await expect(accent).toBeHidden();
});
