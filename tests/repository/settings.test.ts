import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

it('docs/operations.md describes every setting of the server', () => {
  const sources = ['env', 'env-services', 'env-translators'].map((name) =>
    read(`apps/server/src/${name}.ts`),
  );
  const settings = [...sources.join('\n').matchAll(/^ +([A-Z][A-Z_]+):/gm)].map(([, name]) => name!);
  expect(settings).toContain('PORT');
  const documented = new Set(read('docs/operations.md').match(/[A-Z][A-Z_]+/g));
  expect(settings.filter((name) => !documented.has(name))).toEqual([]);
});
