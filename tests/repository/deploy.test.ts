import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

it('every package of the lockfile that is downloaded has a checksum', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { link?: boolean; integrity?: string }>;
  };
  const unchecked = Object.entries(packages).filter(
    ([path, { link, integrity }]) => path.includes('node_modules/') && !link && !integrity,
  );
  expect(unchecked).toEqual([]);
});

it.each([
  'SystemCallFilter=@system-service',
  'MemoryMax=2G',
  'ProtectProc=invisible',
  'RestrictSUIDSGID=yes',
  'ProtectClock=yes',
  'ProtectHostname=yes',
])('the systemd unit has %s', (setting) => {
  expect(read('deploy/speak-it-now.service').split('\n')).toContain(setting);
});

it('the base image is named by its digest', () => {
  const bases = read('deploy/Containerfile').match(/^FROM .*$/gm);
  expect(bases).toEqual([expect.stringMatching(/@sha256:[\da-f]{64}$/)]);
});
