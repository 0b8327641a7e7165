import type { EngineErrorCode } from '@speak-it-now/engine/browser';

export type DeviceErrorCode =
  /** What the engine says of a recording or a text, the same codes as the server's. */
  | EngineErrorCode
  /** The language has not been downloaded, or the browser has thrown its files away. */
  | 'not-downloaded'
  /** The connection broke; a further download goes on where this one ended. */
  | 'download-failed'
  /** What came is not what the build made. */
  | 'download-damaged'
  /** The browser gives the app no more room. */
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
