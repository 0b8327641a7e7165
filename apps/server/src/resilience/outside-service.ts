import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  ExponentialBackoff,
  handleWhen,
  noJitterGenerator,
  retry,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import type { Subject } from '../subject.ts';
import type { DailyBudget, GiveBack } from './daily-budget.ts';
import { type FailureKind, failureOf, ServiceFailure } from './service-failure.ts';

/** What came of a call. Nothing about a service that fails is an exception to those who ask it. */
export type Outcome<T> = { readonly kind: 'ok'; readonly value: T } | FailedOutcome;

export interface FailedOutcome {
  readonly kind: FailureKind;
  /** When asking again may help, where that is known. */
  readonly retryAfterSeconds?: number;
}

/** One finished call, for metrics. */
export interface ServiceCall {
  readonly service: string;
  readonly operation: string;
  readonly outcome: Outcome<unknown>['kind'];
  /** false: the service was left alone (broken circuit, its own wish, budget). */
  readonly wasAsked: boolean;
  /** With its retry. */
  readonly durationSeconds: number;
}

export interface ServiceHealth {
  readonly name: string;
  /** 'ok' too before the first call; 'failing': its last call failed; 'paused': it is not asked for a while. */
  readonly state: 'ok' | 'failing' | 'paused';
  /** Why its last call failed. */
  readonly lastFailure?: FailureKind;
}

export interface ServiceLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

export interface OutsideServiceOptions {
  /** In logs, health and metrics, like 'deepl'. */
  readonly name: string;
  /** For one attempt. */
  readonly timeoutMs: number;
  /** Counted for each call with a subject. */
  readonly budget?: DailyBudget | undefined;
  readonly log: ServiceLog;
  readonly onCall?: ((call: ServiceCall) => void) | undefined;
  /** Calls in a row that fail before the service is left alone. */
  readonly breakAfter?: number;
  /** How long it is left alone at first; doubled with each test call that fails, up to LONGEST_PAUSE_MS. */
  readonly firstPauseMs?: number;
}

export interface CallOptions {
  /** What is asked for, like 'translate': one of a few words, never a learner's. */
  readonly operation: string;
  /** The learner it is for; undefined for the operator's own calls, which no budget counts. */
  readonly subject?: Subject | undefined;
  /** Asking twice does what asking once does; only then is a failed attempt repeated. */
  readonly isIdempotent: boolean;
}

const BREAK_AFTER = 5;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 5 * 60_000;
/** A longer Retry-After is not waited for: the learner is. */
const LONGEST_RETRY_WAIT_MS = 1500;
const SHORTEST_RETRY_WAIT_MS = 100;
/** Longest pause that a service can request; after it the service is called again. */
const LONGEST_OWN_PAUSE_MS = 60 * 60_000;

/** What says that the service is in trouble, rather than that it did not like one request. */
const TROUBLE: ReadonlySet<FailureKind> = new Set([
  'rate-limited',
  'misconfigured',
  'unavailable',
  'nonsense',
]);

const isTrouble = (error: Error) => TROUBLE.has(failureOfAttempt(error).kind);
const isWorthRetrying = (error: Error) => {
  const { kind, isTimeout, retryAfterMs } = failureOfAttempt(error);
  if (retryAfterMs !== undefined && retryAfterMs > LONGEST_RETRY_WAIT_MS) return false;
  return (kind === 'unavailable' && !isTimeout) || (kind === 'rate-limited' && retryAfterMs !== undefined);
};

/**
 * One service outside this server, with everything that keeps its trouble from becoming the learner's: a limit in
 * time, one retry where it is safe, a circuit breaker, a budget, and an answer that says what happened instead of an
 * exception. It logs names, outcomes and durations; nothing that was sent or received.
 */
export class OutsideService {
  readonly name: string;
  private readonly breaker: CircuitBreakerPolicy;
  private readonly once;
  private readonly twice;
  private lastFailure: FailureKind | undefined;
  /** Until then the service asked to be left alone. */
  private pausedUntilMs = 0;

