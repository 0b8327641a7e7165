/** Copies all data of the server while it runs: `npm run backup`. */
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Kysely, sql } from 'kysely';
import { readCommandLine, runCommand } from './command-line.ts';
import { checkDatabaseFile, databaseFileIn, findDamage } from './db/database-file.ts';
import { LibsqlDialect } from './db/libsql-dialect.ts';
import type { Schema } from './db/schema.ts';
import { readEnv } from './env.ts';
import { StartError } from './start-error.ts';

const { values } = readCommandLine({
  usage: `
npm run backup -- [--to FOLDER] [--check]

Copies the database and the session secret out of DATA_DIR into a new folder, by default DATA_DIR/backup-DATE. The server
may run meanwhile. The copy is checked before the command ends. Give it to "npm run restore -- --from FOLDER".

  --to FOLDER   where to; must not exist yet
  --check       copies nothing, and only checks the database from end to end
`,
  options: { to: { type: 'string' }, check: { type: 'boolean', default: false } },
});

await runCommand(async () => {
  const env = readEnv(process.env);
  if (env.databaseUrl) {
    throw new StartError('DATABASE_URL is set: back PostgreSQL up with pg_dump, see docs/operations.md.');
  }
  const path = databaseFileIn(env.dataDirectory);
  if (!existsSync(path)) throw new StartError(`There is no database at ${path}.`);
  checkDatabaseFile(path);
  if (values.check) await requireSound(path);
  else await backUp(path, env.dataDirectory, resolve(values.to ?? join(env.dataDirectory, nameOfNow())));
});

async function backUp(path: string, dataDirectory: string, folder: string): Promise<void> {
  if (existsSync(folder)) throw new StartError(`${folder} exists already. Name another folder with --to.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    const copy = databaseFileIn(folder);
    await withDatabase(path, (db) => sql`vacuum into ${copy}`.execute(db));
    checkDatabaseFile(copy);
    await requireSound(copy);
    const secret = join(dataDirectory, 'session-secret');
    if (existsSync(secret)) copyFileSync(secret, join(folder, 'session-secret'));
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  process.stdout.write(`Backed up into ${folder}.\n`);
}

async function requireSound(path: string): Promise<void> {
  const fault = await withDatabase(path, (db) => findDamage(db, 'integrity_check')).catch(
    (error: Error) => error.message,
  );
  if (fault) throw new StartError(`The database ${path} is damaged: ${fault}. Restore a backup.`);
  process.stdout.write(`${path} is sound.\n`);
}

async function withDatabase<T>(path: string, work: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
  const db = new Kysely<Schema>({ dialect: new LibsqlDialect(path) });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** A timestamp that sorts by time and is a valid name on every file system. */
function nameOfNow(): string {
  return `backup-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`;
}
