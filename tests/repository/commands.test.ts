import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as {
  scripts: Record<string, string>;
};

/** The npm scripts that run our own code, each with its source file. */
const commands = Object.entries(scripts).flatMap(([name, command]) => {
  const [, path] = /(?:tsx|node) (\S+\.(?:ts|js))/.exec(command) ?? [];
  return path === undefined ? [] : [[name, path.replace('/dist/', '/src/').replace(/\.js$/, '.ts')] as const];
});

interface Answer {
  readonly exitCode: number;
  readonly output: string;
  readonly error: string;
}

/** Runs the command in a process of its own, as npm does. */
const callProcess = (path: string, option: string) =>
  new Promise<Answer>((resolve) => {
    const args = ['--import', 'tsx', ROOT + path, option];
    execFile(process.execPath, args, { cwd: ROOT }, (error, output, errorOutput) =>
      resolve({ exitCode: error === null ? 0 : Number(error.code), output, error: errorOutput }),
    );
  });

class Exit extends Error {
  override readonly name = 'Exit';
  constructor(readonly exitCode: number) {
    super(`exit ${exitCode}`);
  }
}

/** Runs the command in this process up to its call of process.exit. Starting Node for each would take a minute. */
async function call(path: string, option: string): Promise<Answer> {
  const written = { output: '', error: '' };
  const { argv } = process;
  process.argv = [process.execPath, ROOT + path, option];
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Exit(Number(code));
  });
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.output += text;
    return true;
  });
  vi.spyOn(console, 'error').mockImplementation((text) => {
    written.error += `${text}\n`;
  });
  try {
    // The query makes Node run the module again, without loading its imports again.
    await import(`${ROOT}${path}?${option}`);
    throw new Error(`${path} went on after ${option}.`);
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
    return { exitCode: error.exitCode, ...written };
  } finally {
    vi.restoreAllMocks();
    process.argv = argv;
  }
}

function expectUsage(name: string, { exitCode, output, error }: Answer): void {
  expect([exitCode, error]).toEqual([0, '']);
  expect(output).toMatch(/^npm /);
  expect(output).toContain(name);
}

function expectRefusal({ exitCode, error }: Answer): void {
  expect(exitCode).toBe(2);
  expect(error).toMatch(/^Unknown option '--no-such-option'.*\n$/);
}

describe.each(commands)('npm run %s', (name, path) => {
  it('prints its usage with --help', async () => {
    expectUsage(name, await call(path, '--help'));
  });

  it('refuses an unknown option in one sentence', async () => {
    expectRefusal(await call(path, '--no-such-option'));
  });
});

it('a command in its own process prints its usage and refuses an unknown option', async () => {
  const path = new Map(commands).get('typecheck')!;
  expectUsage('typecheck', await callProcess(path, '--help'));
  expectRefusal(await callProcess(path, '--no-such-option'));
});
