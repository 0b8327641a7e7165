/**
 * Why an outside service gave no usable answer.
 *
 * - refused: it understood and will not do this one request (content policy, unsupported pair)
 * - rate-limited: it asks to be left alone for a while
 * - over-budget: it was not asked, because somebody's or everybody's share of the day is used up
 * - misconfigured: it does not accept the operator's key, model or plan; asking again cannot help
 * - unavailable: it cannot be reached, is too slow, or says that it is broken
 * - nonsense: it answered something that is no answer
 */
export const FAILURE_KINDS = [
  'refused',
  'rate-limited',
  'over-budget',
  'misconfigured',
  'unavailable',
  'nonsense',
] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

export interface ServiceFailureDetails {
  /** HTTP status, where there was one. */
  readonly status?: number | undefined;
  /** How long the service asked to be left alone. */
  readonly retryAfterMs?: number | undefined;
  /** No answer arrived in time; the service may have done the work, and may charge for it. */
  readonly isTimeout?: boolean | undefined;
}

/**
 * What an adapter throws. It carries no text of its own and no cause: what services and their SDKs put into messages
 * repeats what was sent, and that is a learner's.
 */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure';
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;
  readonly isTimeout: boolean;

  constructor(
    readonly kind: FailureKind,
    details: ServiceFailureDetails = {},
  ) {
    super(kind);
    this.status = details.status;
    this.retryAfterMs = details.retryAfterMs;
    this.isTimeout = details.isTimeout ?? false;
  }
}

/** What an HTTP status other than 2xx means, for services that use them as RFC 9110 says. */
export function failureOfStatus(status: number, retryAfter?: string | null): ServiceFailure {
  const details = { status, retryAfterMs: parseRetryAfter(retryAfter) };
  if (status === 429) return new ServiceFailure('rate-limited', details);
  if (status === 401 || status === 402 || status === 403 || status === 404) {
    return new ServiceFailure('misconfigured', details);
  }
  if (status === 408 || status >= 500) return new ServiceFailure('unavailable', details);
  return new ServiceFailure('refused', details);
}

/**
 * Reads what an SDK or fetch threw: a status and headers where the error has them, else a connection that failed.
 * Whatever else it is becomes 'unavailable' too: for the learner no difference, and its name stands in the log.
 */
export function failureOf(error: unknown): ServiceFailure {
  if (error instanceof ServiceFailure) return error;
  const { status, headers, name } = (error ?? {}) as { status?: unknown; headers?: unknown; name?: unknown };
  if (typeof status === 'number') return failureOfStatus(status, retryAfterHeader(headers));
  if (error instanceof SyntaxError) return new ServiceFailure('nonsense');
  const isTimeout = name === 'TimeoutError' || name === 'APIConnectionTimeoutError';
  return new ServiceFailure('unavailable', { isTimeout });
}

function retryAfterHeader(headers: unknown): string | null {
  if (headers instanceof Headers) return headers.get('retry-after');
  const value = (headers as Record<string, unknown> | undefined)?.['retry-after'];
  return typeof value === 'string' ? value : null;
}

/**
 * @param value - a Retry-After header: seconds, or an HTTP date (RFC 9110, 10.2.3)
 * @returns milliseconds from now, never negative; undefined when it says nothing
 */
export function parseRetryAfter(value: string | null | undefined): number | undefined {
  if (!value?.trim()) return undefined;
  if (/^\s*\d+(\.\d+)?\s*$/.test(value)) return Math.round(Number(value) * 1000);
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now());
}
