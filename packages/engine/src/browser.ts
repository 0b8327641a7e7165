/** The engine in a browser worker: its files come from whoever starts it, ONNX Runtime runs in WebAssembly. */
import * as ort from 'onnxruntime-web/wasm';
import { createEngine } from './assess.ts';
import { encodeWav } from './audio/encode-wav.ts';
import { expandWeights } from './browser/compact-weights.ts';
import { unbundleFiles } from './browser/file-bundle.ts';
import { type Espeak, loadEspeak } from './espeak/espeak.ts';
import { loadParts, type ModelFile } from './runtime/parts.ts';
import { asModelSession } from './runtime/session.ts';
import type { Engine, GraphemeToPhoneme, Language } from './types.ts';

export * from './types.ts';

/** What the engine reads: models, ONNX Runtime, eSpeak NG's data for all languages and its dictionary of each. */
export type EngineFile = ModelFile | 'runtime.wasm' | 'espeak/common' | `espeak/${Language}`;

/** Throws EngineError 'model-missing' when the file is not there. */
export type ReadEngineFile = (name: EngineFile) => Promise<Uint8Array<ArrayBuffer>>;

export interface BrowserEngine extends Engine {
  /** Has the engine say and judge a word, so that the first recording is judged as fast as the others. */
  warmUp(language: Language): Promise<void>;
}

/** Throws EngineError 'model-missing' or 'model-unfit'. One engine for each worker. */
export async function createBrowserEngine(readFile: ReadEngineFile): Promise<BrowserEngine> {
  ort.env.wasm.wasmBinary = await readFile('runtime.wasm');
  // More threads need cross-origin isolation, which would keep other things off the page.
  ort.env.wasm.numThreads = 1;
  const espeak = await loadEspeak({ files: unbundleFiles(await readFile('espeak/common')) });
  const parts = await loadParts({
    readModelFile: async (name) => {
      const content = await readFile(name);
      return name.endsWith('.onnx') ? expandWeights(content) : content;
    },
    createSession: async (model) =>
      asModelSession(await ort.InferenceSession.create(model, { executionProviders: ['wasm'] }), ort.Tensor),
    loadEspeak: async () => espeak,
  });
  const g2p = withDictionaries(parts.g2p, espeak, readFile);
  const engine = createEngine({ ...parts, g2p });
  return {
    ...engine,
    async warmUp(language) {
      const expectedText = WARM_UP_TEXTS[language];
      // eSpeak NG says a text with the dictionary that it is converted with.
      await g2p.convert(expectedText, language);
      const audio = encodeWav(espeak.synthesize(expectedText, language));
      await engine.assess({ audio, expectedText, language });
    },
  };
}

const WARM_UP_TEXTS: Readonly<Record<Language, string>> = {
  en: 'Good morning', es: 'Buenos días', fr: 'Bonjour à tous', de: 'Guten Morgen', it: 'Buongiorno',
}; // biome-ignore format: a table

/** Brings eSpeak NG the dictionary of a language before its first text. */
function withDictionaries(
  g2p: GraphemeToPhoneme,
  espeak: Espeak,
  readFile: ReadEngineFile,
): GraphemeToPhoneme {
  const added = new Set<Language>();
  return {
    async convert(text, language) {
      if (!added.has(language)) {
        espeak.addFiles(unbundleFiles(await readFile(`espeak/${language}`)));
        added.add(language);
      }
      return g2p.convert(text, language);
    },
  };
}
