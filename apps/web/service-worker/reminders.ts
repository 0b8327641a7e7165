/** The part of the service worker that shows reminders and ends them. */

declare const self: ServiceWorkerGlobalScope;

/** A reminder of the server, for learners who asked for it; it names its own words and their language. */
interface Reminder {
  readonly title: string;
  readonly body: string;
  readonly stop: string;
  readonly language: string;
}
const STOP = 'stop';

export function showReminders(): void {
  self.addEventListener('push', (event) => {
    const { title, body, stop, language } = event.data!.json() as Reminder;
    const shown: NotificationOptions & { readonly actions: readonly { action: string; title: string }[] } = {
      body,
      lang: language,
      // A new one replaces the one of the day before.
      tag: 'reminder',
      icon: '/icons/icon-192.png',
      actions: [{ action: STOP, title: stop }],
    };
    event.waitUntil(self.registration.showNotification(title, shown));
  });

  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(event.action === STOP ? stopReminders() : openPractice());
  });
}

/** The server is told first: without it, it would send on until the push service reports the end. */
async function stopReminders(): Promise<void> {
  const subscription = await self.registration.pushManager.getSubscription();
  if (!subscription) return;
  await fetch('/api/reminders/end', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint: subscription.endpoint }),
  }).catch((error: unknown) => console.warn('The server does not know yet that reminders end.', error));
  await subscription.unsubscribe();
}

/** In the app's window if one is open. */
async function openPractice(): Promise<void> {
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (!open) await self.clients.openWindow('/');
  else {
    await open.focus();
    // Typed text stays where it is.
    if (new URL(open.url).pathname !== '/') await open.navigate('/');
  }
}
