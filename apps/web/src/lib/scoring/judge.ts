import type { LanguageCode, PronunciationResponse } from '@speak-it-now/contract';

/** A recording and what was to be said. */
export interface Attempt {
  readonly audio: Blob;
  readonly expectedTerm: string;
  readonly language: LanguageCode;
}

export interface Reader {
  /** The language that the learner reads the findings in. */
  readonly locale: LanguageCode;
}

/**
 * Judges a recording; a score has been counted by the server once this resolves.
 * @throws ApiError with the server's sentence, when it has one; DeviceError of the device; TypeError without an answer
 */
export type Judge = (attempt: Attempt, reader: Reader) => Promise<PronunciationResponse>;
