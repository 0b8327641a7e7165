/** The engine in a browser worker: model bytes are fetched from the page's server, ONNX Runtime runs in WebAssembly. */
import * as ort from 'onnxruntime-web/wasm';
import { createEngine } from './assess.ts';
import { loadEspeak } from './espeak/espeak.ts';
import { loadParts } from './runtime/parts.ts';
import { asModelSession } from './runtime/session.ts';
import { type Engine, EngineError } from './types.ts';

export * from './types.ts';

export interface BrowserEngineOptions {
  /** Where acoustic.onnx and acoustic.json are served; ends with a slash. */
  readonly modelUrl: string;
  /** Where ort-wasm-simd-threaded.wasm and .mjs are served; ends with a slash. */
  readonly runtimeUrl: string;
  /** Where espeak-ng.data is served. */
  readonly espeakDataUrl: string;
}

/** Throws EngineError 'model-missing' when a file cannot be fetched. */
export async function createBrowserEngine(options: BrowserEngineOptions): Promise<Engine> {
  ort.env.wasm.wasmPaths = options.runtimeUrl;
  // More threads need cross-origin isolation, which would keep other things off the page.
  ort.env.wasm.numThreads = 1;
  const parts = await loadParts({
    readModelFile: async (name) => new Uint8Array(await load(options.modelUrl + name)),
    createSession: async (model) =>
      asModelSession(await ort.InferenceSession.create(model, { executionProviders: ['wasm'] }), ort.Tensor),
    loadEspeak: async () => loadEspeak({ data: await load(options.espeakDataUrl) }),
  });
  return createEngine(parts);
}

async function load(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new EngineError(
      'model-missing',
      `The scoring model could not be loaded (status ${response.status}).`,
    );
  }
  return response.arrayBuffer();
}
