/**
 * Prerenders the pages where people arrive, in every language and both layouts, so that they show something before any
 * script has loaded: apps/web/dist/prerendered/NAME.LANGUAGE.LAYOUT.html. The server chooses among them.
 */

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { LOCALES, type Locale } from '@speak-it-now/languages';
import { build } from 'vite';
import { ROOT } from './run.ts';

const WEB = `${ROOT}apps/web/`;
const DIST = `${WEB}dist/`;
const BUNDLE = `${DIST}.prerender/`;
const PAGES = { home: '/', login: '/auth?tab=login', register: '/auth', subscription: '/subscription' };
const LAYOUTS = {
  desktop: { userAgent: 'Desktop', maxTouchPoints: 0 },
  mobile: { userAgent: 'Mobile Safari', maxTouchPoints: 5 },
};
/** The fonts of the first screen. */
const FACES = /^(bricolage-grotesque|hanken-grotesk)-latin-wght-normal-.*\.woff2$/;

interface Prerender {
  renderPage(path: string, language: Locale): Promise<string>;
}

await build({
  root: WEB,
  logLevel: 'warn',
  build: { ssr: 'src/prerender.tsx', outDir: BUNDLE, emptyOutDir: true, copyPublicDir: false },
});
standInForBrowser();
const { renderPage } = (await import(pathToFileURL(`${BUNDLE}prerender.js`).href)) as Prerender;

const template = readFileSync(`${DIST}index.html`, 'utf8');
const faces = readdirSync(`${DIST}assets`)
  .filter((name) => FACES.test(name))
  .map((name) => `<link rel="preload" href="/assets/${name}" as="font" type="font/woff2" crossorigin />`);
mkdirSync(`${DIST}prerendered`, { recursive: true });
for (const [layout, device] of Object.entries(LAYOUTS)) {
  Object.assign(globalThis.navigator, device);
  for (const [name, path] of Object.entries(PAGES)) {
    for (const language of LOCALES) {
      const markup = asPicture(await renderPage(path, language));
      const page = template
        .replace('<html lang="en">', `<html lang="${language}">`)
        .replace('</head>', `${faces.join('')}</head>`)
        // The style sheet and the fonts load first.
        .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
        .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`);
      if (!page.includes(markup)) throw new Error('index.html has no empty #root.');
      writeFileSync(`${DIST}prerendered/${name}.${language}.${layout}.html`, page);
    }
  }
}
rmSync(BUNDLE, { recursive: true });
// Otherwise the query client's timer would keep the process alive for five minutes.
process.exit(0);

/** Makes the markup inert, and removes inline styles, which the pages' policy forbids. */
function asPicture(markup: string): string {
  return markup
    .replaceAll(/ style="[^"]*"/g, '')
    .replaceAll(/ autofocus=""/g, '')
    .replaceAll('<select ', '<select disabled="" ')
    .replaceAll(/<(input|textarea) /g, '<$1 readonly="" ')
    .replace(/^<div /, '<div inert="" aria-busy="true" ');
}

/** The browser APIs that the app's modules use while they load. */
function standInForBrowser(): void {
  const nothing = () => undefined;
  const page = {
    addEventListener: nothing,
    removeEventListener: nothing,
    innerWidth: 390,
    matchMedia: () => ({ matches: false, addEventListener: nothing }),
  };
  Object.assign(globalThis, {
    window: Object.assign(globalThis, page),
    navigator: { languages: [], onLine: true },
    document: { addEventListener: nothing, documentElement: { dataset: {} } },
  });
}
