import { chmodSync, closeSync, existsSync, openSync, readSync, statSync, writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { StartError, whyNotWritable } from '../start-error.ts';
import type { Schema } from './schema.ts';

const HEADER = 'SQLite format 3\0';
/** Larger files would take too long to check at startup; `npm run backup -- --check` checks them. */
const MAX_CHECKED_BYTES = 256 * 1024 * 1024;

export const databaseFileIn = (dataDirectory: string): string => join(dataDirectory, 'speak-it-now.db');
/** Records that there was a database here, so that a missing one is not mistaken for a first start. */
const markerOf = (path: string): string => `${path}.made`;

const RESTORE =
  'Restore a backup with "npm run restore -- --from FOLDER", or move everything out of DATA_DIR to start over.';
const problem = (sentence: string, cause?: unknown) =>
  new StartError(`The server cannot start: ${sentence}`, { cause });

/**
 * Checks the file before it is opened and makes it readable only by its owner.
 * @throws StartError
 */
export function checkDatabaseFile(path: string): void {
  const bytes = sizeOf(path);
  if (!bytes && existsSync(markerOf(path))) {
    throw problem(`the database ${path} ${bytes === undefined ? 'is missing' : 'is empty'}. ${RESTORE}`);
  }
  if (bytes && !beginsLikeDatabase(path)) {
    throw problem(`${path} is damaged or no database. ${RESTORE}`);
  }
  try {
    closeSync(openSync(path, 'a', 0o600));
    for (const file of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(file)) chmodSync(file, 0o600);
  } catch (cause) {
    throw problem(`the database ${path} ${whyNotWritable(cause)}`, cause);
  }
}

/**
 * Checks the opened file before the migrations run.
 * @throws StartError
 */
export async function checkDatabaseContent(db: Kysely<Schema>, path: string): Promise<void> {
  const { rows: tables } = await sql`select 1 from sqlite_master where name = 'kysely_migration'`.execute(db);
  if (tables.length === 0) {
    if (!existsSync(markerOf(path))) return;
    throw problem(`${path} holds no tables of Speak It Now although it once did. ${RESTORE}`);
  }
  if ((sizeOf(path) ?? 0) > MAX_CHECKED_BYTES) return;
  const fault = await findDamage(db, 'quick_check');
  if (fault) throw problem(`the database ${path} is damaged (${fault}). ${RESTORE}`);
}

/** @returns the first problem that the database's own check reports, if any. */
export async function findDamage(
  db: Kysely<Schema>,
  check: 'quick_check' | 'integrity_check',
): Promise<string | undefined> {
  const { rows } = await sql<Record<string, string>>`pragma ${sql.raw(check)}(1)`.execute(db);
  const answer = Object.values(rows[0] ?? {})[0];
  return answer === 'ok' ? undefined : (answer ?? 'no answer').replaceAll(/\s+/g, ' ');
}

/** The write-ahead log grows to this size before SQLite reuses it. */
const MIN_FREE_BYTES = 4 * 1024 * 1024;

/**
 * False if the disk of the data folder is nearly full. One small write does not show that: it may fit into space that
 * the write-ahead log already has.
 */
export async function hasFreeSpace(
  dataDirectory: string,
  statistics: (path: string) => Promise<{ blocks: number; bavail: number; bsize: number }> = statfs,
): Promise<boolean> {
  const disk = await statistics(dataDirectory).catch(() => undefined);
  // The folder is gone.
  if (!disk) return false;
  const { blocks, bavail, bsize } = disk;
  // Some file systems of containers and networks do not know their size.
  return blocks === 0 || bavail * bsize >= MIN_FREE_BYTES;
}

/** @returns whether the file is still the one that is there now: not deleted, replaced or overwritten. */
export function watchDatabaseFile(path: string): () => boolean {
  // Never closed: closing any handle of a file drops the locks that SQLite holds on it in this process. Another process
  // that opens and closes the database would then delete the write-ahead log.
  const file = openSync(path, 'r');
  const made = statSync(path);
  return () => {
    const now = statSync(path, { throwIfNoEntry: false });
    return now?.ino === made.ino && now.dev === made.dev && hasHeader(file);
  };
}

export function markDatabaseMade(path: string): void {
  if (existsSync(markerOf(path))) return;
  const note = `${path} was made at ${new Date().toISOString()}. Without it the server does not start.\n`;
  writeFileSync(markerOf(path), note, { mode: 0o600 });
}

/** The message for an error of the database file; undefined for other errors. */
export function explainFileError(error: unknown, path: string): StartError | undefined {
  const code = codeOf(error);
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code))
    return problem(`the database ${path} is damaged. ${RESTORE}`, error);
  if (/^SQLITE_BUSY/.test(code)) {
    return problem(`the database ${path} is in use by another program. Stop it and start again.`, error);
  }
  if (/^SQLITE_(FULL|READONLY|CANTOPEN|PERM|IOERR)/.test(code)) {
    return problem(`the database ${path} ${whyNotWritable({ code })}`, error);
  }
  return undefined;
}

/** The code of the error or of its cause. Some of libsql's errors have only a message. */
function codeOf(error: unknown): string {
  for (let each = error; each instanceof Error; each = each.cause) {
    const { code } = each as { code?: unknown };
    if (typeof code === 'string' && code.startsWith('SQLITE_')) return code;
    if (/malformed|not a database/.test(each.message)) return 'SQLITE_CORRUPT';
    if (/unable to open/.test(each.message)) return 'SQLITE_CANTOPEN';
  }
  return '';
}

function sizeOf(path: string): number | undefined {
  const stat = statSync(path, { throwIfNoEntry: false });
  // Opening a pipe would block until something writes to it.
  if (stat && !stat.isFile()) throw problem(`${path} is no file. ${RESTORE}`);
  return stat?.size;
}

function beginsLikeDatabase(path: string): boolean {
  const file = openSync(path, 'r');
  try {
    return hasHeader(file);
  } finally {
    closeSync(file);
  }
}

function hasHeader(file: number): boolean {
  const bytes = Buffer.alloc(HEADER.length);
  readSync(file, bytes, 0, bytes.length, 0);
  return bytes.toString('latin1') === HEADER;
}
