import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundleWorker } from 'esbuild';
import type { Plugin } from 'vite';

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));
const PAGE = 'index.html';
const BUILD_IN_PAGE = '<meta name="build" content="development"';
const HASHED = /^assets\//;

/**
 * Files that the app does not need in order to open: icons for the home screen, fonts in an older format or for
 * alphabets that none of the five languages uses, and the files for scoring on the device, which are downloaded on
 * request.
 */
const LEFT_OUT =
  /^icons\/|^robots\.txt$|\.(map|woff|wasm|onnx|data)$|-(cyrillic|cyrillic-ext|greek-ext|vietnamese)-/;

interface ShellFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** Vite plugin: writes /service-worker.js beside the built app, with the list of the files that it caches. */
export function serviceWorker(): Plugin {
  let publicDirectory = '';
  return {
    name: 'speak-it-now-service-worker',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    configResolved(config) {
      publicDirectory = config.publicDir;
    },
    async generateBundle(_options, bundle) {
      const page = bundle[PAGE];
      if (page?.type !== 'asset' || !String(page.source).includes(BUILD_IN_PAGE)) {
        this.error(`${PAGE} does not say its build.`);
      }
      const built = Object.values(bundle).map((file) => ({
        path: file.fileName,
        content: file.type === 'chunk' ? file.code : file.source,
      }));
      const files = [...built, ...filesIn(publicDirectory)]
        .filter(({ path }) => !LEFT_OUT.test(path))
        .sort((a, b) => (a.path < b.path ? -1 : 1))
        .map(({ path, content }) => ({ path, hash: hash(content) }));
      const build = hash(JSON.stringify(files));
      const shell = files.map((file) => ({
        url: `/${file.path}`,
        // A file with a hash in its name never changes, so it needs no revision. The page's revision is the build.
        revision: HASHED.test(file.path) ? null : file.path === PAGE ? build : file.hash,
      }));
      page.source = String(page.source).replace(BUILD_IN_PAGE, `<meta name="build" content="${build}"`);
      const { outputFiles } = await bundleWorker({
        entryPoints: [WORKER],
        bundle: true,
        minify: true,
        write: false,
        format: 'iife',
        target: 'es2022',
        legalComments: 'none',
        define: {
          SHELL: JSON.stringify(shell),
          BUILD: JSON.stringify(build),
          'process.env.NODE_ENV': '"production"',
        },
      });
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: outputFiles[0]!.text });
    },
  };
}

function filesIn(directory: string): ShellFile[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({
      path: path.slice(directory.length + 1).replaceAll('\\', '/'),
      content: readFileSync(path),
    }));
}

const hash = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);
