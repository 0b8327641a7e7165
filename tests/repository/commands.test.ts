import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as {
  scripts: Record<string, string>;
};

/** The sources behind each command that is ours. */
const commands = Object.entries(scripts).flatMap(([name, command]) => {
  const [, path] = /(?:tsx|node) (\S+\.(?:ts|js))/.exec(command) ?? [];
  return path === undefined ? [] : [[name, path.replace('/dist/', '/src/').replace(/\.js$/, '.ts')] as const];
});

const call = (path: string, option: string) =>
  new Promise<{ exitCode: number; output: string; error: string }>((resolve) => {
    const child = execFile(process.execPath, ['--import', 'tsx', ROOT + path, option], { cwd: ROOT });
    let [output, error] = ['', ''];
    child.stdout?.on('data', (chunk: string) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk: string) => {
      error += chunk;
    });
    child.once('close', (exitCode) => resolve({ exitCode: exitCode ?? -1, output, error }));
  });

describe.each(commands)('npm run %s', (name, path) => {
  it('prints its usage with --help', async () => {
    const { exitCode, output, error } = await call(path, '--help');
    expect([exitCode, error]).toEqual([0, '']);
    expect(output).toMatch(/^npm /);
    expect(output).toContain(name);
  });

  it('refuses an unknown option in one sentence', async () => {
    const { exitCode, error } = await call(path, '--no-such-option');
    expect(exitCode).toBe(2);
    expect(error).toMatch(/^Unknown option '--no-such-option'.*\n$/);
  });
});
