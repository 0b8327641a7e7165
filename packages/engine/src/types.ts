/** The types every stage of the engine shares. Times are in seconds from the first sample unless a name says otherwise. */

export type Language = 'en' | 'es' | 'fr' | 'de' | 'it';

/** One expected sound. `unit` is a member of the acoustic model's inventory; `ipa` is what a learner is shown. */
export interface ReferencePhone {
  readonly unit: string;
  readonly ipa: string;
  /** 2 primary, 1 secondary, 0 none; only on vowels. */
  readonly stress?: 0 | 1 | 2;
}

/** A word of the expected text with every accepted way to say it; `pronunciations[0]` is the one shown. */
export interface ReferenceWord {
  /** As typed, punctuation stripped at the edges. */
  readonly text: string;
  /** The words that are read for a number, a sign or an abbreviation. */
  readonly reading?: string;
  readonly pronunciations: readonly (readonly ReferencePhone[])[];
}

export interface Reference {
  readonly language: Language;
  readonly words: readonly ReferenceWord[];
}

/** Grapheme to phoneme conversion. Throws EngineError 'text-not-speakable' when no word has a sound. */
export interface GraphemeToPhoneme {
  convert(text: string, language: Language): Promise<Reference>;
}

/** Mono audio at `sampleRate` Hz, amplitudes -1..1. */
export interface Pcm {
  readonly samples: Float32Array;
  readonly sampleRate: number;
}

/** Row-major matrix; row t is frame t. */
export interface Matrix {
  readonly rows: number;
  readonly columns: number;
  readonly data: Float32Array;
}

/** What the acoustic model says of a recording, one row per output frame, natural log, rows normalised to 1 in probability. */
export interface Posteriors {
  /** CTC head: column 0 is the blank. */
  readonly ctc: Matrix;
  /** Frame head: column 0 is silence. */
  readonly frame: Matrix;
  readonly frameSeconds: number;
  /** Start of row 0, from the first sample. */
  readonly firstFrameSeconds: number;
  /**
   * Per frame, natural log: how much of either head's probability the language's own units and silence had before they
   * were made to sum to 1. It is low for sounds of another language. Only on posteriors restricted to
   * one language's units.
   */
  readonly languageShare?: { readonly ctc: Float32Array; readonly frame: Float32Array };
}

/** A model behind three methods; both runtimes (Node and browser) implement it. */
export interface ModelSession {
  run(inputs: Record<string, Tensor>): Promise<Record<string, Tensor>>;
  release(): Promise<void>;
}

export interface Tensor {
  readonly dims: readonly number[];
  readonly data: Float32Array | BigInt64Array | Int32Array;
}

export type NotJudgedReason =
  | 'silence'
  | 'too-quiet'
  | 'too-short'
  | 'clipped'
  | 'too-noisy'
  | 'other-speech'
  | 'wrong-text';

export type EngineErrorCode =
  | 'audio-damaged'
  | 'audio-unsupported'
  | 'audio-too-long'
  | 'audio-too-short'
  | 'text-empty'
  | 'text-too-long'
  | 'text-not-speakable'
  | 'model-missing'
  | 'model-unfit';

/** Input the engine cannot work on at all. Speech it hears but cannot judge is an Assessment with outcome 'not-judged'. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  constructor(
    readonly code: EngineErrorCode,
    message: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}

/** Accuracies and scores are 0..100, unrounded; times are in the recording as it was sent. */
export interface PhoneAssessment {
  readonly ipa: string;
  readonly start: number;
  readonly end: number;
  readonly accuracy: number;
  /** What was heard instead, only where the evidence is clear; '' when the sound was left out. */
  readonly heard?: string;
  readonly tip?: string;
  /** A common word of the language that has the sound, where there is a tip. */
  readonly example?: string;
}

/** Syllables are counted from 1; the indices are those of their vowels in the word's `phones`. */
export interface StressAssessment {
  readonly expectedSyllable: number;
  readonly heardSyllable: number;
  readonly expectedPhoneIndex: number;
  readonly heardPhoneIndex: number;
}

export interface WordAssessment {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly accuracy: number;
  readonly status: 'good' | 'fair' | 'poor' | 'missing';
  readonly phones: readonly PhoneAssessment[];
  /** Another word of the language that was clearly said instead. */
  readonly heardWord?: string;
  /** Where the stress belongs and where it was heard, only where it clearly moved. */
  readonly stress?: StressAssessment;
}

export interface ExtraWord {
  readonly heardIpa: string;
  readonly start: number;
  readonly end: number;
  /** The word of the language that was clearly said. */
  readonly heardWord?: string;
}

export interface Deduction {
  /** Fraction of 1, whole percents. */
  readonly amount: number;
  readonly reason: string;
  readonly details?: string;
  /** Where a word or one of its sounds cost it: its place in `words`, and the sound's in that word's `phones`. */
  readonly wordIndex?: number;
  readonly phoneIndex?: number;
}

export interface Assessment {
  readonly outcome: 'scored' | 'not-judged';
  readonly reason?: NotJudgedReason;
  /** Overall 0..100, unrounded; 0 when not judged. */
  readonly accuracy: number;
  readonly scores: {
    readonly pronunciation: number;
    readonly fluency: number;
    readonly completeness: number;
  };
  /** True where the language's model has heard too little real speech to be exact. */
  readonly estimate: boolean;
  /** Words of the expected text that were said, in order; see decision 23 of the requirements. */
  readonly transcription: string;
  readonly heardIpa: string;
  readonly message: string;
  /** The language of `message`, of the deductions and of the tips. */
  readonly feedbackLanguage: Language;
  /** Words of the language that is learned which they quote. */
  readonly quotedWords: readonly string[];
  readonly durationSeconds: number;
  /** Parts of the text for which other words are read: "10h30" as "dix heures trente". */
  readonly readings?: readonly { readonly text: string; readonly spoken: string }[];
  readonly words: readonly WordAssessment[];
  readonly extraWords: readonly ExtraWord[];
  readonly breakdown: { readonly deductions: readonly Deduction[]; readonly finalScore: number };
  /** Milliseconds spent in each stage. */
  readonly stageMs: Readonly<Record<string, number>>;
}

export interface AssessRequest {
  /** The file as uploaded: WAV, or Opus in WebM, Ogg or MP4. */
  readonly audio: Uint8Array;
  readonly expectedText: string;
  readonly language: Language;
  /** The language of messages, deductions and tips; English when left out. */
  readonly locale?: Language;
  /** Overrides G2P, for labelled corpora. */
  readonly reference?: Reference;
}

export interface Engine {
  assess(request: AssessRequest): Promise<Assessment>;
  release(): Promise<void>;
}
