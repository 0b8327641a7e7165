import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { type User, userSchema } from '@speak-it-now/contract';
import { expect } from './checker-page.ts';

export const PASSWORD = 'violet teapot';

interface Learner {
  readonly username: string;
  readonly email: string;
}

let learners = 0;

/** A new user, unique in this test run. */
export function newLearner(): Learner {
  learners += 1;
  const username = `learner${process.pid}x${learners}`;
  return { username, email: `${username}@example.org` };
}

/** Each user gets a new address, because the server limits the accounts per address. */
const someAddress = () => `198.51.${randomInt(256)}.${randomInt(256)}`;

/** A new account, signed in on the page. */
export async function signUp(page: Page, learner = newLearner()): Promise<Learner> {
  const response = await page.request.post('/api/auth/register', {
    data: { ...learner, password: PASSWORD },
    headers: { 'x-forwarded-for': someAddress() },
  });
  expect(response.status()).toBe(201);
  return learner;
}

/** Fills in and sends the form of the page's Register tab. */
export async function register(
  page: Page,
  { username, email }: Learner,
  password = PASSWORD,
  confirmation = password,
): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(confirmation);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

/** Fills in and sends the form of the page's Login tab. */
export async function logIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Changes fields of the account in the server's answers, for states that would need a payment. */
export async function withAccount(page: Page, changes: Partial<User>): Promise<void> {
  await page.route('**/api/user', async (route) => {
    const response = await route.fetch();
    const user = userSchema.parse(await response.json());
    await route.fulfill({ response, json: { ...user, ...changes } });
  });
}

export const PREMIUM = {
  stripeCustomerId: 'cus_1',
  stripeSubscriptionId: 'sub_1',
  subscriptionStatus: 'active',
  subscriptionTier: 'premium',
} as const satisfies Partial<User>;

/** Holds the answers of a path until released, so that a test can check the page in between. */
export async function holdAnswers(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

export const refuse = (status: number, message: string) => (route: Route) =>
  route.fulfill({ status, json: { message, code: 'internal' } });

/** Call before the page opens. @returns the delays, in milliseconds, of the timers set so far. */
export async function recordTimerDelays(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const delays: number[] = [];
    const original = window.setTimeout;
    Object.assign(window, { timerDelays: delays });
    window.setTimeout = ((handler: TimerHandler, delayMs?: number, ...values: unknown[]) => {
      delays.push(delayMs ?? 0);
      return original(handler, delayMs, ...values);
    }) as typeof window.setTimeout;
  });
  return () => page.evaluate(() => (window as unknown as { timerDelays: number[] }).timerDelays);
}

/** The control's description for screen readers: its error or its hint. */
export const expectDescription = (page: Page, label: string, text: string) =>
  expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(
    new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')),
  );

/** Reads the reset code from the mail in the server's outbox. */
export async function resetCodeFor(email: string): Promise<string> {
  const outbox = join(process.env.E2E_DATA_DIR ?? '', 'outbox');
  let code: string | undefined;
  await expect(() => {
    const mails = readdirSync(outbox)
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFileSync(join(outbox, name), 'utf8'));
    const mail = mails.find((text) => text.includes(`To: ${email}`) && text.includes('reset code'));
    code = /^ {4}(\d{6})\s*$/m.exec(mail ?? '')?.[1];
    expect(code).toBeDefined();
  }).toPass({ timeout: 60_000 });
  return code as string;
}
