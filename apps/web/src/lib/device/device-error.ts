import type { EngineErrorCode } from '@speak-it-now/engine/browser';

export type DeviceErrorCode =
  /** The engine's errors about a recording or a text, with the same codes as on the server. */
  | EngineErrorCode
  /** The language is not downloaded, or the browser deleted its files. */
  | 'not-downloaded'
  /** The download was interrupted; the next one resumes it. */
  | 'download-failed'
  /** The downloaded data does not match its hash. */
  | 'download-damaged'
  /** The browser's storage for the app is full. */
  | 'storage-full'
  /** The worker ended or failed unexpectedly; the next call starts another if it ended. */
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
