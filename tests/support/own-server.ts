import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface OwnServer {
  /** Without a trailing slash. */
  readonly origin: string;
  close(): Promise<void>;
}

/** The built app with settings of its own, on an empty data folder and a free port. */
export async function startOwnServer(settings: Readonly<Record<string, string>>): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'speak-it-now-e2e-'));
  const server = spawn(process.execPath, ['apps/server/dist/main.js'], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let log = '';
    server.stdout.on('data', (chunk: Buffer) => {
      log += chunk;
      const port = /Server listening at http:\/\/[^"]*:(\d+)/.exec(log)?.[1];
      if (port) resolve(`http://localhost:${port}`);
    });
    server.once('exit', () => reject(new Error(log)));
  });
  return {
    origin,
    close: async () => {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
