import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { ROOT } from './run.ts';
import { removeUnusedFiles, unusedFiles } from './unused-files.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const HERE = `${process.platform}/${process.arch}`;
const ELSEWHERE = HERE === 'linux/arm64' ? 'linux/x64' : 'linux/arm64';
const FILES = [
  `onnxruntime-node/bin/napi-v6/${HERE}/onnxruntime_binding.node`,
  `onnxruntime-node/bin/napi-v6/${ELSEWHERE}/onnxruntime_binding.node`,
  'onnxruntime-node/dist/index.js',
  'onnxruntime-web/dist/ort-wasm-simd-threaded.wasm',
  'onnxruntime-web/dist/ort-wasm-simd-threaded.jsep.wasm',
  'onnxruntime-web/dist/ort.wasm.bundle.min.mjs',
  'onnxruntime-web/dist/ort.wasm.bundle.min.mjs.map',
  'onnxruntime-web/dist/ort.webgl.js',
  'onnxruntime-web/types.d.ts',
];

function project(): string {
  const folder = mkdtempSync(join(tmpdir(), 'speak-it-now-project-'));
  folders.push(folder);
  return folder;
}

function installation(): string {
  const nodeModules = join(project(), 'node_modules');
  for (const path of FILES.map((file) => join(nodeModules, file))) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, 'ten bytes.');
  }
  return nodeModules;
}

it('deletes the files of other platforms and browser APIs, and finds none on a second run', () => {
  const nodeModules = installation();
  expect(removeUnusedFiles(nodeModules)).toBe(40);
  expect(filesIn(nodeModules).sort()).toEqual(
    FILES.filter((file) => !/jsep|webgl|\.map$/.test(file) && !file.includes(ELSEWHERE)).sort(),
  );
  expect(removeUnusedFiles(nodeModules)).toBe(0);
});

it.each(['', 'onnxruntime-node', 'onnxruntime-node/bin'])(
  'keeps the files behind a link, because other projects may use them: node_modules/%s',
  (linked) => {
    const shared = installation();
    const nodeModules = join(project(), 'node_modules');
    mkdirSync(dirname(join(nodeModules, linked)), { recursive: true });
    if (linked !== '') mkdirSync(join(nodeModules, 'onnxruntime-web/dist'), { recursive: true });
    symlinkSync(join(shared, linked), join(nodeModules, linked));
    expect(removeUnusedFiles(nodeModules)).toBe(0);
    expect(filesIn(shared)).toHaveLength(FILES.length);
  },
);

it('the installation takes less than 0.6 GB after the first build', () => {
  const nodeModules = `${ROOT}node_modules`;
  const unused = new Set(unusedFiles(nodeModules));
  const bytes = filesIn(nodeModules)
    .map((file) => join(nodeModules, file))
    .filter((path) => !unused.has(path))
    .reduce((sum, path) => sum + statSync(path).size, 0);
  expect(bytes).toBeLessThan(600e6);
});

/** Relative paths; links, such as those to the workspaces, are left out. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
