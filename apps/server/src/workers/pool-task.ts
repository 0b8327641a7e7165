import { type PoolMessage, TaskState } from './task-state.ts';

class TaskEnded extends Error {
  override readonly name = 'TaskEnded';
  override readonly message = 'Nobody waits for this task any more.';
}

/** The task of this thread: a pool gives it one at a time. */
let current: TaskState | undefined;
const nativeCalls = new Set<Promise<unknown>>();

/** Makes a task's handler what the module of a pool's thread exports. */
export function poolTask<Task, Result>(handle: (task: Task) => Promise<Result>) {
  return async ({ task, state }: PoolMessage<Task>): Promise<Result> => {
    current = new TaskState(state);
    if (!current.begin()) throw new TaskEnded();
    try {
      return await handle(task);
    } finally {
      // The task's failure may have left one behind, and an idle thread may be ended at any time.
      await Promise.allSettled(nativeCalls);
    }
  };
}

/** Runs what is, or may become, a call into native code; see TaskState. Calls may lie in one another. */
export async function inNativeCode<T>(call: () => Promise<T>): Promise<T> {
  if (nativeCalls.size === 0 && !current?.enterNativeCode()) throw new TaskEnded();
  const running = call();
  nativeCalls.add(running);
  await Promise.allSettled([running]);
  nativeCalls.delete(running);
  if (nativeCalls.size === 0 && !current?.leaveNativeCode()) throw new TaskEnded();
  return running;
}
