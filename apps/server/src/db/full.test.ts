import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { post } from '../../test/accounts.ts';
import { buildTestApp } from '../../test/app.ts';
import { createTestDatabase, openTestDatabase } from '../../test/databases.ts';
import { isDatabaseReady, openDatabase } from './database.ts';
import { databaseFileIn, hasFreeSpace } from './database-file.ts';

it('a full disk fails writes and readiness, and everything works again once there is space', async () => {
  const { db, close } = await openTestDatabase();
  const test = await buildTestApp({ db });
  let accounts = 0;
  const register = () => {
    accounts += 1;
    const account = { username: `fills ${accounts}`, email: `fills${accounts}@example.org` };
    return post(test.visitor(), '/api/auth/register', { ...account, password: 'a good password' });
  };
  const limit = (pages: number) => sql`pragma max_page_count = ${sql.raw(String(pages))}`.execute(db);
  const [{ pageCount: pages }] = (await sql<{ pageCount: number }>`pragma page_count`.execute(db)).rows as [
    { pageCount: number },
  ];
  await limit(pages);
  let refused = await register();
  // The last pages still have room for a few rows.
  while (refused.statusCode === 201) refused = await register();
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toEqual({
    message: 'This server’s storage is full. Please try again later.',
    code: 'busy',
    key: 'storage-full',
  });
  expect(refused.headers['retry-after']).toBe('60');

  await limit(100_000);
  expect((await register()).statusCode).toBe(201);
  expect(await isDatabaseReady(db, Number.POSITIVE_INFINITY)).toBe(true);
  await test.close();
  await close();
});

it.each<[string, (path: string) => void]>([
  ['deleted', (path) => rmSync(path)],
  ['overwritten', (path) => writeFileSync(path, Buffer.alloc(8192, 'x'))],
  [
    'replaced',
    (path) => {
      writeFileSync(`${path}.new`, readFileSync(path));
      renameSync(`${path}.new`, path);
    },
  ],
])('a database whose file was %s while the server runs is not ready', async (_what, damage) => {
  const { settings, close } = await createTestDatabase('libsql');
  const db = await openDatabase(settings);
  expect(await isDatabaseReady(db, 0)).toBe(true);
  damage(databaseFileIn(settings.dataDirectory));
  expect(await isDatabaseReady(db, 2000)).toBe(false);
  await db.destroy();
  await close();
});

it('looking whether the database is ready leaves it locked, so that another process sees all writes and ends none', async () => {
  const { settings, close } = await createTestDatabase('libsql');
  const db = await openDatabase(settings);
  const path = databaseFileIn(settings.dataDirectory);
  await sql`create table seen (word text)`.execute(db);
  for (const [i, word] of ['one', 'two'].entries()) {
    await sql`insert into seen values (${word})`.execute(db);
    expect(await isDatabaseReady(db, i * 2000)).toBe(true);
    expect(wordsSeenByAnotherProcess(path)).toEqual(['one', 'two'].slice(0, i + 1));
  }
  await db.destroy();
  await close();
});

/** It closes the database too, after which SQLite would delete the write-ahead log if nobody else used it. */
function wordsSeenByAnotherProcess(path: string): string[] {
  const script = `const db = new (require('libsql'))(process.argv[1]);
    console.log(JSON.stringify(db.prepare('select word from seen').all().map(({ word }) => word)));
    db.close();`;
  return JSON.parse(execFileSync(process.execPath, ['-e', script, path], { encoding: 'utf8' }));
}

it('a read-only database is not ready', async () => {
  const { db, close } = await openTestDatabase();
  await sql`pragma query_only = on`.execute(db);
  expect(await isDatabaseReady(db, 0)).toBe(false);
  // The readiness check reuses its result for two seconds.
  await sql`pragma query_only = off`.execute(db);
  expect(await isDatabaseReady(db, 1999)).toBe(false);
  expect(await isDatabaseReady(db, 2000)).toBe(true);
  await close();
});

it.each([
  ['with a free gigabyte', { blocks: 1_000_000, bavail: 262_144 }, true],
  ['with a free megabyte', { blocks: 1_000_000, bavail: 256 }, false],
  ['that is full', { blocks: 1_000_000, bavail: 0 }, false],
  ['of unknown size', { blocks: 0, bavail: 0 }, true],
])('a disk %s has room for the database: %o, %s', async (_what, statistics, isRoomy) => {
  expect(await hasFreeSpace('/data', async () => ({ ...statistics, bsize: 4096 }))).toBe(isRoomy);
});
