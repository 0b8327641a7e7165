export const LANGUAGES = ['en', 'es', 'fr', 'de', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Register = 'casual' | 'formal';

export interface TranslationRequest {
  readonly text: string;
  readonly from: Language;
  readonly to: Language;
  readonly register: Register;
}

export interface NeuralTranslation {
  readonly translation: string;
  /** Estimated probability that the translation is right, 0 to 1. */
  readonly confidence: number;
  /** What the checks found against it; empty where they found nothing. */
  readonly doubts: readonly Doubt[];
  /** Confident enough, and without a doubt: only then may a learner be shown it. */
  readonly isSure: boolean;
}

/** What may be wrong with a translation, found by checks that know nothing of the model. */
export type Doubt =
  | 'unknown-characters'
  | 'unfinished'
  | 'numbers'
  | 'names'
  | 'negation'
  | 'question'
  | 'repetition'
  | 'copied'
  | 'length'
  | 'register';

export interface Tensor {
  readonly data: Float32Array | BigInt64Array;
  readonly dims: readonly number[];
}

/** A loaded model file, in either runtime. */
export interface ModelSession {
  run(inputs: Readonly<Record<string, Tensor>>): Promise<Readonly<Record<string, Tensor>>>;
}

export const MODEL_FILES = ['encoder.onnx', 'decoder.onnx', 'tokenizer.json', 'translator.json'] as const;
export type ModelFile = (typeof MODEL_FILES)[number];

/** translator.json, written by training/translation. */
export interface TranslatorSettings {
  readonly version: string;
  readonly layers: number;
  readonly heads: number;
  readonly headWidth: number;
  readonly end: number;
  readonly unknown: number;
  /** Control pieces by name: a language ('en'), or a language with a register ('es:formal'). */
  readonly controls: Readonly<Record<string, number>>;
  readonly confidence: ConfidenceSettings;
}

/** A logistic regression on what the model says of its own translation; see training/translation. */
export interface ConfidenceSettings {
  readonly bias: number;
  readonly weights: Readonly<Record<Evidence, number>>;
  /** At least this much confidence is shown to learners. */
  readonly bar: number;
}

/** All are log probabilities, 0 at best, but the last. */
export const EVIDENCE = ['mean', 'least', 'backMean', 'backLeast', 'pieces'] as const;
export type Evidence = (typeof EVIDENCE)[number];
