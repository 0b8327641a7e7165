import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { killProcesses, originOf, startProcess } from '../test/server-process.ts';

afterEach(killProcesses);

/** strace prints an address of a connection as in `sin_port=htons(53), sin_addr=inet_addr("127.0.0.1")`. */
const ADDRESS = /sin6?_port=htons\((\d+)\).*?"([^"]+)"/u;
const isLoopback = (address: string) => /^(127\.|::1$|::$|0\.0\.0\.0$|::ffff:127\.)/u.test(address);

/** Every address to which the traced process connected or sent something. */
function addressesIn(trace: string): { address: string; port: number }[] {
  return trace
    .split('\n')
    .filter((line) => /\b(connect|sendto|sendmsg|sendmmsg)\(/u.test(line))
    .flatMap((line) => {
      const [, port, address] = ADDRESS.exec(line) ?? [];
      return address === undefined ? [] : [{ address, port: Number(port) }];
    });
}

const hasStrace = () => {
  try {
    execFileSync('strace', ['-V'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

describe.skipIf(!hasStrace())('the server with all its models loaded', () => {
  it('looks up no name, connects to nobody and leaves no file outside its data', async () => {
    const folder = temporaryFolder(onTestFinished);
    const [home, temporary, trace] = ['home', 'tmp', 'trace'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    for (const each of [home, temporary]) execFileSync('mkdir', [each]);
    // -D: the spawned process is the server, and strace follows beside it.
    const server = startProcess(
      { DATA_DIR: join(folder, 'data'), HOME: home, TMPDIR: temporary },
      'main.js',
      [],
      ['strace', '-D', '--follow-forks', '--trace=network', `--output=${trace}`],
    );
    const origin = await originOf(server);
    await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(200);
    const translate = () =>
      fetch(`${origin}/api/translate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: JSON.stringify({
          text: 'The clockmaker repaired three broken lanterns.',
          fromLanguage: 'en',
          toLanguage: 'es',
        }),
      });
    // Traced, the first translation may take longer than its time limit, because it loads the model.
    await expect.poll(async () => (await translate()).status).toBeLessThan(500);
    server.child.kill('SIGTERM');
    await server.exited;
    const strangers = addressesIn(readFileSync(trace, 'utf8')).filter(
      ({ address, port }) => port === 53 || !isLoopback(address),
    );
    expect(strangers).toEqual([]);
    expect(readdirSync(home)).toEqual([]);
    expect(readdirSync(temporary).filter((name) => name.startsWith('mat-debug'))).toEqual([]);
  });
});
