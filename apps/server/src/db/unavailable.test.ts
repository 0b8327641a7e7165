import { expect, it } from 'vitest';
import { buildTestApp } from '../../test/app.ts';
import { startCuttableProxy } from '../../test/cuttable-proxy.ts';
import { createTestDatabase } from '../../test/databases.ts';
import { fixedAssessor, scored } from '../../test/stand-ins.ts';
import { recordingUpload } from '../../test/upload.ts';
import { openDatabase } from './database.ts';

it('while PostgreSQL is unreachable answers say so and no attempt is lost; afterwards everything works', async () => {
  const { settings, close } = await createTestDatabase('postgres');
  const url = new URL(settings.databaseUrl ?? '');
  const proxy = await startCuttableProxy({ port: Number(url.port) });
  url.port = String(proxy.port);
  const db = await openDatabase({ ...settings, databaseUrl: url.href });
  let cutWhileScoring = false;
  const assessor = fixedAssessor(async () => {
    if (cutWhileScoring) await proxy.cut();
    return scored();
  });
  const test = await buildTestApp({ db, assessor });
  const visitor = test.visitor();
  const upload = await recordingUpload();
  const get = (path: string) => visitor.request({ method: 'GET', url: path });

  expect((await visitor.request(upload)).json()).toMatchObject({ attempts: 1 });

  cutWhileScoring = true;
  const lost = await visitor.request(upload);
  expect(lost.statusCode).toBe(503);
  expect(lost.headers['retry-after']).toBe('5');
  expect(lost.json()).toEqual({
    message: 'The service can’t be reached right now. Please try again in a few seconds.',
    code: 'busy',
    key: 'service-unreachable',
  });
  expect((await get('/api/session/status')).statusCode).toBe(503);
  expect((await get('/readyz')).json()).toMatchObject({ status: 'unavailable', database: 'unavailable' });
  expect((await get('/healthz')).statusCode).toBe(200);

  cutWhileScoring = false;
  await proxy.mend();
  expect((await get('/api/session/status')).json()).toMatchObject({ attempts: 1 });
  expect((await visitor.request(upload)).json()).toMatchObject({ attempts: 2 });

  await test.close();
  await db.destroy();
  await proxy.cut();
  await close();
});
