import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { ROOT } from '../../run.ts';

const DIST = `${ROOT}apps/web/dist`;

/** The paths of the scripts that Home loads in a new browser until the network is idle. */
export async function firstLoadScripts(page: Page, origin: string): Promise<string[]> {
  const paths = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') paths.add(new URL(request.url()).pathname);
  });
  await page.goto(origin, { waitUntil: 'networkidle' });
  page.removeAllListeners('request');
  return [...paths];
}

/** Total size of the built scripts, each compressed as it is sent. */
export function gzipBytes(paths: readonly string[]): number {
  return paths.reduce((sum, path) => sum + gzipSync(readFileSync(DIST + path), { level: 9 }).byteLength, 0);
}

/** Every script of the app. */
export function allScripts(): string[] {
  return readdirSync(`${DIST}/assets`)
    .filter((name) => name.endsWith('.js'))
    .map((name) => `/assets/${name}`);
}
