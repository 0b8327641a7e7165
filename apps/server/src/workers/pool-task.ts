import { type PoolMessage, TaskState } from './task-state.ts';

class TaskEnded extends Error {
  override readonly name = 'TaskEnded';
  override readonly message = 'The task has already ended.';
}

/** The current task of this thread; a pool sends one at a time. */
let current: TaskState | undefined;
const nativeCalls = new Set<Promise<unknown>>();

/** Wraps a task's handler into the default export of a worker module. */
export function poolTask<Task, Result>(handle: (task: Task) => Promise<Result>) {
  return async ({ task, state }: PoolMessage<Task>): Promise<Result> => {
    current = new TaskState(state);
    if (!current.begin()) throw new TaskEnded();
    try {
      return await handle(task);
    } finally {
      // A failed task may have left native code running, and an idle thread can be ended at any time.
      await Promise.allSettled(nativeCalls);
    }
  };
}

/** Runs a function that may call native code, see TaskState. Calls may be nested. */
export async function inNativeCode<T>(call: () => Promise<T>): Promise<T> {
  if (nativeCalls.size === 0 && !current?.enterNativeCode()) throw new TaskEnded();
  const running = call();
  nativeCalls.add(running);
  await Promise.allSettled([running]);
  nativeCalls.delete(running);
  if (nativeCalls.size === 0 && !current?.leaveNativeCode()) throw new TaskEnded();
  return running;
}
