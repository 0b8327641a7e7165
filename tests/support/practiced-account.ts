import type { Page } from '@playwright/test';
import { signUp } from './account.ts';
import { seedHistory, subscribe } from './seeded-history.ts';
import { builtInMaterial, simulateLearner } from './simulated-learner.ts';

/** Signs up a subscriber who has made this many attempts in Spanish just now. */
export async function signUpWithAttemptsToday(page: Page, attemptsPerDay: number): Promise<void> {
  const { username } = await signUp(page);
  await subscribe(username);
  const spanish = builtInMaterial().filter(({ language }) => language === 'es');
  const atMs = Date.now();
  const attempts = simulateLearner(spanish, { startMs: atMs, days: 1, attemptsPerDay, seed: 5 });
  await seedHistory(
    username,
    attempts.map((attempt) => ({ ...attempt, atMs })),
  );
}
