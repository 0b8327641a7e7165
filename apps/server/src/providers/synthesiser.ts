import type { LanguageCode } from '@speak-it-now/contract';

export interface SynthesiserRequest {
  readonly text: string;
  readonly language: LanguageCode;
  /** A factor; 1 is conversation speed. */
  readonly rate: number;
}

/** Speaks a text. */
export interface Synthesiser {
  /** @returns a WAV file. @throws AppError 'busy', 'timeout' or 'worker-failed'. */
  synthesise(request: SynthesiserRequest): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}
