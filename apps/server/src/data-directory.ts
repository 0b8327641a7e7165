import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError, whyNotWritable } from './start-error.ts';

const SECRET_CHARACTERS = 32;

/**
 * Creates the data folder if needed and checks that it is writable.
 * @throws StartError
 */
export function prepareDataDirectory(path: string): void {
  const probe = join(path, `.write-test-${process.pid}`);
  try {
    makeFolder(path);
    writeFileSync(probe, 'A full disk takes an empty file, but not this.', { mode: 0o600 });
    unlinkSync(probe);
  } catch (cause) {
    throw new StartError(`The server cannot start: DATA_DIR ${path} ${whyNotWritable(cause)}`, { cause });
  }
}

/** Creates each level in its own call, because Node's recursive mkdir never returns inside a folder like /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o750 });
  } catch (error) {
    // Another server has created it in the meantime.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/**
 * Created once and stored, so that cookies stay valid after a restart. Readable only by its owner.
 * @throws StartError if the stored secret is damaged. A short secret could be guessed, and a new one would forget every
 * visitor, so only the operator may decide to start over.
 */
export function loadOrCreateSessionSecret(dataDirectory: string): string {
  const path = join(dataDirectory, 'session-secret');
  try {
    if (!existsSync(path)) makeSecret(path);
    chmodSync(path, 0o600);
    const secret = readFileSync(path, 'utf8').trim();
    if (secret.length >= SECRET_CHARACTERS) return secret;
  } catch (cause) {
    throw new StartError(`The server cannot start: ${path} ${whyNotWritable(cause)}`, { cause });
  }
  throw new StartError(
    `The server cannot start: ${path} is damaged, it has fewer than ${SECRET_CHARACTERS} characters. Restore it from a backup, or delete it to get a new one; visitors then start over.`,
  );
}

/** Written atomically: two servers may start on this folder at once, and both must use the first one's secret. */
function makeSecret(path: string): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
}
