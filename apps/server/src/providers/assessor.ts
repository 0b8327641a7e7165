import type { Assessment } from '@speak-it-now/engine';
import type { Accent, Locale, TaughtLanguage } from '@speak-it-now/languages';

export interface AssessorRequest {
  /** The file as uploaded. Its buffer may move to a thread, so do not read it after the call. */
  readonly audio: Uint8Array<ArrayBuffer>;
  readonly expectedText: string;
  /** The other word of a minimal pair, to decide between the two. */
  readonly partner?: string | undefined;
  readonly language: TaughtLanguage;
  /** The accent of the pronunciations shown. */
  readonly accent?: Accent | undefined;
  /** Language of the explanations. */
  readonly locale: Locale;
  /** The requesting network, for fair queueing. */
  readonly source?: string | undefined;
  /** Aborts when the client disconnects. */
  readonly signal?: AbortSignal | undefined;
}

/** Recordings being scored, and recordings in the queue. */
export interface AssessorLoad {
  readonly running: number;
  readonly waiting: number;
}

export interface Assessor {
  /**
   * @throws AppError for a problem with the recording or text, or 'busy', 'timeout' or 'worker-failed'.
   */
  assess(request: AssessorRequest): Promise<Assessment>;
  /**
   * The recording as mono 16-bit PCM at 16 kHz in a WAV file, for services that need this format.
   * @throws AppError as assess does.
   */
  toWav(request: Pick<AssessorRequest, 'audio' | 'source' | 'signal'>): Promise<Uint8Array<ArrayBuffer>>;
  /**
   * Asked before an upload is read.
   * @throws AppError 'rate-limited' if the network's recordings could not be read too often.
   */
  requireAllowance(source: string | undefined): void;
  isReady(): boolean;
  load(): AssessorLoad;
  close(): Promise<void>;
}
