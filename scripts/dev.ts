/** Server and web in watch mode; the web on its own port forwards /api to the server. */
import { type ChildProcess, spawn } from 'node:child_process';
import { bin, ROOT } from './run.ts';

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
