/** Replaces the data in DATA_DIR with a backup: `npm run restore`. */
import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readCommandLine, refuseCommandLine } from './command-line.ts';
import { openDatabase } from './db/database.ts';
import { databaseFileIn } from './db/database-file.ts';
import { readEnv } from './env.ts';
import { StartError } from './start-error.ts';

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

try {
  await restore(resolve(values.from), readEnv(process.env));
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}

async function restore(
  folder: string,
  { dataDirectory, databaseUrl }: { dataDirectory: string; databaseUrl?: string },
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
  const draft = `${path}.restoring`;
  copyFileSync(backup, draft);
  const suffix = `.before-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`;
  for (const name of [path, `${path}-wal`, `${path}-shm`]) {
    if (existsSync(name)) renameSync(name, `${name}${suffix}`);
  }
  renameSync(draft, path);
  const secret = join(folder, 'session-secret');
  if (existsSync(secret)) {
    const place = join(dataDirectory, 'session-secret');
    if (existsSync(place)) renameSync(place, `${place}${suffix}`);
    copyFileSync(secret, place);
  }
  try {
    // Checks the database, and migrates a backup of an older version.
    await (await openDatabase({ dataDirectory })).destroy();
  } catch (error) {
    rmSync(path, { force: true });
    for (const name of [path, `${path}-wal`, `${path}-shm`]) {
      if (existsSync(`${name}${suffix}`)) renameSync(`${name}${suffix}`, name);
    }
    throw new StartError(`${backup} cannot be used, so nothing was restored. ${(error as Error).message}`, {
      cause: error,
    });
  }
  process.stdout.write(
    `Restored ${folder} into ${dataDirectory}. The replaced files have names that end in "${suffix}".\n`,
  );
}
