import { signUp } from '../support/account.ts';
import { expect, test } from '../support/checker-page.ts';
import { expectAccessible } from '../support/page-checks.ts';

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/browser-test';

/** The part of a service worker's scope that these tests use; the types of TypeScript exclude those of pages. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly PushEvent: new (type: 'push', init: { data: string }) => LastingEvent;
  readonly NotificationEvent: new (
    type: 'notificationclick',
    init: { notification: Notification; action: string },
  ) => LastingEvent;
  dispatchEvent(event: Event): boolean;
}
interface LastingEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

/** The test's browser has no push service, so it subscribes to an address that is never used. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript((endpoint) => {
    let subscription: object | null = null;
    const made = {
      endpoint,
      options: { applicationServerKey: null },
      toJSON: () => ({ endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } }),
      unsubscribe: async () => {
        subscription = null;
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => subscription,
      subscribe: async () => {
        subscription = made;
        return made;
      },
    });
  }, ENDPOINT);
});

test('a learner asks for one reminder a day, changes its time and ends it with one press', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/account');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const reminders = page.getByRole('region', { name: 'Reminders' });
  await expect(reminders.getByRole('button', { name: 'Stop reminders' })).toHaveCount(0);
  await reminders.getByLabel('Time of day').fill('18:30');
  await reminders.getByRole('button', { name: 'Remind me every day' }).click();
  await expect(reminders.getByText('Every day at 6:30 PM.')).toBeVisible();
  await expectAccessible(page, '/account');
  await page.reload();
  await expect(reminders.getByText('Every day at 6:30 PM.')).toBeVisible();
  await reminders.getByLabel('Time of day').fill('07:05');
  await reminders.getByRole('button', { name: 'Change the time' }).click();
  await expect(reminders.getByText('Every day at 7:05 AM.')).toBeVisible();
  await reminders.getByRole('button', { name: 'Stop reminders' }).click();
  await expect(reminders.getByRole('button', { name: 'Remind me every day' })).toBeVisible();
  expect(await (await page.request.get('/api/reminders')).json()).toMatchObject({ daily: null });
});

test('a learner who blocks notifications is told how to allow them', async ({ page }) => {
  await page.addInitScript(() => {
    Notification.requestPermission = async () => 'denied';
  });
  await signUp(page);
  await page.goto('/account');
  const reminders = page.getByRole('region', { name: 'Reminders' });
  await reminders.getByRole('button', { name: 'Remind me every day' }).click();
  await expect(reminders.getByText('Your browser blocks notifications from this page.')).toBeVisible();
  expect(await (await page.request.get('/api/reminders')).json()).toMatchObject({ daily: null });
});

test('a browser without notifications offers no reminders', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  await signUp(page);
  await page.goto('/account');
  await expect(page.getByRole('region', { name: 'Profile' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Reminders' })).toHaveCount(0);
});

test('the notification is in the learner’s language, and its button ends the reminders, also when signed out', async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.goto('/account');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.getByRole('button', { name: 'Remind me every day' }).click();
  await expect(page.getByRole('button', { name: 'Stop reminders' })).toBeVisible();

  const [worker] = context.serviceWorkers();
  const shown = await worker!.evaluate(async () => {
    const scope = globalThis as unknown as WorkerScope;
    const data = JSON.stringify({
      title: 'Zeit zum Üben',
      body: 'Sprich laut.',
      stop: 'Nicht mehr',
      language: 'de',
    });
    const event = new scope.PushEvent('push', { data });
    const lasting: Promise<unknown>[] = [];
    event.waitUntil = (promise) => void lasting.push(promise);
    scope.dispatchEvent(event);
    await Promise.all(lasting);
    const [notification] = await scope.registration.getNotifications();
    return { title: notification?.title, lang: notification?.lang, body: notification?.body };
  });
  expect(shown).toEqual({ title: 'Zeit zum Üben', lang: 'de', body: 'Sprich laut.' });

  const cookies = await context.cookies();
  await context.clearCookies();
  await worker!.evaluate(async (endpoint) => {
    const scope = globalThis as unknown as WorkerScope;
    const subscription = { endpoint, unsubscribe: async () => true };
    Object.assign(scope.registration.pushManager, { getSubscription: async () => subscription });
    const [notification] = await scope.registration.getNotifications();
    const event = new scope.NotificationEvent('notificationclick', {
      notification: notification!,
      action: 'stop',
    });
    const lasting: Promise<unknown>[] = [];
    event.waitUntil = (promise) => void lasting.push(promise);
    scope.dispatchEvent(event);
    await Promise.all(lasting);
  }, ENDPOINT);
  await context.addCookies(cookies);
  expect(await (await page.request.get('/api/reminders')).json()).toMatchObject({ daily: null });
});
