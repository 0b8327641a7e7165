/** How fast GET /api/progress answers a learner with 100,000 attempts, in the whole app with its embedded database. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../apps/server/src/db/database.ts';
import { buildTestApp } from '../../apps/server/test/app.ts';
import { seedLongHistory } from '../../apps/server/test/long-history.ts';
import { makePremium } from '../../apps/server/test/premium.ts';
import { type Figure, medianMs } from './shared/figure.ts';

const ATTEMPTS = 100_000;

export async function* run(): AsyncIterable<Figure> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'speak-it-now-bench-'));
  const db = await openDatabase({ dataDirectory });
  const test = await buildTestApp({ db });
  try {
    const visitor = test.visitor();
    const account = { username: 'bench', email: 'bench@example.org', password: 'a good password' };
    const registered = await visitor.request({ method: 'POST', url: '/api/auth/register', payload: account });
    const { id } = registered.json();
    await makePremium(db, id);
    await seedLongHistory(db, id, ATTEMPTS, test.clock.nowMs);

    const page = async () => {
      const response = await visitor.request({ method: 'GET', url: '/api/progress?timeZone=Europe/Berlin' });
      assert.equal(response.statusCode, 200);
    };
    yield {
      figure: `GET /api/progress with ${ATTEMPTS} attempts`,
      value: Math.round((await medianMs(page)) * 10) / 10,
      unit: 'ms',
    };
  } finally {
    await test.close();
    await db.destroy();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}
