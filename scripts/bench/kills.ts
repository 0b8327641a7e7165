/**
 * Kills and restarts the built server again and again, on the database file and on PostgreSQL, and keeps a ledger of
 * what the server acknowledged. All of it must be stored afterwards, exactly once. KILLS sets how often.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../../apps/server/src/db/database.ts';
import { keepKillLedger } from '../../apps/server/test/kill-ledger.ts';
import { makePremium } from '../../apps/server/test/premium.ts';
import { startPostgres } from '../../apps/server/test/start-postgres.ts';
import { startServer } from '../server-process.ts';
import type { Figure } from './shared/figure.ts';

const KILLS = Number(process.env.KILLS ?? 200);

export async function* run(): AsyncIterable<Figure> {
  yield* await figuresOf('database file', {});
  const { url, stop } = await startPostgres();
  try {
    const name = `kills_${randomUUID().replaceAll('-', '')}`;
    const client = new pg.Client({ connectionString: `${url}/postgres` });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    yield* await figuresOf('PostgreSQL', { DATABASE_URL: `${url}/${name}` });
  } finally {
    await stop();
  }
}

async function figuresOf(database: string, settings: Readonly<Record<string, string>>): Promise<Figure[]> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'speak-it-now-kills-'));
  const { DATABASE_URL: databaseUrl } = settings;
  const db = await openDatabase({
    dataDirectory: DATA_DIR,
    ...(databaseUrl !== undefined && { databaseUrl }),
  });
  try {
    const { kills, accounts, attempts, repeated, lost, doubled } = await keepKillLedger({
      kills: KILLS,
      makePremium: (userId) => makePremium(db, userId),
      // SCORING=device loads no acoustic model, which would double the startup. Nothing is scored here.
      start: () =>
        startServer({ settings: { ...settings, DATA_DIR, SCORING: 'device', TRUST_PROXY: 'loopback' } }),
    });
    const what = `${kills} times killed, ${database}`;
    const note = `${accounts} accounts with ${attempts} attempts; ${repeated} requests sent again`;
    return [
      {
        figure: `${what}: lost`,
        value: lost.length,
        unit: 'entries',
        note: [note, ...lost.slice(0, 5)].join('; '),
      },
      {
        figure: `${what}: doubled`,
        value: doubled.length,
        unit: 'entries',
        note: doubled.slice(0, 5).join('; '),
      },
    ];
  } finally {
    await db.destroy();
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}
