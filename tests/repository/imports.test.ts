import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

function lint(path: string, specifier: string): { exitCode: number | null; output: string } {
  const result = spawnSync('node_modules/.bin/biome', ['lint', `--stdin-file-path=${path}`], {
    cwd: root,
    input: `import * as imported from '${specifier}';\n\nexport const names = Object.keys(imported);\n`,
    encoding: 'utf8',
  });
  return { exitCode: result.status, output: `${result.stdout}${result.stderr}` };
}

describe('imports go one way', () => {
  it.each([
    ['packages/contract/src/probe.ts', '@speak-it-now/engine'],
    ['packages/phrasebook/src/probe.ts', '@speak-it-now/contract'],
    ['packages/engine/src/probe.ts', '@speak-it-now/contract'],
    ['packages/engine/src/probe.ts', 'node:fs'],
    ['packages/engine/src/probe.ts', 'react'],
    ['packages/engine/src/node.ts', 'fastify'],
    ['apps/web/src/probe.ts', '@speak-it-now/server'],
    ['apps/web/src/probe.ts', '@speak-it-now/engine/node'],
    ['apps/server/src/probe.ts', '@speak-it-now/engine/browser'],
    ['apps/server/src/probe.ts', 'react'],
    ['apps/server/src/features/attempts/service.ts', 'fastify'],
  ])('%s may not import %s', (path, specifier) => {
    const { exitCode, output } = lint(path, specifier);
    expect(output).toContain('noRestrictedImports');
    expect(exitCode).not.toBe(0);
  });

  it.each([
    ['packages/contract/src/probe.ts', 'zod'],
    ['packages/engine/src/node.ts', 'node:fs'],
    ['apps/web/src/probe.ts', '@speak-it-now/contract'],
    ['apps/web/src/probe.ts', '@speak-it-now/engine/browser'],
    ['apps/server/src/probe.ts', '@speak-it-now/engine/node'],
  ])('%s may import %s', (path, specifier) => {
    expect(lint(path, specifier)).toMatchObject({ exitCode: 0 });
  });
});
