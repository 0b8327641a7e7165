/** Replaces the data in DATA_DIR with a backup: `npm run restore`. */
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { readCommandLine, refuseCommandLine, runCommand } from './command-line.ts';
import { loadOrCreateSessionSecret } from './data-directory.ts';
import { openDatabase } from './db/database.ts';
import { databaseFileIn, markDatabaseMade } from './db/database-file.ts';
import { readEnv } from './env.ts';
import { StartError } from './start-error.ts';

const SECRET = 'session-secret';

const { values } = readCommandLine({
  usage: `
npm run restore -- --from FOLDER [--force]

Puts the database and the session secret of a backup into DATA_DIR. What was there is kept beside it, under names that end
in ".before-DATE". Stop the server first.

  --from FOLDER   a folder that "npm run backup" has made
  --force         although the database seems to be in use, as after the server was killed
`,
  options: { from: { type: 'string' }, force: { type: 'boolean', default: false } },
});
if (!values.from) refuseCommandLine('Name the backup with --from FOLDER.');

const folder = resolve(values.from);
await runCommand(() => restore(folder, readEnv(process.env)));

async function restore(
  folder: string,
  { dataDirectory, databaseUrl }: { dataDirectory: string; databaseUrl?: string | undefined },
): Promise<void> {
  if (databaseUrl) {
    throw new StartError('DATABASE_URL is set: restore PostgreSQL with pg_restore, see docs/operations.md.');
  }
  const backup = databaseFileIn(folder);
  if (!existsSync(backup))
    throw new StartError(`There is no backup in ${folder}: it has no speak-it-now.db.`);
  const path = databaseFileIn(dataDirectory);
  // A running server has these files and removes them when it stops.
  if (existsSync(`${path}-wal`) && !values.force) {
    throw new StartError(
      `${path} is in use. Stop the server; if it was killed and no longer runs, add --force.`,
    );
  }
  // A copy in the same file system is checked first, so that a refused backup replaces nothing.
  const draft = mkdtempSync(join(dataDirectory, 'restoring-'));
  const suffix = `.before-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`;
  const replace = (name: string) => {
    const place = join(dataDirectory, name);
    if (existsSync(place)) renameSync(place, `${place}${suffix}`);
    if (existsSync(join(draft, name))) renameSync(join(draft, name), place);
  };
  try {
    await prepareDraft(folder, draft);
    for (const ending of ['', '-wal', '-shm']) replace(`${basename(path)}${ending}`);
    if (existsSync(join(draft, SECRET))) replace(SECRET);
    markDatabaseMade(path);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  process.stdout.write(
    `Restored ${folder} into ${dataDirectory}. The replaced files have names that end in "${suffix}".\n`,
  );
}

/**
 * Copies the backup, checks it, and migrates the database of an older version.
 * @throws StartError if the backup cannot be used.
 */
async function prepareDraft(folder: string, draft: string): Promise<void> {
  const backup = databaseFileIn(folder);
  try {
    copyFileSync(backup, databaseFileIn(draft));
    await (await openDatabase({ dataDirectory: draft })).destroy();
    if (existsSync(join(folder, SECRET))) {
      copyFileSync(join(folder, SECRET), join(draft, SECRET));
      loadOrCreateSessionSecret(draft);
    }
  } catch (error) {
    throw new StartError(`${backup} cannot be used, so nothing was restored. ${(error as Error).message}`, {
      cause: error,
    });
  }
}
