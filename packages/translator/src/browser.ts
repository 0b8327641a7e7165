/** The translator in a browser worker: model files are fetched, ONNX Runtime runs in WebAssembly. */
import * as ort from 'onnxruntime-web/wasm';
import { asModelSession } from './session.ts';
import { createTranslator, type Translator } from './translator.ts';

export * from './types.ts';

export interface BrowserTranslatorOptions {
  /** Where the model files are served; ends with a slash. */
  readonly modelUrl: string;
  /** Where ort-wasm-simd-threaded.wasm and .mjs are served; ends with a slash. */
  readonly runtimeUrl: string;
}

/** Rejects with an Error if a model file cannot be fetched or loaded. */
export function createBrowserTranslator(options: BrowserTranslatorOptions): Promise<Translator> {
  ort.env.wasm.wasmPaths = options.runtimeUrl;
  // More threads would need cross-origin isolation, which blocks embedded content such as payment frames.
  ort.env.wasm.numThreads = 1;
  return createTranslator({
    readModelFile: async (name) => {
      const response = await fetch(options.modelUrl + name);
      if (!response.ok) throw new Error(`${name} could not be loaded (status ${response.status}).`);
      return new Uint8Array(await response.arrayBuffer());
    },
    createSession: async (model) =>
      asModelSession(await ort.InferenceSession.create(model, { executionProviders: ['wasm'] }), ort.Tensor),
  });
}
