/**
 * The service worker: caches the app's own files (pages, scripts, fonts, vocabulary), so that the app opens without the
 * server. It never caches audio or anything under /api. Built by plugin.ts.
 */
import { matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build: its name, as in the page's head, and every file that the app needs in order to open. */
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
        // The cached page below tells the learner that the server is unreachable.
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
      // Controls the page that is already open, so the first visit needs no reload to work offline.
      self.clients.claim(),
    ]),
  );
});

self.addEventListener('message', ({ data, ports }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (data?.type === 'BUILD') ports[0]?.postMessage(BUILD);
});
