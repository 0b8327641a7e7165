import type { Register, SpeakerGender, TranslatedLanguage } from '@speak-it-now/languages';

export interface TranslationRequest {
  readonly text: string;
  readonly from: TranslatedLanguage;
  readonly to: TranslatedLanguage;
  readonly register: Register;
  /** Without it the model chooses the gender. */
  readonly speaker?: SpeakerGender | undefined;
}

export interface NeuralTranslation {
  readonly translation: string;
  /** Estimated probability that the translation is right, 0 to 1. */
  readonly confidence: number;
  /** The problems that the checks found; empty if none. */
  readonly doubts: readonly Doubt[];
  /** Whether it may be shown to learners: confident enough and without doubts. */
  readonly isSure: boolean;
}

/** Possible errors in a translation, found by checks that are independent of the model. */
export type Doubt =
  | 'unknown-characters'
  | 'unfinished'
  | 'numbers'
  | 'names'
  | 'negation'
  | 'question'
  | 'repetition'
  | 'copied'
  | 'invented-word'
  | 'agreement'
  | 'length'
  | 'register'
  | 'speaker';

export interface Tensor {
  readonly data: Float32Array | BigInt64Array;
  readonly dims: readonly number[];
}

/** A loaded model file, in either runtime. */
export interface ModelSession {
  run(inputs: Readonly<Record<string, Tensor>>): Promise<Readonly<Record<string, Tensor>>>;
}

export const MODEL_FILES = [
  'encoder.onnx',
  'decoder.onnx',
  'tokenizer.json',
  'known-ngrams.bin',
  'translator.json',
] as const;
export type ModelFile = (typeof MODEL_FILES)[number];

/** translator.json, written by training/translation. */
export interface TranslatorSettings {
  readonly version: string;
  /** Layers of the decoder. */
  readonly layers: number;
  /** Attention heads of a layer, and the width of each. */
  readonly heads: number;
  readonly headWidth: number;
  /** Ids of the pieces for the end of a text and for unknown characters. */
  readonly end: number;
  readonly unknown: number;
  /** Ids of the control pieces by name: a language ('en'), a language with a register ('es:formal'), or the speaker. */
  readonly controls: Readonly<Record<string, number>>;
  readonly confidence: ConfidenceSettings;
}

/** A logistic regression on the model's own evidence for its translation, see training/translation. */
export interface ConfidenceSettings {
  readonly bias: number;
  readonly weights: Readonly<Record<Evidence, number>>;
  /** Lowest confidence that is shown to learners. */
  readonly bar: number;
}

/**
 * Natural log probabilities of the pieces: mean and lowest of the translation, then of the source given the
 * translation. `pieces` is the number of pieces of the translation, `familiarity` that of KnownNgrams.
 */
export const EVIDENCE = ['mean', 'least', 'backMean', 'backLeast', 'pieces', 'familiarity'] as const;
export type Evidence = (typeof EVIDENCE)[number];
