import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with the server as `npm run build` makes it, from the current sources. */
    serverBundle: string;
  }
}

/** Runs once, before the first server test: bundled processes start much faster than the sources. */
export default async function setup(project: TestProject): Promise<() => void> {
  // Beside dist/, so that the bundle finds the models.
  const folder = fileURLToPath(new URL(`../dist-test-${process.pid}`, import.meta.url));
  const build = fileURLToPath(new URL('../build.mjs', import.meta.url));
  await promisify(execFile)(process.execPath, [build, folder]);
  project.provide('serverBundle', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
