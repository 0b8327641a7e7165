import type { LanguageCode } from '@speak-it-now/contract';
import type { Assessment } from '@speak-it-now/engine';

export interface AssessorRequest {
  /** The file as uploaded. Its buffer may be moved to a thread: read it no more after the call. */
  readonly audio: Uint8Array<ArrayBuffer>;
  readonly expectedText: string;
  readonly language: LanguageCode;
  /** The language the findings are explained in. */
  readonly locale: LanguageCode;
  /** The requesting network, for fair turns. */
  readonly source?: string | undefined;
  /** Aborts when the client is gone. */
  readonly signal?: AbortSignal | undefined;
}

/** Recordings that are being judged, and those that wait for it. */
export interface AssessorLoad {
  readonly running: number;
  readonly waiting: number;
}

/** Judges a recording against the text that was to be said. */
export interface Assessor {
  /**
   * @throws AppError for a problem with the recording or text, or 'busy', 'timeout' or 'worker-failed'.
   */
  assess(request: AssessorRequest): Promise<Assessment>;
  /**
   * The recording as mono 16-bit PCM at 16 kHz in a WAV file, for services that read nothing else.
   * @throws AppError as assess does.
   */
  toWav(request: Pick<AssessorRequest, 'audio' | 'source' | 'signal'>): Promise<Uint8Array<ArrayBuffer>>;
  /** True once it can judge. */
  isReady(): boolean;
  load(): AssessorLoad;
  close(): Promise<void>;
}
