import { createNodeEngine } from '@speak-it-now/engine/node';
import { inNativeCode, poolTask } from '../src/workers/pool-task.ts';

/** Counts how often the worker has entered native code; the test reads it. */
export interface ModelLoading {
  readonly entered: SharedArrayBuffer;
}

/** A worker that loads the real models. */
export default poolTask(async ({ entered }: ModelLoading): Promise<string> => {
  await createNodeEngine({
    inNativeCode: (call) =>
      inNativeCode(() => {
        Atomics.add(new Int32Array(entered), 0, 1);
        return call();
      }),
  });
  return 'loaded';
});
