/** The translator on Node: model files from a folder, ONNX Runtime in native code. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { asModelSession } from './session.ts';
import { createTranslator, type Translator } from './translator.ts';

export * from './types.ts';
export type { Translator };

export interface NodeTranslatorOptions {
  /** Folder with the files of MODEL_FILES; a bundled server names it, since its own place is another. */
  readonly modelDirectory?: string | undefined;
  /** Runs each call into ONNX Runtime, for a host that ends threads; left out, they just run. */
  readonly inNativeCode?: <T>(call: () => Promise<T>) => Promise<T>;
}

export function createNodeTranslator(options: NodeTranslatorOptions = {}): Promise<Translator> {
  const folder = options.modelDirectory ?? fileURLToPath(new URL('../models/', import.meta.url));
  const inNativeCode = options.inNativeCode ?? ((call) => call());
  return createTranslator({
    readModelFile: (name) => readFile(join(folder, name)),
    createSession: (model) =>
      inNativeCode(async () => {
        const session = asModelSession(await InferenceSession.create(model, SESSION_OPTIONS), Tensor);
        return { run: (inputs) => inNativeCode(() => session.run(inputs)) };
      }),
  });
}

const SESSION_OPTIONS: InferenceSession.SessionOptions = {
  // One thread a session: parallel work comes from several workers, not from inside one.
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  executionMode: 'sequential',
  graphOptimizationLevel: 'all',
};
