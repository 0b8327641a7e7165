/** Loads an engine's parts from its model files, in either runtime. */

import { TAUGHT_LANGUAGES } from '@speak-it-now/languages';
import { AcousticModel, type AcousticSettings } from '../acoustic/model.ts';
import type { EngineParts } from '../assess.ts';
import type { Espeak } from '../espeak/espeak.ts';
import { EspeakG2p } from '../g2p/index.ts';
import { scoredUnits } from '../g2p/inventory.ts';
import { type LexiconFile, lexicons } from '../g2p/lexicon/lexicon.ts';
import { requireAcoustic, requireGoldenFeatures } from '../score/fit.ts';
import { STRESS_FITTED_TO } from '../score/stress-model.ts';
import { type LanguageConfidence, type ScorerSettings, TrainedScorer } from '../score/trained-scorer.ts';
import type { Language, ModelSession } from '../types.ts';
import { CLOSED_FIELD } from '../verify/word-fields.ts';
import { parseWordList, type WordList, type WordLists } from '../verify/word-list.ts';

/** A file of the model folder; those of a language are read at its first use. */
export type ModelFile =
  | 'acoustic.json'
  | 'acoustic.onnx'
  | 'scorer.json'
  | 'scorer.onnx'
  | `words/${Language}.txt`
  | LexiconFile;

/** What Node and the browser each provide. */
export interface Runtime {
  /** Throws EngineError 'model-missing' if the file does not exist. */
  readModelFile(name: ModelFile): Promise<Uint8Array>;
  createSession(model: Uint8Array): Promise<ModelSession>;
  loadEspeak(): Promise<Espeak>;
  /**
   * Whether to check at each start that the scorer was fitted to the features that this code computes. In the browser
   * the check would add 60 ms, so it runs when the device pack is built.
   */
  readonly checksFeatures: boolean;
}

/** Throws EngineError 'model-missing' if a file is missing, 'model-unfit' if the files do not belong together. */
export async function loadParts(runtime: Runtime): Promise<EngineParts & { readonly g2p: EspeakG2p }> {
  const partsWithoutScorer = await loadPartsWithoutScorer(runtime);
  const { settings } = partsWithoutScorer.acoustic;
  requireAcoustic('stress model', STRESS_FITTED_TO, settings.version);
  return {
    ...partsWithoutScorer,
    wordLists: loadWordLists(runtime, settings),
    ...(await loadScorer(runtime, settings)),
  };
}

/** G2P and acoustic model without a scorer, for the training of the scorer. */
export async function loadPartsWithoutScorer(
  runtime: Runtime,
): Promise<{ readonly g2p: EspeakG2p; readonly acoustic: AcousticModel }> {
  const [settingsBytes, session, espeak] = await Promise.all([
    runtime.readModelFile('acoustic.json'),
    runtime.readModelFile('acoustic.onnx').then((weights) => runtime.createSession(weights)),
    runtime.loadEspeak(),
  ]);
  const settings = parseJson<AcousticSettings>(settingsBytes);
  return {
    g2p: new EspeakG2p(espeak, lexicons(runtime.readModelFile)),
    acoustic: new AcousticModel(session, settings),
  };
}

function loadWordLists(runtime: Runtime, { languages }: AcousticSettings): WordLists {
  const lists = new Map<Language, Promise<WordList>>();
  return (language) => {
    const known = lists.get(language);
    if (known) return known;
    const loading = runtime.readModelFile(`words/${language}.txt`).then((bytes) => {
      const text = new TextDecoder().decode(bytes);
      return parseWordList(text, scoredUnits(language, languages), CLOSED_FIELD[language]);
    });
    lists.set(language, loading);
    // After a failure the next call reads the list again.
    loading.catch(() => lists.delete(language));
    return loading;
  };
}

/**
 * Below these a language's scores are marked as estimates, and feedback names fewer sounds. Confidence is the scorer's
 * AUC at telling the spoken text from others. At .97 the whole engine, which verifies the words first, reaches .99 or
 * more. A confidence measured on one speaker says little about others.
 */
const MIN_CONFIDENCE = 0.97;
const MIN_SPEAKERS = 2;

const isEstimate = (measured: LanguageConfidence | undefined) =>
  !measured || measured.confidence < MIN_CONFIDENCE || measured.speakers < MIN_SPEAKERS;

type ScorerParts = Pick<EngineParts, 'scorer' | 'calibration' | 'estimatedLanguages' | 'version'>;

async function loadScorer(runtime: Runtime, { version, units }: AcousticSettings): Promise<ScorerParts> {
  const settings = parseJson<ScorerSettings>(await runtime.readModelFile('scorer.json'));
  requireAcoustic('scorer', settings.fittedTo, version);
  if (runtime.checksFeatures) requireGoldenFeatures('scorer', settings.golden);
  const session = await runtime.createSession(await runtime.readModelFile('scorer.onnx'));
  return {
    scorer: new TrainedScorer(session, settings, units),
    calibration: settings.calibration,
    version: `${version} ${settings.version}`,
    estimatedLanguages: TAUGHT_LANGUAGES.filter((language) => isEstimate(settings.languages[language])),
  };
}

function parseJson<T>(bytes: Uint8Array): T {
  return JSON.parse(new TextDecoder().decode(bytes)) as T;
}
