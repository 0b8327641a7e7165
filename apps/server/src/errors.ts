import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@speak-it-now/contract';

export interface AppErrorOptions {
  /** For the log, never for the answer. */
  readonly cause?: unknown;
  /** Sent as Retry-After. */
  readonly retryAfterSeconds?: number;
  /** Sent in the answer beside message and code. */
  readonly body?: Pick<ErrorBody, 'nearest'>;
}

/** An error with a code, a message for users, and a cause for the log. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly statusCode: number;
  readonly retryAfterSeconds: number | undefined;
  readonly body: Pick<ErrorBody, 'nearest'>;

  constructor(
    readonly code: ErrorCode,
    message: string,
    options: AppErrorOptions = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.statusCode = ERROR_STATUS[code];
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.body = options.body ?? {};
  }
}

export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(ERROR_STATUS, code);
