import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './run.ts';

export interface ServerProcess {
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts the server as a process of its own, on a free port of loopback, with an empty data folder that goes with it. */
export async function startServer(command: string, args: readonly string[]): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'speak-it-now-bench-'));
  const server = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', DATA_DIR: folder, DATABASE_URL: '', SMTP_URL: '', PUBLIC_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise((resolve) => server.once('exit', resolve));
  const stop = async () => {
    server.kill('SIGTERM');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { port: await listeningPort(server), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function listeningPort(server: ChildProcess): Promise<number> {
  let output = '';
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`The server did not start:\n${output}`)));
    // Read on after the port is known: a full pipe would stop the server.
    server.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      if (output.length < 100_000) output += chunk;
      const port = /listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1];
      if (port) resolve(Number(port));
    });
  });
}
