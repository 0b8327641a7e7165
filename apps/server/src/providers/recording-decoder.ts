import { LRUCache } from 'lru-cache';
import { AppError, isErrorCode } from '../errors.ts';
import { BoundedPool, workerEntry } from '../workers/bounded-pool.ts';
import type { AssessorLoad } from './assessor.ts';

export interface DecodingTask {
  readonly audio: Uint8Array;
  /** 16 bits for services, float for the engine, which then hears exactly what was decoded. */
  readonly samples: 'int16' | 'float';
}
/** Errors of the recording travel as data: an Error loses its code on the way. */
export type DecodingAnswer =
  | { kind: 'wav'; wav: Uint8Array<ArrayBuffer> }
  | { kind: 'refused'; code: string; message: string; spentMs: number };

export interface DecodingRequest {
  /** Its buffer is moved to a thread: read it no more after the call. */
  readonly audio: Uint8Array<ArrayBuffer>;
  /** The network it came from. */
  readonly source?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface RecordingDecoderSettings {
  readonly threads: number;
  readonly entry?: URL;
  /** See PoolSettings. */
  readonly startTimeout?: ((timeoutMs: number) => AbortSignal) | undefined;
  readonly nowMs?: () => number;
}

/** Half a minute of sound takes a fraction of it; what takes longer was made to. */
const DECODING_LIMIT_MS = 2000;
const WAITING_PER_THREAD = 16;
/** What recordings of one network that turn out to be unreadable may cost in a minute: two hundred usual ones. */
const FAILED_MS_PER_WINDOW = 4000;
const FAILURE_LEAST_MS = 20;
const WINDOW_MS = 60_000;
const MAX_SOURCES = 10_000;
/** Decoding needs some 30 MB. */
const MAX_HEAP_MB = 256;

const TOO_SLOW = 'This recording could not be read in time. Please record again.';

/**
 * Reads uploaded recordings in threads of their own: these hold no model, so that one which a hostile file keeps busy
 * is ended after two seconds and replaced at little cost, while recordings that were read are being scored. What
 * failed recordings cost is charged to the network that they came from.
 */
export class RecordingDecoder {
  readonly #pool: BoundedPool<DecodingTask, DecodingAnswer>;
  readonly #nowMs: () => number;
  /** Milliseconds that each network's failures have cost in its window. */
  readonly #failures = new LRUCache<string, { spentMs: number; endsAtMs: number }>({ max: MAX_SOURCES });

  constructor({ threads, entry, startTimeout, nowMs = Date.now }: RecordingDecoderSettings) {
    this.#nowMs = nowMs;
    this.#pool = new BoundedPool({
      entry: entry ?? workerEntry('decoding-worker'),
      // Two at least: one network never has all of them, see FairQueue.
      threads: Math.max(2, threads),
      maxWaiting: Math.max(2, threads) * WAITING_PER_THREAD,
      maxHeapMb: MAX_HEAP_MB,
      taskTimeoutMs: DECODING_LIMIT_MS,
      startTimeout,
      messages: {
        busy: 'Many people are practicing right now. Wait a few seconds and try again. This didn’t use an attempt.',
        timeout: TOO_SLOW,
        crashed: 'Reading this recording failed. Please try again. This didn’t use an attempt.',
      },
    });
  }

  /**
   * @returns mono sound at 16 kHz in a WAV file.
   * @throws AppError with what is wrong with the recording; 'rate-limited' when too many of its network's were; 'busy'
   */
  async decode(
    { audio, source, signal }: DecodingRequest,
    samples: DecodingTask['samples'],
  ): Promise<Uint8Array<ArrayBuffer>> {
    this.#requireAllowance(source);
    let answer: DecodingAnswer;
    try {
      answer = await this.#pool.run({ audio, samples }, { owner: source, signal, transfer: [audio.buffer] });
    } catch (error) {
      const code = error instanceof AppError ? error.code : undefined;
      if (code !== 'timeout' && code !== 'worker-failed') throw error;
      this.#charge(source, DECODING_LIMIT_MS);
      // The file is at fault, not the server.
      throw new AppError('audio-damaged', TOO_SLOW, { cause: error });
    }
    if (answer.kind === 'wav') return answer.wav;
    this.#charge(source, Math.max(FAILURE_LEAST_MS, answer.spentMs));
    throw new AppError(isErrorCode(answer.code) ? answer.code : 'audio-damaged', answer.message);
  }

  load(): AssessorLoad {
    return this.#pool.load();
  }

  close(): Promise<void> {
    return this.#pool.close();
  }

  #requireAllowance(source: string | undefined): void {
    const failures = source === undefined ? undefined : this.#failures.get(source);
    const waitMs = failures ? failures.endsAtMs - this.#nowMs() : 0;
    if (!failures || waitMs <= 0 || failures.spentMs < FAILED_MS_PER_WINDOW) return;
    const seconds = Math.ceil(waitMs / 1000);
    throw new AppError(
      'rate-limited',
      `Too many recordings from your network could not be read. Wait ${seconds} seconds and try again.`,
      { retryAfterSeconds: seconds },
    );
  }

  #charge(source: string | undefined, spentMs: number): void {
    if (source === undefined) return;
    const nowMs = this.#nowMs();
    const current = this.#failures.get(source);
    const isOver = !current || current.endsAtMs <= nowMs;
    this.#failures.set(
      source,
      isOver
        ? { spentMs, endsAtMs: nowMs + WINDOW_MS }
        : { spentMs: current.spentMs + spentMs, endsAtMs: current.endsAtMs },
    );
  }
}
