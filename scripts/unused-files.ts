/**
 * npm installs ONNX Runtime for every platform and every browser API. Nothing loads most of these files, and they are
 * more than a third of the installation.
 */
import { readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

const PACKAGES: readonly { readonly folder: string; readonly needed: RegExp }[] = [
  { folder: 'onnxruntime-node/bin', needed: new RegExp(`^[^/]+/${process.platform}/${process.arch}/`) },
  // Scoring in the browser uses WebAssembly alone: no WebGL, WebGPU or training.
  { folder: 'onnxruntime-web/dist', needed: /^ort(\.wasm\.[\w.]*|-wasm-simd-threaded\.)(wasm|m?js)$/ },
];

/**
 * @param nodeModules a `node_modules` folder.
 * @returns paths of the installed files that this platform never loads.
 */
export function unusedFiles(nodeModules: string): string[] {
  return PACKAGES.flatMap((each) => unusedFilesOf(nodeModules, each));
}

function unusedFilesOf(nodeModules: string, { folder, needed }: (typeof PACKAGES)[number]): string[] {
  return readdirSync(join(nodeModules, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => !needed.test(path.split(sep).join('/')))
    .map((path) => join(nodeModules, folder, path))
    .filter((path) => statSync(path).isFile());
}

/**
 * Deletes them, except those behind a link, which other projects may use too.
 * @returns the bytes freed; 0 if it was done before.
 */
export function removeUnusedFiles(nodeModules: string): number {
  // The project's own folder may be reached through a link; what lies in it is still its own.
  const own = join(realpathSync(dirname(nodeModules)), 'node_modules');
  let bytes = 0;
  for (const each of PACKAGES) {
    if (realpathSync(join(nodeModules, each.folder)) !== join(own, each.folder)) continue;
    for (const path of unusedFilesOf(nodeModules, each)) {
      bytes += statSync(path).size;
      rmSync(path);
    }
  }
  return bytes;
}
