/** Server and web in watch mode; the web on its own port forwards /api to the server. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readCommandLine } from '../apps/server/src/command-line.ts';
import { bin, ROOT } from './run.ts';

readCommandLine({
  usage: `
npm run dev

Starts the server at http://localhost:3000 and the web app at http://localhost:5173, both again after each change.
`,
});

const children: ChildProcess[] = [
  spawn(bin('tsx'), ['watch', '--clear-screen=false', 'apps/server/src/main.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
  }),
  spawn(bin('vite'), ['apps/web'], { cwd: ROOT, stdio: 'inherit' }),
];

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
