/** The page's side of the scoring worker. */
import { Scope } from '../browser/scope.ts';
import { DeviceError } from './device-error.ts';
import { type PackManifest, WORKER_FILE } from './pack.ts';
import { readParts } from './pack-storage.ts';
import type { WorkerAnswers, WorkerReply, WorkerRequest, WorkerStart, WorkerTask } from './protocol.ts';

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

/**
 * The worker on this page, from its start to its end. It never comes back: `DeviceScoring` starts another.
 *
 * | state    | begins with                                     | what `run` does                   |
 * |----------|-------------------------------------------------|-----------------------------------|
 * | starting | `start`                                         | queues the task                   |
 * | running  | the worker's first answer                       | runs the tasks in order           |
 * | ended    | `end`: after an error, an update or a removal   | rejects it and all waiting tasks  |
 *
 * The engine and the text that it follows live in the worker (`device-pack/worker.ts`).
 */
export class ScoringWorker {
  readonly version: string;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #scope = new Scope();
  #hasEnded = false;
  #lastId = 0;

  /** Its script is part of the pack, so it starts offline. @throws DeviceError 'not-downloaded' */
  static async start(manifest: PackManifest): Promise<ScoringWorker> {
    const file = manifest.files.find(({ name }) => name === WORKER_FILE);
    const script = new Blob([await readParts(file?.parts ?? [])], { type: 'text/javascript' });
    const url = URL.createObjectURL(script);
    return new ScoringWorker(new Worker(url, { type: 'module' }), url, manifest);
  }

  private constructor(worker: Worker, scriptUrl: string, manifest: PackManifest) {
    this.version = manifest.version;
    this.#worker = worker;
    this.#scope.own(() => worker.terminate());
    const forgetScript = this.#scope.own(() => URL.revokeObjectURL(scriptUrl));
    this.#scope.listen(worker, 'message', ({ data }: MessageEvent<WorkerReply>) => {
      forgetScript();
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('refused' in data) waiting?.reject(new DeviceError(data.refused.code, data.refused.message));
      else waiting?.resolve(data.answer);
    });
    this.#scope.listen(worker, 'error', (event: ErrorEvent) => {
      event.preventDefault();
      this.end(event.message);
    });
    worker.postMessage({ manifest } satisfies WorkerStart);
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** @throws DeviceError with the worker's code, or 'worker-failed' if it ends before it answers */
  run<Task extends WorkerTask>(task: Task): Promise<WorkerAnswers[Task['kind']]> {
    return new Promise<unknown>((resolve, reject) => {
      if (this.#hasEnded) return reject(ended());
      const id = ++this.#lastId;
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, task } satisfies WorkerRequest);
    }) as Promise<WorkerAnswers[Task['kind']]>;
  }

  end(cause?: unknown): void {
    this.#hasEnded = true;
    this.#scope.end();
    for (const { reject } of this.#waiting.values()) reject(ended(cause));
    this.#waiting.clear();
  }
}

const ended = (cause?: unknown) =>
  new DeviceError('worker-failed', 'Scoring on this device stopped.', { cause });
