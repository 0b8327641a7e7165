/**
 * Scores labelled recordings with the shipped engine.
 *
 *   npm run evaluate -- --manifest F.jsonl --audio DIR --out R.json [--jobs N] [--limit N]
 *
 * A manifest line is {"audio", "language", "text", "id"?, "words"?: [{"text", "phones": ARPAbet with stress}]};
 * where words are given, their phones are the reference instead of the text's own. Numbers are unrounded.
 */

import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { EvaluationItem, EvaluationTask, ManifestLine } from './evaluate/item.ts';

const { values } = parseArgs({
  options: {
    manifest: { type: 'string' },
    audio: { type: 'string' },
    out: { type: 'string' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    limit: { type: 'string', default: 'Infinity' },
    models: { type: 'string' },
  },
});
if (!values.manifest || !values.audio || !values.out) {
  console.error(
    'Usage: npm run evaluate -- --manifest F.jsonl --audio DIR --out R.json [--jobs N] [--limit N] [--models DIR]',
  );
  process.exit(2);
}

const lines = (await readFile(values.manifest, 'utf8')).split('\n').filter((line) => line.trim() !== '');
const tasks = lines.slice(0, Number(values.limit)).map((line, index): EvaluationTask => {
  const manifestLine = JSON.parse(line) as ManifestLine;
  return {
    index,
    id: manifestLine.id ?? manifestLine.audio,
    path: join(values.audio!, manifestLine.audio),
    manifestLine,
  };
});

const startedAt = performance.now();
const items = await runTasks(tasks, Math.max(1, Math.min(Number(values.jobs), tasks.length)), values.models);
const summary = summarise(items, (performance.now() - startedAt) / 1000);
await writeFile(values.out, `${JSON.stringify({ items, summary })}\n`);
console.log(JSON.stringify(summary, null, 2));

/** Hands one task at a time to each worker; answers come back in any order and are put into the manifest's. */
async function runTasks(
  queue: readonly EvaluationTask[],
  jobs: number,
  modelDir: string | undefined,
): Promise<EvaluationItem[]> {
  const answers: EvaluationItem[] = new Array(queue.length);
  let next = 0;
  let done = 0;
  await Promise.all(
    Array.from({ length: jobs }, async () => {
      const worker = startWorker(modelDir);
      try {
        while (next < queue.length) {
          const task = queue[next++]!;
          answers[task.index] = await ask(worker, task);
          done++;
          if (done % 200 === 0) console.error(`${done} of ${queue.length}`);
        }
      } finally {
        await worker.terminate();
      }
    }),
  );
  return answers;
}

/** Threads do not inherit tsx, so each registers it before it loads TypeScript. */
function startWorker(modelDir: string | undefined): Worker {
  const url = new URL('./evaluate/worker.ts', import.meta.url).href;
  const code = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(url)}); });`;
  return new Worker(code, { eval: true, workerData: { modelDir } });
}

function ask(worker: Worker, task: EvaluationTask): Promise<EvaluationItem> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (item: EvaluationItem) => {
      worker.off('error', reject);
      resolve(item);
    });
    worker.postMessage(task);
  });
}

function summarise(all: readonly EvaluationItem[], seconds: number) {
  const scored = all.filter(({ outcome }) => outcome === 'scored');
  const mean = (numbers: readonly number[]) =>
    numbers.length === 0 ? null : numbers.reduce((a, b) => a + b) / numbers.length;
  const sorted = scored.map(({ accuracy }) => accuracy).sort((a, b) => a - b);
  const reasons: Record<string, number> = {};
  for (const { reason } of all) if (reason) reasons[reason] = (reasons[reason] ?? 0) + 1;
  return {
    items: all.length,
    scored: scored.length,
    notJudged: reasons,
    meanAccuracy: mean(sorted),
    accuracyPercentile5: sorted[Math.floor(sorted.length * 0.05)] ?? null,
    meanSeconds: mean(all.map((item) => item.seconds)),
    totalSeconds: seconds,
  };
}
