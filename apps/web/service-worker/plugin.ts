import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundleWorker } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';
import { writeArchive } from './archive.ts';

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));
const PAGE = 'index.html';
const BUILD_IN_PAGE = '<meta name="build" content="development"';
const HASHED = /^assets\//;
/** Media types of the files in archives. Pages are not among them: they carry the server's security headers. */
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
};
const HOME = /\/src\/(main|start)\.tsx$|\/src\/app\/home\/home-page\.tsx$/;

/**
 * Files that the app does not need in order to open: icons for the home screen, pictures for the offer to install, fonts
 * in an older format or for alphabets that none of the five languages uses, the files for scoring on the device, which are
 * downloaded on request, and the composer, which the page keeps for subscribers.
 */
const LEFT_OUT =
  /^icons\/|^screenshots\/|^robots\.txt$|^assets\/composer-worker-|\.(map|woff|wasm|onnx|data)$|-(cyrillic|cyrillic-ext|greek-ext|vietnamese)-/;

interface ShellFile {
  readonly path: string;
  readonly content: Buffer;
}

/**
 * Vite plugin: writes /service-worker.js beside the built app, with the list of the files that it caches, and archives of
 * them. It reads the files as written, because Vite still changes scripts after generateBundle.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'speak-it-now-service-worker',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    async writeBundle({ dir = '' }, bundle) {
      const write = (path: string, content: string | Uint8Array) => writeFileSync(join(dir, path), content);
      const files = filesIn(dir)
        .filter(({ path }) => !LEFT_OUT.test(path))
        .sort((a, b) => (a.path < b.path ? -1 : 1))
        .map((file) => ({ ...file, hash: hash(file.content) }));
      const page = files.find(({ path }) => path === PAGE)?.content.toString() ?? '';
      if (!page.includes(BUILD_IN_PAGE)) this.error(`${PAGE} does not say its build.`);
      const build = hash(JSON.stringify(files.map(({ path, hash: ofFile }) => [path, ofFile])));
      write(PAGE, page.replace(BUILD_IN_PAGE, `<meta name="build" content="${build}"`));
      const shell = files.map((file) => ({
        url: `/${file.path}`,
        // A file with a hash in its name never changes, so it needs no revision. The page's revision is the build.
        revision: HASHED.test(file.path) ? null : file.path === PAGE ? build : file.hash,
      }));
      const ofHome = filesOfHome(bundle);
      const archives = ['home', 'rest'].map((name) => {
        const packed = files.flatMap(({ path, content }) => {
          const type = TYPES[path.slice(path.lastIndexOf('.') + 1)];
          return type && ofHome.has(path) === (name === 'home') ? [{ url: `/${path}`, type, content }] : [];
        });
        const archive = writeArchive(packed);
        const path = `assets/offline-${name}-${hash(archive)}.txt`;
        write(path, archive);
        return { url: `/${path}`, files: packed.map(({ url }) => url) };
      });
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
          ARCHIVES: JSON.stringify(archives),
          'process.env.NODE_ENV': '"production"',
        },
      });
      write('service-worker.js', outputFiles[0]!.text);
    },
  };
}

/** What the start page loads: the scripts of Home with their imports, styles, and what is not a script. */
function filesOfHome(bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const found = new Set<string>(
    Object.keys(bundle).filter((path) => /\.css$|-latin-[^/]*\.woff2$/.test(path)),
  );
  const add = (fileName: string) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || found.has(fileName)) return;
    found.add(fileName);
    for (const imported of chunk.imports) add(imported);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => HOME.test(id))) add(chunk.fileName);
  }
  return found;
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
