const NOT_BEGUN = 0;
const IN_SCRIPT = 1;
const IN_NATIVE_CODE = 2;
const ENDED = 3;

/**
 * Where a task is, known to its pool and to its thread alike. A thread that is ended inside native code, or while it
 * loads some, takes the whole process down: the binding of ONNX Runtime meets the end with a C++ exception that
 * nobody catches. So a thread is ended only where it runs JavaScript, and what has ended enters no native code.
 */
export class TaskState {
  readonly #state: Int32Array;

  constructor(readonly shared = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) {
    this.#state = new Int32Array(shared);
  }

  /** Each of these is for the thread, and false once the task has ended. */
  begin(): boolean {
    const hasBegun = this.#move(NOT_BEGUN, IN_SCRIPT);
    Atomics.notify(this.#state, 0);
    return hasBegun;
  }
  enterNativeCode(): boolean {
    return this.#move(IN_SCRIPT, IN_NATIVE_CODE);
  }
  leaveNativeCode(): boolean {
    return this.#move(IN_NATIVE_CODE, IN_SCRIPT);
  }

  /** For the pool: resolves when the thread, which may have to start first, has begun with the task. */
  async begun(): Promise<void> {
    const { value } = (Atomics as unknown as AsyncAtomics).waitAsync(this.#state, 0, NOT_BEGUN);
    await value;
  }

  /**
   * For the pool.
   * @returns whether the thread may be ended now; else it gives the task up by itself at the next step.
   */
  end(): boolean {
    return Atomics.exchange(this.#state, 0, ENDED) === IN_SCRIPT;
  }

  #move(from: number, to: number): boolean {
    return Atomics.compareExchange(this.#state, 0, from, to) === from;
  }
}

/** Of ECMAScript 2024, which Node has and the types do not yet. */
interface AsyncAtomics {
  waitAsync(array: Int32Array, index: number, value: number): { readonly value: Promise<string> | string };
}

/** What a pool sends to a thread. */
export interface PoolMessage<Task> {
  readonly task: Task;
  readonly state: SharedArrayBuffer;
}
