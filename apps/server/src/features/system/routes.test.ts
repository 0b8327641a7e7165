import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp } from '../../../test/app.ts';
import { openTestDatabase } from '../../../test/databases.ts';
import { fixedAssessor, scored } from '../../../test/stand-ins.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('healthz answers as long as the process does, readyz when everything behind it does', async () => {
  const test = await buildTestApp({ db: database.db });
  const get = (url: string) => test.visitor().request({ method: 'GET', url });
  expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
  const ready = await get('/readyz');
  expect(ready.statusCode).toBe(200);
  expect(ready.json()).toMatchObject({ status: 'ok', database: 'ok', engine: 'ok' });
  await test.close();
});

it('readyz is 503 while the engine loads', async () => {
  const assessor = { ...fixedAssessor(() => scored()), isReady: () => false };
  const test = await buildTestApp({ db: database.db, assessor });
  const ready = await test.visitor().request({ method: 'GET', url: '/readyz' });
  expect(ready.statusCode).toBe(503);
  expect(ready.json()).toMatchObject({ status: 'unavailable', database: 'ok', engine: 'unavailable' });
  await test.close();
});

it('readyz is 503 without the database, and healthz still answers', async () => {
  const gone = await openTestDatabase();
  const test = await buildTestApp({ db: gone.db });
  await gone.close();
  const ready = await test.visitor().request({ method: 'GET', url: '/readyz' });
  expect(ready.statusCode).toBe(503);
  expect(ready.json()).toMatchObject({ status: 'unavailable', database: 'unavailable', engine: 'ok' });
  expect((await test.visitor().request({ method: 'GET', url: '/healthz' })).statusCode).toBe(200);
  await test.close();
});

it.each([
  [{ PUBLIC_URL: 'https://speak.example' }, 'outbox', true],
  [{ NODE_ENV: 'production' }, 'outbox', true],
  [{ PUBLIC_URL: 'https://speak.example', SMTP_URL: 'smtp://127.0.0.1:1' }, 'smtp', false],
  [{}, 'outbox', false],
] as const)('with %j mail goes to %s; warned of: %s', async (env, mail, isWarned) => {
  const test = await buildTestApp({ db: database.db, env });
  const ready = await test.visitor().request({ method: 'GET', url: '/readyz' });
  expect(ready.statusCode).toBe(200);
  expect(ready.json().mail).toBe(mail);
  const warnings: string[] = ready.json().warnings;
  expect(warnings.some((warning) => warning.includes('SMTP_URL is not set'))).toBe(isWarned);
  const warned = test.logLines.some((line) => line.includes('SMTP_URL is not set') && line.includes('40'));
  expect(warned).toBe(isWarned);
  await test.close();
});

const STRIPE_KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

it.each([
  ['nothing is set and the sandbox takes test cards', {}, 'sandbox', []],
  ['all three keys are set', STRIPE_KEYS, 'stripe', []],
  [
    'the secret for webhooks is missing',
    { ...STRIPE_KEYS, STRIPE_WEBHOOK_SECRET: '' },
    'stripe',
    ['STRIPE_WEBHOOK_SECRET'],
  ],
  [
    'only the secret key is set',
    { STRIPE_SECRET_KEY: 'sk_test_1' },
    'unavailable',
    ['STRIPE_WEBHOOK_SECRET', 'STRIPE_PUBLISHABLE_KEY'],
  ],
  ['a published server has no key', { NODE_ENV: 'production' }, 'unavailable', ['STRIPE_SECRET_KEY']],
] as const)('readyz names what payments lack when %s', async (_what, env, mode, missing) => {
  const test = await buildTestApp({ db: database.db, env });
  const ready = (await test.visitor().request({ method: 'GET', url: '/readyz' })).json();
  expect(ready.payments).toBe(mode);
  const named = ready.warnings
    .filter((warning: string) => warning.startsWith('STRIPE_'))
    .map((warning: string) => warning.split(' ')[0]);
  expect(named).toEqual(missing);
  await test.close();
});
