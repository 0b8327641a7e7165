import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/**
 * A new folder for the tests of a file or a `describe` block, deleted after them.
 * @param whenOver inside a test: `onTestFinished`
 */
export function temporaryFolder(whenOver: (remove: () => void) => void = afterAll): string {
  const folder = mkdtempSync(join(tmpdir(), 'speak-it-now-'));
  whenOver(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
