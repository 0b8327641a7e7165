import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packHandler } from './dev-server.ts';

const PART = `/parts/${'a1'.repeat(32)}.bin`;
let root: string;
let server: Server;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'speak-it-now-pack-'));
  mkdirSync(join(root, 'device/parts'), { recursive: true });
  writeFileSync(join(root, 'secret.json'), '{}');
  writeFileSync(join(root, 'device/manifest.json'), '{"version":"1","files":[]}');
  writeFileSync(join(root, 'device', PART), 'part');
  server = createServer(packHandler(join(root, 'device')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

const get = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

it('in development the manifest and the parts are served, and nothing else', async () => {
  expect(await (await get('/manifest.json')).json()).toEqual({ version: '1', files: [] });
  expect(await (await get(PART)).text()).toBe('part');
  for (const path of ['/', '/secret.json', '/%2e%2e/secret.json', `/parts/${'b2'.repeat(32)}.bin`]) {
    expect((await get(path)).status, path).toBe(404);
  }
});
