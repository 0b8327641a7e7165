import { chmodSync, closeSync, openSync } from 'node:fs';
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import Database from 'libsql';

/** The sandbox's tables, in their own file. */
export interface SandboxTables {
  state: {
    id: number;
    /** Offset of the sandbox's clock. */
    clock_offset_seconds: number;
    /** Order of creation. */
    sequence: number;
  };
  objects: {
    id: string;
    /** Stripe's name of the kind, like 'invoice'. */
    object: string;
    customer: string | null;
    sequence: number;
    /** When the object next changes by itself: renews, expires or settles. */
    due_at_s: number | null;
    /** JSON. */
    data: string;
  };
  requests: {
    idempotency_key: string;
    /** SHA-256 of path and parameters. */
    fingerprint: string;
    status: number;
    body: string;
    created_at_ms: number;
  };
  /** Events that the webhook has not yet answered with 2xx. */
  deliveries: {
    event_id: string;
    sequence: number;
    tries: number;
    next_try_at_ms: number;
  };
}

const TABLES = `
create table if not exists state (
  id integer primary key, clock_offset_seconds integer not null, sequence integer not null
);
create table if not exists objects (
  id text primary key, object text not null, customer text, sequence integer not null, due_at_s integer, data text not null
);
create index if not exists objects_by_customer on objects (object, customer, sequence);
create index if not exists objects_due on objects (due_at_s);
create table if not exists requests (
  idempotency_key text primary key, fingerprint text not null, status integer not null, body text not null,
  created_at_ms integer not null
);
create table if not exists deliveries (
  event_id text primary key, sequence integer not null, tries integer not null, next_try_at_ms integer not null
);
`;

/** Opens or creates the file, readable only by its owner. Several processes may open it. */
export function openSandboxDatabase(file: string): Kysely<SandboxTables> {
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  const database = new Database(file);
  database.exec('pragma busy_timeout = 5000');
  database.exec('pragma journal_mode = wal');
  database.exec(TABLES);
  return new Kysely({ dialect: new SqliteDialect({ database: database as unknown as SqliteDatabase }) });
}
