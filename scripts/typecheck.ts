import { bin, run } from './run.ts';

const PROJECTS = [
  'packages/contract',
  'packages/phrasebook',
  'packages/scheduling',
  'packages/engine',
  'packages/translator',
  'apps/server',
  'apps/web',
  'apps/web/service-worker',
  'tsconfig.json',
];

const results = [];
for (const project of PROJECTS) results.push(await run(bin('tsc'), ['-p', project]));
process.exitCode = results.some((result) => result.exitCode !== 0) ? 1 : 0;
