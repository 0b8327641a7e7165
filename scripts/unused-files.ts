/**
 * npm installs ONNX Runtime for every platform and every browser API. Nothing loads most of these files, and they are
 * more than a third of the installation.
 */
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

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
  return PACKAGES.flatMap(({ folder, needed }) =>
    readdirSync(join(nodeModules, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => !needed.test(path.split(sep).join('/')))
      .map((path) => join(nodeModules, folder, path))
      .filter((path) => statSync(path).isFile()),
  );
}

/** Deletes them. Returns the bytes freed; 0 if it was done before. */
export function removeUnusedFiles(nodeModules: string): number {
  let bytes = 0;
  for (const path of unusedFiles(nodeModules)) {
    bytes += statSync(path).size;
    rmSync(path);
  }
  return bytes;
}
