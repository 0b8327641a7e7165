import { AcousticModel, type AcousticSettings } from '../acoustic/model.ts';
import type { EngineParts } from '../assess.ts';
import type { Espeak } from '../espeak/espeak.ts';
import { EspeakG2p } from '../g2p/index.ts';
import { GOP_CALIBRATION } from '../score/default-calibration.ts';
import { GopScorer } from '../score/scorer.ts';
import type { ModelSession } from '../types.ts';

/** What a runtime must be able to do. */
export interface Runtime {
  /** A file of the model folder. Throws EngineError 'model-missing' when it is not there. */
  readModelFile(name: string): Promise<Uint8Array>;
  createSession(model: Uint8Array): Promise<ModelSession>;
  loadEspeak(): Promise<Espeak>;
}

export async function loadParts(runtime: Runtime): Promise<EngineParts> {
  const [settings, weights, espeak] = await Promise.all([
    runtime.readModelFile('acoustic.json'),
    runtime.readModelFile('acoustic.onnx'),
    runtime.loadEspeak(),
  ]);
  return {
    g2p: new EspeakG2p(espeak),
    acoustic: new AcousticModel(await runtime.createSession(weights), parseJson<AcousticSettings>(settings)),
    scorer: new GopScorer(),
    calibration: GOP_CALIBRATION,
    estimatedLanguages: ['it'],
  };
}

function parseJson<T>(bytes: Uint8Array): T {
  return JSON.parse(new TextDecoder().decode(bytes)) as T;
}
