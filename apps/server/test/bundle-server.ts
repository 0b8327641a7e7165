import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with the server as `npm run build` makes it, of the sources as they are now. */
    serverBundle: string;
  }
}

/** Runs once, before the first test of the server: its processes start in a fraction of the time that sources take. */
export default async function setup(project: TestProject): Promise<() => void> {
  // Beside dist/, from where the bundle finds the models.
  const folder = fileURLToPath(new URL(`../dist-test-${process.pid}`, import.meta.url));
  const build = fileURLToPath(new URL('../build.mjs', import.meta.url));
  await promisify(execFile)(process.execPath, [build, folder]);
  project.provide('serverBundle', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
