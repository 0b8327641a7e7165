/** The page's side of the scoring worker. */
import { DeviceError } from './device-error.ts';
import { type PackManifest, WORKER_FILE } from './pack.ts';
import { readParts } from './pack-storage.ts';
import type { WorkerAnswers, WorkerReply, WorkerRequest, WorkerStart, WorkerTask } from './protocol.ts';

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

export class ScoringWorker {
  readonly version: string;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
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
    worker.onmessage = ({ data }: MessageEvent<WorkerReply>) => {
      URL.revokeObjectURL(scriptUrl);
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('refused' in data) waiting?.reject(new DeviceError(data.refused.code, data.refused.message));
      else waiting?.resolve(data.answer);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.end(event.message);
    };
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
    this.#worker.terminate();
    for (const { reject } of this.#waiting.values()) reject(ended(cause));
    this.#waiting.clear();
  }
}

const ended = (cause?: unknown) =>
  new DeviceError('worker-failed', 'Scoring on this device stopped.', { cause });
