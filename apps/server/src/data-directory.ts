import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError, whyNotWritable } from './start-error.ts';

const SECRET_CHARACTERS = 32;

/**
 * Makes the data folder where there is none, and makes sure that it can be written.
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

/** One folder after the other: Node's own way never ends below a folder like /proc, which takes none. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o750 });
  } catch (error) {
    // Another server has made it meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/**
 * Made once and kept, so that cookies stay valid over a restart. Readable by the owner only.
 * @throws StartError when it is damaged: a short secret could be guessed, and a new one would log nobody in or out but
 * forget every visitor, which is the operator's to decide.
 */
export function keptSecret(dataDirectory: string): string {
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
    `The server cannot start: ${path} is damaged, it has fewer than ${SECRET_CHARACTERS} characters. Restore it from a backup, or delete it to have a new one made; visitors then begin anew.`,
  );
}

/** Whole or not at all: two servers may start on this folder at once, and the first one's secret is for both. */
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
