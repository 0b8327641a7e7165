import { existsSync } from 'node:fs';
import { run } from './run.ts';

const CANDIDATES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Finds the browser for the browser tests: CHROMIUM_PATH, otherwise an installed one, otherwise Debian's package.
 * @throws Error with what to install, if none is found and none can be installed here.
 */
export async function findChromium(): Promise<string> {
  const find = () =>
    [process.env.CHROMIUM_PATH ?? '', ...CANDIDATES].find((path) => path && existsSync(path));
  const installed = find();
  if (installed) return installed;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    await run('apt-get', ['update', '-qq']);
    await run(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'],
      {
        DEBIAN_FRONTEND: 'noninteractive',
      },
    );
    const fresh = find();
    if (fresh) return fresh;
  }
  throw new Error('The browser tests need Chromium or Chrome. Install one, or set CHROMIUM_PATH to it.');
}
