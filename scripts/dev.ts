/** Server, web and the download for scoring on the device in watch mode; the web forwards /api to the server. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readCommandLine } from '../apps/server/src/command-line.ts';
import { bin, ROOT } from './run.ts';

readCommandLine({
  usage: `
npm run dev

Starts the server at http://localhost:3000 and the web app at http://localhost:5173, and rebuilds both on changes.
`,
});

const children: ChildProcess[] = [
  spawn(bin('tsx'), ['watch', '--clear-screen=false', 'apps/server/src/main.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
  }),
  spawn(process.execPath, ['--import', 'tsx', bin('vite'), 'apps/web'], { cwd: ROOT, stdio: 'inherit' }),
  spawn(
    bin('tsx'),
    [
      'watch',
      '--clear-screen=false',
      // build.ts bundles these files instead of importing them, so tsx does not watch them by itself.
      '--include=apps/web/device-pack/*.ts',
      '--include=packages/engine/src/**/*.ts',
      'apps/web/device-pack/build.ts',
      '--uncompressed',
    ],
    { cwd: ROOT, stdio: 'inherit' },
  ),
];

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
