import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
let sandbox: string;

beforeAll(() => {
  sandbox = mkdtempSync(join(tmpdir(), 'speak-it-now-imports-'));
  const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8')) as Record<string, unknown>;
  writeFileSync(join(sandbox, 'biome.json'), JSON.stringify({ ...config, vcs: { enabled: false } }));
  cpSync(join(root, 'apps/web/lint'), join(sandbox, 'apps/web/lint'), { recursive: true });
});
afterAll(() => rmSync(sandbox, { recursive: true, force: true }));

/** Lints a file that has one import, at this path. */
const lint = (path: string, specifier: string) =>
  lintCode(
    path,
    `import * as imported from '${specifier}';\n\nexport const names = Object.keys(imported);\n`,
  );

/** Lints a file at this path with the project's lint configuration. */
function lintCode(path: string, code: string): { exitCode: number | null; output: string } {
  const file = join(sandbox, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  const result = spawnSync(join(root, 'node_modules/.bin/biome'), ['lint', path], {
    cwd: sandbox,
    encoding: 'utf8',
  });
  rmSync(file);
  return { exitCode: result.status, output: `${result.stdout}${result.stderr}` };
}

describe('imports go one way', () => {
  it.each([
    ['packages/languages/src/probe.ts', '@speak-it-now/contract'],
    ['packages/contract/src/probe.ts', '@speak-it-now/engine'],
    ['packages/phrasebook/src/probe.ts', '@speak-it-now/contract'],
    ['packages/scheduling/src/probe.ts', '@speak-it-now/contract'],
    ['packages/engine/src/probe.ts', '@speak-it-now/contract'],
    ['packages/engine/src/probe.ts', 'node:fs'],
    ['packages/engine/src/probe.ts', 'react'],
    ['packages/engine/src/node.ts', 'fastify'],
    ['packages/payments-sandbox/src/probe.ts', '@speak-it-now/contract'],
    ['packages/translator/src/probe.ts', 'node:fs'],
    ['packages/translator/src/probe.ts', '@speak-it-now/engine'],
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
    ['packages/contract/src/probe.ts', '@speak-it-now/languages'],
    ['packages/engine/src/probe.ts', '@speak-it-now/languages'],
    ['packages/engine/src/node.ts', 'node:fs'],
    ['apps/web/src/probe.ts', '@speak-it-now/contract'],
    ['apps/web/src/probe.ts', '@speak-it-now/engine/browser'],
    ['apps/server/src/probe.ts', '@speak-it-now/engine/node'],
  ])('%s may import %s', (path, specifier) => {
    expect(lint(path, specifier)).toMatchObject({ exitCode: 0 });
  });

  it('no web feature imports another', () => {
    const features = 'apps/web/src/features/';
    const files = spawnSync('git', ['ls-files', features], { cwd: root, encoding: 'utf8' })
      .stdout.split('\n')
      .filter(Boolean);
    const crossings = files.flatMap((file) => {
      const feature = file.slice(features.length).split('/')[0];
      const specifiers = readFileSync(join(root, file), 'utf8').matchAll(
        /from '(\.[^']+)'|import\('(\.[^']+)'\)/g,
      );
      return [...specifiers]
        .map((match) => join(dirname(file), match[1] ?? match[2] ?? ''))
        .filter(
          (target) => target.startsWith(features) && target.slice(features.length).split('/')[0] !== feature,
        )
        .map((target) => `${file} -> ${target}`);
    });
    expect(crossings).toEqual([]);
  });
});

it.each([
  ['apps/web/src/probe.ts', "window.addEventListener('load', () => {});", 'Use `listen` or a Scope'],
  ['apps/web/src/lib/recorder/probe.ts', 'setTimeout(() => {}, 10);', 'Use a Scope'],
  ['apps/web/src/lib/device/probe.ts', 'setInterval(() => {}, 10);', 'Use a Scope'],
])('%s: %s is refused, because nothing ends it', (path, code, advice) => {
  const { exitCode, output } = lintCode(path, `${code}\n`);
  expect(output).toContain(advice);
  expect(exitCode).not.toBe(0);
});
