/** The engine on Node: model files from a folder, ONNX Runtime in native code. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AcousticModel, type AcousticSettings } from './acoustic/model.ts';
import { createEngine, type EngineParts } from './assess.ts';
import { loadEspeak } from './espeak/espeak.ts';
import { EspeakG2p } from './g2p/index.ts';
import { createNodeSession } from './node/session.ts';
import { GOP_CALIBRATION } from './score/default-calibration.ts';
import { GopScorer } from './score/scorer.ts';
import { type Engine, EngineError } from './types.ts';

export { ESPEAK_SAMPLE_RATE, type Espeak, loadEspeak } from './espeak/espeak.ts';
export { phoneOfArpabet } from './g2p/index.ts';
export * from './types.ts';

export interface NodeEngineOptions {
  /** Folder with acoustic.onnx and acoustic.json; a bundled server names it, since its own place is another. */
  readonly modelDir?: string;
}

/** Throws EngineError 'model-missing' when the folder lacks a file. */
export async function createNodeEngine(options: NodeEngineOptions = {}): Promise<Engine> {
  return createEngine(await loadNodeParts(options));
}

/** The loaded parts, for tools that look inside (evaluation, benchmarks, training of the scorer). */
export async function loadNodeParts(options: NodeEngineOptions = {}): Promise<EngineParts> {
  const modelDir = options.modelDir ?? fileURLToPath(new URL('../models/', import.meta.url));
  const settings = JSON.parse(
    (await readModelFile(modelDir, 'acoustic.json')).toString('utf8'),
  ) as AcousticSettings;
  const session = await createNodeSession(await readModelFile(modelDir, 'acoustic.onnx'));
  return {
    g2p: new EspeakG2p(await loadEspeak()),
    acoustic: new AcousticModel(session, settings),
    scorer: new GopScorer(),
    calibration: GOP_CALIBRATION,
    estimatedLanguages: ['it'],
  };
}

async function readModelFile(modelDir: string, name: string): Promise<Buffer> {
  try {
    return await readFile(join(modelDir, name));
  } catch (cause) {
    throw new EngineError('model-missing', `The scoring model is not installed: ${join(modelDir, name)}.`, {
      cause,
    });
  }
}
