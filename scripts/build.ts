/** Builds the web app into apps/web/dist, with prerendered pages, and the server into apps/server/dist. */
import { readCommandLine } from '../apps/server/src/command-line.ts';
import { bin, ROOT, run } from './run.ts';
import { removeUnusedFiles } from './unused-files.ts';

readCommandLine({
  usage: `
npm run build

Builds the web app into apps/web/dist and the server into apps/server/dist. The first build also deletes from
node_modules the parts of ONNX Runtime that only other platforms use (380 MB); npm ci brings them back. What is a link
into another folder stays as it is.
`,
});

const freed = removeUnusedFiles(`${ROOT}node_modules`);
if (freed > 0) console.log(`Deleted ${Math.round(freed / 1e6)} MB for other platforms from node_modules.`);

const steps: [string, string[]][] = [
  // Vite leaves the packages that its configuration imports to Node, and tsx reads their TypeScript.
  [process.execPath, ['--import', 'tsx', bin('vite'), 'build', 'apps/web', '--logLevel', 'warn']],
  [process.execPath, ['--import', 'tsx', `${ROOT}scripts/prerender.ts`]],
  [process.execPath, ['--import', 'tsx', `${ROOT}apps/web/device-pack/build.ts`]],
  [process.execPath, [`${ROOT}apps/server/build.mjs`]],
];
for (const [command, args] of steps) {
  const { exitCode } = await run(command, args);
  if (exitCode !== 0) process.exit(exitCode);
}
