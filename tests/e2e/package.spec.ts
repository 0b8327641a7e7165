import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../scripts/run.ts';
import { startServer } from '../../scripts/server-process.ts';
import { CheckerPage, expect, test } from '../support/checker-page.ts';

const MAX_MEGABYTES = 120;

test('the package of npm run package starts in a folder of its own, translates, speaks and explains its API', async ({
  page,
}) => {
  test.slow();
  const folder = mkdtempSync(join(tmpdir(), 'speak-it-now-package-'));
  const pack = ['--import', 'tsx', 'scripts/package.ts', '--no-build', '--to', folder];
  await promisify(execFile)(process.execPath, pack, { cwd: ROOT });
  const files = readdirSync(folder);
  const archive = files.find((file) => file.endsWith('.tar.gz'))!;
  expect(statSync(join(folder, archive)).size / 2 ** 20).toBeLessThan(MAX_MEGABYTES);

  const unpacked = join(folder, archive.slice(0, -'.tar.gz'.length));
  const server = await startServer({ command: [process.execPath, join(unpacked, 'server.js')] });
  try {
    const checker = new CheckerPage(page);
    await page.goto(server.origin);
    await checker.translate('good morning', 'buenos días');
    for (const path of [
      '/api/docs/',
      '/api/docs/static/swagger-ui.css',
      '/api/speech?text=hola&language=es',
    ]) {
      expect([path, (await page.request.get(server.origin + path)).status()]).toEqual([path, 200]);
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
