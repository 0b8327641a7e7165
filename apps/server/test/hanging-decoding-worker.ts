import type { DecodingAnswer, DecodingTask } from '../src/providers/recording-decoder.ts';
import { poolTask } from '../src/workers/pool-task.ts';

/** A decoding thread that hangs on recordings whose first byte is 1 and decodes all others at once. */
export default poolTask(async ({ audio }: DecodingTask): Promise<DecodingAnswer> => {
  if (audio[0] === 1) for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  return { kind: 'wav', wav: new Uint8Array(44) };
});
