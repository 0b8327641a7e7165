import { fileURLToPath } from 'node:url';
import type { Transferable } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { AppError } from '../errors.ts';
import { FairQueue, type Waiter } from './fair-queue.ts';
import { type PoolMessage, TaskState } from './task-state.ts';

export interface PoolSettings {
  /** The worker module, whose default export poolTask has made; see workerEntry. */
  readonly entry: URL;
  readonly threads: number;
  /** Tasks that may wait for a thread; with one more, one is refused at once. */
  readonly maxWaiting: number;
  /** Time for one task, from the moment a thread takes it. */
  readonly taskTimeoutMs: number;
  /** Starts the time of one task: aborts when it is over. The clock's when left out. */
  readonly startTimeout?: ((timeoutMs: number) => AbortSignal) | undefined;
  readonly workerData?: unknown;
  /** Of the script's memory; a task that needs more has gone wrong, and its thread ends, not the process. */
  readonly maxHeapMb?: number;
  /** Sentences for the three ways a task can fail that are not its own error. */
  readonly messages: { readonly busy: string; readonly timeout: string; readonly crashed: string };
}

export interface RunOptions {
  /** For whom; see FairQueue. */
  readonly owner?: string | undefined;
  /** Given up while waiting when this aborts; a running task is not interrupted. */
  readonly signal?: AbortSignal | undefined;
  readonly transfer?: readonly Transferable[];
  /** The pool's own limit when left out. */
  readonly timeoutMs?: number;
}

const BUSY_RETRY_SECONDS = 5;
const MAX_HEAP_MB = 512;
const NOBODY = '';

/**
 * Worker threads behind a queue of fixed length. Piscina owns the threads and replaces one that dies; the queue is
 * here because a task's time must run from its start: timed from its arrival, one stuck task would take the healthy
 * ones behind it down with it.
 */
export class BoundedPool<Task, Result> {
  readonly #piscina: Piscina<PoolMessage<Task | undefined>, Result>;
  readonly #queue: FairQueue;
  readonly #unsettled = new Set<Promise<Result>>();
  /** One for each thread that is taken, until it is free again: longer than unsettled where native code goes on. */
  readonly #running = new Set<Promise<unknown>>();
  #isClosing = false;

  constructor(private readonly settings: PoolSettings) {
    const isSource = settings.entry.pathname.endsWith('.ts');
    this.#piscina = new Piscina({
      filename: fileURLToPath(settings.entry),
      minThreads: settings.threads,
      maxThreads: settings.threads,
      atomics: 'disabled',
      resourceLimits: { maxOldGenerationSizeMb: settings.maxHeapMb ?? MAX_HEAP_MB },
      workerData: settings.workerData,
      execArgv: isSource ? ['--import', new URL('./register-typescript.mjs', import.meta.url).href] : [],
    });
    this.#queue = new FairQueue({ turns: settings.threads, maxWaiting: settings.maxWaiting });
    // A thread that dies between tasks is replaced; one that dies in a task rejects that task.
    this.#piscina.on('error', () => {});
  }

  /**
   * @throws AppError 'busy' when the queue is full or the server stops, 'timeout' when a task took too long,
   * 'worker-failed' when its thread died. A thread that died, or that was ended over its time, has been replaced; one
   * that was in native code then comes back to the others when it has left it.
   */
  async run(task: Task, options: RunOptions = {}): Promise<Result> {
    const result = this.#runInTurn(task, options);
    this.#unsettled.add(result);
    try {
      return await result;
    } finally {
      this.#unsettled.delete(result);
    }
  }

  /** Tasks that have a thread, and tasks that wait for one. */
  load(): { readonly running: number; readonly waiting: number } {
    return { running: this.#queue.running, waiting: this.#queue.waiting };
  }

  /** Waits for the tasks that run, and for threads that still start; those that wait for a thread are refused. */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.#queue.refuseAll();
    await Promise.allSettled(this.#unsettled);
    await Promise.allSettled(this.#running);
    await this.#threadsStarted();
    await this.#piscina.destroy();
  }

  async #runInTurn(task: Task, { owner = NOBODY, signal, transfer, timeoutMs }: RunOptions): Promise<Result> {
    await this.#takeTurn(owner, signal);
    const { taskTimeoutMs, startTimeout = AbortSignal.timeout, messages } = this.settings;
    const state = new TaskState();
    let timeout: AbortSignal | undefined;
    const ending = new AbortController();
    const running = this.#piscina.run(
      { task, state: state.shared },
      { signal: ending.signal, ...(transfer && { transferList: [...transfer] }) },
    );
    this.#freeTurnAfter(running, owner);
    const timedOut = new Promise<never>((_, reject) => {
      // A thread in the place of one that was ended has to start first; that is not the task's time.
      void state.begun().then(() => {
        const signal = startTimeout(timeoutMs ?? taskTimeoutMs);
        timeout = signal;
        const end = () => {
          if (state.end()) ending.abort();
          reject(signal.reason);
        };
        if (signal.aborted) end();
        else signal.addEventListener('abort', end, { once: true });
      });
    });
    try {
      return await Promise.race([running, timedOut]);
    } catch (cause) {
      throw timeout?.aborted
        ? new AppError('timeout', messages.timeout, { cause })
        : new AppError('worker-failed', messages.crashed, { cause });
    }
  }

  /** A thread in the place of one that died may be about to load native code. It answers once it has. */
  async #threadsStarted(): Promise<void> {
    const ended = new TaskState();
    ended.end();
    const answers = this.#piscina.threads.map(() =>
      this.#piscina.run({ task: undefined, state: ended.shared }),
    );
    await Promise.allSettled(answers);
  }

  #freeTurnAfter(running: Promise<unknown>, owner: string): void {
    const freeTurn = () => {
      this.#running.delete(running);
      this.#queue.freeTurn(owner);
    };
    this.#running.add(running);
    running.then(freeTurn, freeTurn);
  }

  #takeTurn(owner: string, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    if (this.#isClosing) throw this.#busy();
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#queue.leave(waiter);
        reject(signal?.reason);
      };
      const waiter: Waiter = {
        owner,
        start: () => {
          signal?.removeEventListener('abort', leave);
          resolve();
        },
        refuse: () => {
          signal?.removeEventListener('abort', leave);
          reject(this.#busy());
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.#queue.add(waiter);
    });
  }

  #busy(): AppError {
    return new AppError('busy', this.settings.messages.busy, { retryAfterSeconds: BUSY_RETRY_SECONDS });
  }
}

/**
 * Where a worker's module is: beside the running code, as TypeScript from the sources and as JavaScript in the
 * bundle, where every module has become one file.
 */
export function workerEntry(name: string): URL {
  return import.meta.url.endsWith('.ts')
    ? new URL(`./${name}.ts`, import.meta.url)
    : new URL(`./${name}.js`, import.meta.url);
}
