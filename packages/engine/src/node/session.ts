import { InferenceSession, Tensor as OrtTensor } from 'onnxruntime-node';
import type { ModelSession, Tensor } from '../types.ts';

/** One thread per session: parallel work comes from several scoring workers, not from inside one. */
export async function createNodeSession(model: Uint8Array): Promise<ModelSession> {
  const session = await InferenceSession.create(model, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    graphOptimizationLevel: 'all',
    // The arena keeps the largest clip's buffers for good, a hundred megabytes over the life of a worker.
    enableCpuMemArena: false,
  });
  return {
    async run(inputs) {
      const feeds = Object.fromEntries(
        Object.entries(inputs).map(([name, { dims, data }]) => [name, toOrtTensor(data, dims)]),
      );
      const results = await session.run(feeds);
      return Object.fromEntries(
        Object.entries(results).map(([name, { dims, data }]) => [
          name,
          { dims, data: data as Tensor['data'] },
        ]),
      );
    },
    release: () => session.release(),
  };
}

function toOrtTensor(data: Tensor['data'], dims: readonly number[]): OrtTensor {
  if (data instanceof Float32Array) return new OrtTensor('float32', data, dims);
  if (data instanceof Int32Array) return new OrtTensor('int32', data, dims);
  return new OrtTensor('int64', data, dims);
}
