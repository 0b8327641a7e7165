import { Worker } from 'node:worker_threads';
import type { EvaluationItem, EvaluationTask } from './item.ts';

/** Gives each worker one task at a time; results arrive in any order and are sorted as in the manifest. */
export async function runTasks(
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
