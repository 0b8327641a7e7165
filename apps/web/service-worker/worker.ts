/**
 * The service worker: keeps the app's own files (pages, scripts, faces, vocabulary), so that the app opens without the
 * server. Nothing under /api is ever kept, and no sound: both pass by untouched. Built by plugin.ts.
 */
import { matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;
/** What the build puts in: its name, as in the page's head, and every file that the app needs. */
declare const BUILD: string;
declare const SHELL: readonly PrecacheEntry[];

const PAGE = '/index.html';
const SERVER_WAIT_SECONDS = 3;

precacheAndRoute([...SHELL], { directoryIndex: '', cleanURLs: false });

// Pages come from the server while it answers: they carry its current security headers, which depend on its settings.
const server = new NetworkOnly({ networkTimeoutSeconds: SERVER_WAIT_SECONDS });
registerRoute(
  new NavigationRoute(
    async (options) => {
      try {
        const response = await server.handle(options);
        if (response.status < 500) return response;
      } catch {
        // The kept page says itself that the server is out of reach.
      }
      return (await matchPrecache(PAGE)) ?? Response.error();
    },
    { denylist: [/^\/(api|healthz|readyz|metrics|operator)(\/|$)/] },
  ),
);

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      // The request for a page starts while the worker is still waking up.
      self.registration.navigationPreload?.enable(),
      // A first visit is kept for offline use without another load of the page.
      self.clients.claim(),
    ]),
  );
});

self.addEventListener('message', ({ data, ports }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (data?.type === 'BUILD') ports[0]?.postMessage(BUILD);
});
