import { EngineError, type Language, type ModelSession, type Tensor } from '../types.ts';
import type { Calibration } from './calibration.ts';
import type { HypothesisEvidence } from './evidence.ts';
import { featureNames, type PhoneFeatures } from './features.ts';
import type { FittedTo, GoldenFeatures } from './fit.ts';
import type { RawScores, Scorer } from './scorer.ts';

/** scorer.json, which training/train_scorer.py writes beside the weights. */
export interface ScorerSettings {
  readonly version: string;
  /** Names of the columns of `features`, in order; must equal what the engine computes. */
  readonly features: readonly string[];
  readonly fittedTo: FittedTo;
  /** The golden recording's features, computed by the engine that made the training features. */
  readonly golden: GoldenFeatures;
  readonly calibration: Calibration;
  readonly languages: Readonly<Partial<Record<Language, LanguageConfidence>>>;
}

/** Measured after training, on natives that the acoustic model was not trained on. */
export interface LanguageConfidence {
  /** Separation from other texts, many of them similar words: area under the ROC curve, 0.5 to 1. */
  readonly confidence: number;
  /** Number of these natives. */
  readonly speakers: number;
}

const PHONE_MAX = 2;
const SCALE_MAX = 10;

/**
 * A small recurrent network over the phones, trained on the experts' scores and on negatives.
 *
 * Inputs: `features` float32 [1, phones, features] unscaled, `units` int64 [1, phones] (columns of the acoustic
 * model, from 1), `averages` float32 [1, words, phones] whose row w averages the phones of the w-th word that was
 * said. Outputs: `phones` [1, phones] 0..2, `words` [1, words] 0..10, `utterance` [1, 4] 0..10: accuracy, fluency,
 * prosody, total; `said` [1] 0..1.
 */
export class TrainedScorer implements Scorer {
  constructor(
    private readonly session: ModelSession,
    settings: Pick<ScorerSettings, 'features'>,
    private readonly modelUnits: readonly string[],
  ) {
    const expected = featureNames(modelUnits);
    if (expected.join() !== settings.features.join()) {
      throw new EngineError(
        'model-unfit',
        'The scorer was trained on other features than this engine computes.',
      );
    }
  }

  async score(evidence: HypothesisEvidence, { rows }: PhoneFeatures): Promise<RawScores> {
    const spoken = [...new Set(evidence.phones.map(({ word }) => word))];
    const count = evidence.phones.length;
    const units = BigInt64Array.from(evidence.phones, ({ phone }) =>
      BigInt(this.modelUnits.indexOf(phone.unit) + 1),
    );
    const averages = new Float32Array(spoken.length * count);
    evidence.phones.forEach(({ word }, i) => {
      averages[spoken.indexOf(word) * count + i] =
        1 / evidence.phones.filter((other) => other.word === word).length;
    });
    const outputs = await this.session.run({
      features: { dims: [1, count, rows.columns], data: rows.data },
      units: { dims: [1, count], data: units },
      averages: { dims: [1, spoken.length, count], data: averages },
    });
    const words = new Array<number>(evidence.words.length).fill(0);
    values(outputs, 'words').forEach((score, i) => {
      words[spoken[i]!] = score / SCALE_MAX;
    });
    const [accuracy, fluency, , total] = values(outputs, 'utterance').map((score) => score / SCALE_MAX);
    return {
      phones: values(outputs, 'phones').map((score) => score / PHONE_MAX),
      words,
      accuracy: accuracy!,
      fluency: fluency!,
      total: total!,
      textProbability: values(outputs, 'said')[0]!,
    };
  }

  release(): Promise<void> {
    return this.session.release();
  }
}

function values(outputs: Record<string, Tensor>, name: string): number[] {
  const data = outputs[name]?.data;
  if (!(data instanceof Float32Array)) throw new TypeError(`The scorer has no output named ${name}.`);
  return [...data];
}
