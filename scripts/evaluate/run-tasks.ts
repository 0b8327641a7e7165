import { Worker } from 'node:worker_threads';
import type { EvaluationItem, EvaluationTask } from './item.ts';

/** Runs `jobs` workers and gives each one task at a time. The results have the order of the tasks. */
export async function runTasks(
  tasks: readonly EvaluationTask[],
  jobs: number,
  modelDir?: string,
): Promise<EvaluationItem[]> {
  const items: EvaluationItem[] = new Array(tasks.length);
  let next = 0;
  let done = 0;
  await Promise.all(
    Array.from({ length: jobs }, async () => {
      const worker = startWorker(modelDir);
      try {
        while (next < tasks.length) {
          const index = next++;
          items[index] = await ask(worker, tasks[index]!);
          done++;
          if (done % 200 === 0) console.error(`${done} of ${tasks.length}`);
        }
      } finally {
        await worker.terminate();
      }
    }),
  );
  return items;
}

/** Threads do not inherit tsx, so each registers it before it loads TypeScript. */
function startWorker(modelDir: string | undefined): Worker {
  const url = new URL('./worker.ts', import.meta.url).href;
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
