import { join } from 'node:path';
import { Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { LibsqlDialect } from './libsql-dialect.ts';
import { migrations } from './migrations/index.ts';
import type { Schema } from './schema.ts';

export type Db = Kysely<Schema>;

export interface DatabaseSettings {
  readonly dataDirectory: string;
  readonly databaseUrl?: string;
}

const INT8_OID = 20;

/** Opens PostgreSQL when a URL is given, else the file in the data directory, and brings its tables up to date. */
export async function openDatabase(settings: DatabaseSettings): Promise<Db> {
  const db = new Kysely<Schema>({
    dialect: settings.databaseUrl
      ? postgresDialect(settings.databaseUrl)
      : new LibsqlDialect(join(settings.dataDirectory, 'speak-it-now.db')),
  });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

/** True when the database answers a query. */
export async function isDatabaseReady(db: Db): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}

function postgresDialect(connectionString: string): PostgresDialect {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    types: {
      // Every 64-bit column here is a count or a time in milliseconds, far below 2^53.
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        oid === INT8_OID
          ? Number
          : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
    },
  });
  // A connection that PostgreSQL ends (a restart, a failover) is replaced at the next query, and the query that it
  // was busy with fails by itself. Without these listeners its own event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
}

async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('The database could not be brought up to date.', { cause: error });
}
