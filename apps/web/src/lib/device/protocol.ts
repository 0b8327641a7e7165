/** Messages between the page and the scoring worker. */
import type { Assessment, AssessRequest } from '@speak-it-now/engine/browser';
import type { DeviceErrorCode } from './device-error.ts';
import type { PackManifest } from './pack.ts';

/** The first message; the worker reads its files itself. */
export interface WorkerStart {
  readonly manifest: PackManifest;
}

export type DeviceAssessRequest = Omit<AssessRequest, 'reference'>;

export interface DeviceSpeechRequest {
  readonly text: string;
  readonly language: AssessRequest['language'];
  readonly accent?: AssessRequest['accent'];
  /** Factor; 1 is a calm speaking pace. */
  readonly rate: number;
}

export type WorkerTask =
  /** Loads the engine, then warms it up for the language while nothing else is asked. */
  | { readonly kind: 'prepare'; readonly language: AssessRequest['language'] }
  | { readonly kind: 'assess'; readonly request: DeviceAssessRequest }
  /** Starts following this text. */
  | { readonly kind: 'follow'; readonly text: string; readonly language: AssessRequest['language'] }
  /** Samples since the last of these: amplitudes -1..1, mono. */
  | { readonly kind: 'follow-on'; readonly samples: Float32Array; readonly sampleRate: number }
  | ({ readonly kind: 'speak' } & DeviceSpeechRequest);

export interface WorkerAnswers {
  prepare: undefined;
  assess: Assessment;
  follow: { readonly words: readonly string[] };
  'follow-on': { readonly wordsSaid: number; readonly passMs: number };
  /** A WAV file. */
  speak: Uint8Array<ArrayBuffer>;
}

export type WorkerRequest = { readonly id: number; readonly task: WorkerTask };

export type WorkerReply =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly refused: { readonly code: DeviceErrorCode; readonly message: string } };
