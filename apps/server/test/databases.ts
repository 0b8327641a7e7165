import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { type DatabaseSettings, type Db, openDatabase } from '../src/db/database.ts';
import type {} from './start-postgres.ts';

export type DatabaseKind = 'libsql' | 'postgres';

export interface TestDatabase {
  readonly kind: DatabaseKind;
  readonly db: Db;
}

/** Runs the same tests on both databases, each with a new database. Call `database()` inside tests and hooks. */
export function describeEachDatabase(name: string, tests: (database: () => TestDatabase) => void): void {
  describe.each(['libsql', 'postgres'] as const)(`${name} on %s`, (kind) => {
    let opened: TestDatabase & { close: () => Promise<void> };
    beforeAll(async () => {
      opened = await openTestDatabase(kind);
    });
    afterAll(() => opened.close());
    tests(() => opened);
  });
}

/** A new, migrated database, deleted by `close`. */
export async function openTestDatabase(
  kind: DatabaseKind = 'libsql',
): Promise<TestDatabase & { close: () => Promise<void> }> {
  const { settings, close } = await createTestDatabase(kind);
  const db = await openDatabase(settings);
  return {
    kind,
    db,
    close: async () => {
      await db.destroy();
      await close();
    },
  };
}

/** The location of a database that is still empty. */
export async function createTestDatabase(
  kind: DatabaseKind,
): Promise<{ settings: DatabaseSettings; close: () => Promise<void> }> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'speak-it-now-data-'));
  const deleteFolder = () => rmSync(dataDirectory, { recursive: true, force: true });
  if (kind === 'libsql') return { settings: { dataDirectory }, close: async () => deleteFolder() };
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  return {
    settings: { dataDirectory, databaseUrl: `${server}/${name}` },
    close: async () => {
      await onServer(server, `drop database ${name}`);
      deleteFolder();
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
