/**
 * Runs the benchmarks of scripts/bench/, all or those named: `npm run bench [-- NAME ...]`. Each figure is one line of
 * JSON. A benchmark is a module with a function `run` that yields figures.
 */
import { readdir } from 'node:fs/promises';
import { readCommandLine, refuseCommandLine } from '../apps/server/src/command-line.ts';
import type { Benchmark } from './bench/figure.ts';

const folder = new URL('./bench/', import.meta.url);
const available = (await readdir(folder))
  .filter((file) => file.endsWith('.ts') && file !== 'figure.ts')
  .map((file) => file.slice(0, -'.ts'.length))
  .sort();
const { positionals: wanted } = readCommandLine({
  usage: `
npm run bench [-- NAME ...]

Measures, one JSON line for each figure. Without a name everything is measured, which takes about an hour. The first "web"
installs Lighthouse from the package registry.

  NAME   ${available.join(', ')}
`,
  allowPositionals: true,
});
const unknown = wanted.filter((name) => !available.includes(name));
if (unknown.length > 0) {
  refuseCommandLine(`Unknown benchmark: ${unknown.join(', ')}. There are: ${available.join(', ')}.`);
}
for (const name of wanted.length > 0 ? wanted : available) {
  const { run } = (await import(new URL(`${name}.ts`, folder).href)) as Benchmark;
  for await (const figure of run()) console.log(JSON.stringify({ bench: name, ...figure }));
}
