import type { InferenceSession, Tensor as OrtTensor } from 'onnxruntime-web';
import type { ModelSession, Tensor } from '../types.ts';

/** Works for both runtimes, because their tensors and sessions have the same interface. */
export function asModelSession(
  session: InferenceSession,
  TensorOfRuntime: new (type: never, data: never, dims: readonly number[]) => OrtTensor,
): ModelSession {
  const toTensor = ({ data, dims }: Tensor) => {
    const type = data instanceof Float32Array ? 'float32' : data instanceof Int32Array ? 'int32' : 'int64';
    return new TensorOfRuntime(type as never, data as never, dims);
  };
  return {
    async run(inputs) {
      const feeds = Object.fromEntries(
        Object.entries(inputs).map(([name, tensor]) => [name, toTensor(tensor)]),
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
