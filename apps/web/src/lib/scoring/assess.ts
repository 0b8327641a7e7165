import type { PronunciationResponse } from '@speak-it-now/contract';
import type { Locale, TaughtLanguage } from '@speak-it-now/languages';

/** A recording and the text to say. */
export interface Attempt {
  readonly audio: Blob;
  readonly expectedText: string;
  /** The other word of a minimal pair: the answer says which of the two was heard. */
  readonly partner?: string;
  readonly language: TaughtLanguage;
}

export interface AssessOptions {
  /** Language of the findings. */
  readonly locale: Locale;
  /** Set if the learner agreed to send this one recording to the server, whatever their choice is. */
  readonly isSentOnce?: true;
}

/**
 * Assesses a recording. When this resolves, the server has counted the score, or a subscriber without a connection has
 * it waiting on the device.
 * @throws ApiError with the server's message, if any; DeviceError from the device; TypeError without an answer
 */
export type Assess = (attempt: Attempt, options: AssessOptions) => Promise<PronunciationResponse>;
