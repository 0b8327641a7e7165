import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { inject } from 'vitest';
import type {} from './bundle-server.ts';

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Resolves with the first match in the process's output, or with its first group. */
  readonly says: (pattern: RegExp) => Promise<string>;
  readonly exited: Promise<number | null>;
}

const running = new Set<ChildProcess>();

/**
 * A real process of the server or of one of its commands, as people run it; `tracer` is a program that runs it. With
 * SCORING=device it does without the engine, and here without texts too, so that it starts fast.
 */
export function startProcess(
  env: Readonly<Record<string, string>>,
  entry: 'main.js' | 'billing-reconcile.js' | 'backup.js' | 'restore.js' = 'main.js',
  args: readonly string[] = [],
  tracer: readonly string[] = [],
): ServerProcess {
  const folder = inject(env.SCORING === 'device' ? 'serverWithoutTexts' : 'serverBundle');
  const [program, ...rest] = [...tracer, process.execPath, join(folder, entry), ...args];
  const child = spawn(program!, rest, {
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      for (const listener of listeners) listener();
    });
  }
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve));
  const says = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const match = pattern.exec(output);
        if (match) {
          listeners.delete(look);
          resolve(match[1] ?? match[0]);
        }
      };
      listeners.add(look);
      look();
      exited.then(() => reject(new Error(`ended without saying ${pattern}:\n${output}`)));
    });
  return { child, output: () => output, says, exited };
}

/** @returns the server's origin once it listens. */
export const originOf = async (server: ServerProcess): Promise<string> =>
  `http://127.0.0.1:${await server.says(/listening at http:\/\/127\.0\.0\.1:(\d+)/)}`;

/** Ends processes that a test has left running. */
export function killProcesses(): void {
  for (const child of running) child.kill('SIGKILL');
}
