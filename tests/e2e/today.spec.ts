import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@speak-it-now/contract';
import { reviewDataSet } from '@speak-it-now/phrasebook/all';
import { signUp } from '../support/account.ts';
import { expect, test } from '../support/checker-page.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { signUpWithAttemptsToday } from '../support/practiced-account.ts';
import { seedHistory, subscribe } from '../support/seeded-history.ts';
import { builtInMaterial, simulateLearner } from '../support/simulated-learner.ts';

test('Practice shows what to do today: goal, what is due, the weakest sound and the next phrase', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { username } = await signUp(page);
  await subscribe(username);
  const spanish = builtInMaterial().filter(({ language }) => language === 'es');
  await seedHistory(
    username,
    simulateLearner(spanish, {
      startMs: Date.now() - 3 * DAY_MS,
      days: 3,
      attemptsPerDay: 8,
      seed: 5,
    }),
  );
  const itemId = reviewDataSet('es').categories[0]!.terms[0]!.id;
  const answered = await page.request.put('/api/review/es', {
    data: {
      startedAtMs: null,
      place: null,
      done: {},
      answers: [{ id: randomUUID(), itemId, accuracy: 60, atMs: Date.now() - 30 * DAY_MS }],
    },
  });
  expect(answered.status()).toBe(200);
  await page.request.post('/api/progress/goal', { data: { dailyGoal: 10 } });

  await page.goto('/');
  const today = page.getByRole('region', { name: 'Today', exact: true });
  await expect(today.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /^\d of 10 attempts$/);
  await expect(today.getByText(/\d+ days? in a row/)).toBeVisible();
  await expect(today.getByRole('link', { name: '1 term is due' })).toHaveAttribute(
    'href',
    '/comprehensive-review',
  );
  const weakest = today.getByRole('link', { name: /^Your weakest sound \/\S+\/ as in \p{L}/u });
  await expect(weakest).toHaveAttribute('href', '/drills?language=es');
  await expect(weakest.locator('em[lang="es-ES"]')).toBeVisible();
  await expectAccessible(page, 'today');
  // It takes the place of the newcomers' starter phrases.
  await expect(page.getByRole('heading', { name: 'What would you like to say?' })).toHaveCount(0);

  const next = today.getByRole('button', { name: 'Next in your list' });
  const phrase = await next.locator('[lang="es-ES"]').textContent();
  await next.click();
  await expect(page.locator('[data-practice-model]')).toHaveValue(phrase!);
  await expect(today).toBeHidden();

  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'What would you like to say?' })).toBeVisible();
  await expect(today).toBeHidden();
});

test('the daily goal is the same on Practice and Progress, and more than the goal is never “12 of 10”', async ({
  page,
}) => {
  await signUpWithAttemptsToday(page, 12);
  const today = page.getByRole('region', { name: 'Today', exact: true });
  for (const [dailyGoal, shown] of [
    [20, /^12 of 20/],
    [10, /^12 attempts/],
  ] as const) {
    await page.request.post('/api/progress/goal', { data: { dailyGoal } });
    for (const path of ['/', '/progress']) {
      await page.goto(path);
      await expect(today.getByText(shown).first()).toBeVisible();
      await expect(today.getByText(/reached/)).toHaveCount(dailyGoal === 10 ? 1 : 0);
      await expect(today.getByRole('progressbar')).toHaveAttribute(
        'aria-valuenow',
        String(Math.min(12, dailyGoal)),
      );
      await expect(today.getByText('12 of 10')).toHaveCount(0);
    }
  }
});