  constructor(private readonly options: OutsideServiceOptions) {
    this.name = options.name;
    this.breaker = circuitBreaker(handleWhen(isTrouble), {
      breaker: new ConsecutiveBreaker(options.breakAfter ?? BREAK_AFTER),
      halfOpenAfter: new ExponentialBackoff({
        generator: noJitterGenerator,
        initialDelay: options.firstPauseMs ?? FIRST_PAUSE_MS,
        maxDelay: LONGEST_PAUSE_MS,
      }),
    });
    const limited = timeout(options.timeoutMs, TimeoutStrategy.Aggressive);
    const retried = retry(handleWhen(isWorthRetrying), {
      maxAttempts: 1,
      backoff: new DelegateBackoff(({ result }) => {
        const { retryAfterMs } = failureOfAttempt('error' in result ? result.error : undefined);
        return Math.max(retryAfterMs ?? 0, SHORTEST_RETRY_WAIT_MS * (1 + Math.random()));
      }),
    });
    this.once = wrap(this.breaker, limited);
    this.twice = wrap(this.breaker, retried, limited);
    this.breaker.onBreak(() => options.log.warn({ service: this.name }, 'an outside service is left alone'));
    this.breaker.onReset(() => options.log.info({ service: this.name }, 'an outside service works again'));
  }

  /**
   * @param run - does one attempt and throws ServiceFailure, or what its SDK throws; must stop when the signal aborts
   * @throws only what the database throws while the budget is counted
   */
  async call<T>(options: CallOptions, run: (signal: AbortSignal) => Promise<T>): Promise<Outcome<T>> {
    const startedMs = performance.now();
    let wasAsked = false;
    const finish = (outcome: Outcome<T>): Outcome<T> => {
      const durationSeconds = (performance.now() - startedMs) / 1000;
      this.options.onCall?.({
        service: this.name,
        operation: options.operation,
        outcome: outcome.kind,
        wasAsked,
        durationSeconds,
      });
      return outcome;
    };

    const pauseMs = this.pausedUntilMs - Date.now();
    if (pauseMs > 0) return finish(failed(new ServiceFailure('rate-limited', { retryAfterMs: pauseMs })));
    let giveBack: GiveBack | undefined;
    try {
      giveBack = options.subject && (await this.options.budget?.take(options.subject));
    } catch (error) {
      if (error instanceof ServiceFailure) return finish(failed(error));
      throw error;
    }
    try {
      const policy = options.isIdempotent ? this.twice : this.once;
      // A signal of its own: the library would share one among all calls and warn of too many listeners.
      const value = await policy.execute(({ signal }) => {
        wasAsked = true;
        return run(signal);
      }, new AbortController().signal);
      this.lastFailure = undefined;
      return finish({ kind: 'ok', value });
    } catch (error) {
      const failure = failureOfAttempt(error);
      if (wasAsked) this.note(failure, error, options.operation);
      if (!mayBeCharged(failure)) await giveBack?.();
      return finish(failed(failure));
    }
  }

  health(): ServiceHealth {
    const isPaused = this.pausedUntilMs > Date.now() || this.breaker.state === CircuitState.Open;
    const isFailing = this.lastFailure !== undefined && TROUBLE.has(this.lastFailure);
    return {
      name: this.name,
      state: isPaused ? 'paused' : isFailing ? 'failing' : 'ok',
      ...(this.lastFailure && { lastFailure: this.lastFailure }),
    };
  }

  private note(failure: ServiceFailure, error: unknown, operation: string): void {
    const { kind, status, retryAfterMs = 0 } = failure;
    this.lastFailure = kind;
    if (kind === 'rate-limited' && retryAfterMs > 0) {
      this.pausedUntilMs = Date.now() + Math.min(retryAfterMs, LONGEST_OWN_PAUSE_MS);
    }
    this.options.log.warn(
      { service: this.name, operation, outcome: kind, status, error: errorName(error) },
      'an outside service failed',
    );
  }
}

/** The work was done, or may have been: it stays counted. */
const mayBeCharged = ({ kind, isTimeout }: ServiceFailure) =>
  kind === 'refused' || kind === 'nonsense' || isTimeout;

function failureOfAttempt(error: unknown): ServiceFailure {
  if (error instanceof TaskCancelledError) return new ServiceFailure('unavailable', { isTimeout: true });
  if (error instanceof BrokenCircuitError) return new ServiceFailure('unavailable');
  return failureOf(error);
}

function failed({ kind, retryAfterMs }: ServiceFailure): FailedOutcome {
  return {
    kind,
    ...(retryAfterMs !== undefined && { retryAfterSeconds: Math.max(1, Math.ceil(retryAfterMs / 1000)) }),
  };
}

/** The kind of error in words of its author's, never its message: that may repeat what was sent. */
function errorName(error: unknown): string {
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown };
  return [name, code].filter((part) => typeof part === 'string').join(' ') || 'unknown';
}
