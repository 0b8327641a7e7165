import { readCommandLine } from '../apps/server/src/command-line.ts';
import { bin, run } from './run.ts';

readCommandLine({
  usage: `
npm run typecheck

Checks the types of every part of the repository.
`,
});

const PROJECTS = [
  'packages/languages',
  'packages/contract',
  'packages/phrasebook',
  'packages/scheduling',
  'packages/engine',
  'packages/payments-sandbox',
  'packages/translator',
  'apps/server',
  'apps/web',
  'apps/web/service-worker',
  'tsconfig.json',
];

const results = [];
for (const project of PROJECTS) results.push(await run(bin('tsc'), ['-p', project]));
process.exitCode = results.some((result) => result.exitCode !== 0) ? 1 : 0;
