import type { EngineErrorCode } from '@speak-it-now/engine/browser';

export type DeviceErrorCode =
  /** The engine's errors about a recording or a text, with the same codes as on the server. */
  | EngineErrorCode
  /** The browser lacks something that the engine needs, or the page is not secure. */
  | 'unsupported'
  /** The language is not downloaded, the browser deleted its files, or they are damaged. */
  | 'not-downloaded'
  /** The download was interrupted; the next one resumes it. */
  | 'download-failed'
  /** The downloaded data does not match its hash. */
  | 'download-damaged'
  /** The server has a download for a newer version of the app than this page. */
  | 'page-outdated'
  /** The browser's storage for the app is full. */
  | 'storage-full'
  /** The browser does not let the app store anything. */
  | 'storage-denied'
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

const OF_DOWNLOAD: ReadonlySet<DeviceErrorCode> = new Set([
  'download-failed',
  'download-damaged',
  'page-outdated',
  'storage-full',
]);

/** What keeps this device from scoring anything at all; undefined for errors about one recording or text. */
export function deviceFailure(error: unknown): DeviceErrorCode | undefined {
  if (!(error instanceof DeviceError) || /^(audio|text)-/.test(error.code)) return undefined;
  return OF_DOWNLOAD.has(error.code) ? 'not-downloaded' : error.code;
}
