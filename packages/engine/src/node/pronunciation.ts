/** Words as phonemes and as speech on Node, without the acoustic model and its runtime. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEspeak } from '../espeak/espeak.ts';
import { EspeakG2p } from '../g2p/index.ts';
import { lexicons } from '../g2p/lexicon/lexicon.ts';
import type { Runtime } from '../runtime/parts.ts';
import { EngineError } from '../types.ts';
import { Voice } from '../voice.ts';

export interface ModelFolder {
  /**
   * Folder with the model files (`ModelFile` in runtime/parts.ts). A bundled server must pass it, because the default
   * is relative to this source file.
   */
  readonly modelDir?: string | undefined;
}

export type Transcriber = Pick<EspeakG2p, 'convert' | 'quickUnits'>;

/** Converts texts to phonemes. */
export async function createTranscriber(folder: ModelFolder = {}): Promise<EspeakG2p> {
  return new EspeakG2p(await loadEspeak(), lexicons(modelFiles(folder)));
}

export async function createVoice(folder: ModelFolder = {}): Promise<Voice> {
  return new Voice(await loadEspeak(), await createTranscriber(folder));
}

/** Reads files of the folder. */
export function modelFiles({ modelDir }: ModelFolder): Runtime['readModelFile'] {
  const folder = modelDir ?? fileURLToPath(new URL('../../models/', import.meta.url));
  return async (name) => {
    const path = join(folder, name);
    try {
      return await readFile(path);
    } catch (cause) {
      throw new EngineError('model-missing', `The scoring model is not installed: ${path}.`, { cause });
    }
  };
}
