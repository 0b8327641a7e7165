import type { EngineErrorCode } from '@speak-it-now/engine/browser';

export type DeviceErrorCode =
  /** The engine's errors about a recording or a text, with the same codes as on the server. */
  | EngineErrorCode
  /** The language is not downloaded, or the browser deleted its files. */
  | 'not-downloaded'
  /** The connection broke; the next download resumes this one. */
  | 'download-failed'
  /** The downloaded data does not match its hash. */
  | 'download-damaged'
  /** The browser's storage for the app is full. */
  | 'storage-full'
  /** The worker ended; the next call starts another. */
  | 'worker-failed';

export class DeviceError extends Error {
  override readonly name = 'DeviceError';
  constructor(
    readonly code: DeviceErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
