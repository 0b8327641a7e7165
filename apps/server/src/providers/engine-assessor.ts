import type { Assessment, AssessRequest } from '@speak-it-now/engine';
import type { FastifyBaseLogger } from 'fastify';
import { AppError, isErrorCode } from '../errors.ts';
import { BoundedPool, workerEntry } from '../workers/bounded-pool.ts';
import type { Assessor } from './assessor.ts';

/** What a scoring thread is asked and answers. Errors of the input travel as data: an Error loses its code on the way. */
export type ScoringTask =
  | { kind: 'load' }
  | { kind: 'assess'; request: AssessRequest }
  | { kind: 'to-wav'; audio: Uint8Array };
export type ScoringAnswer =
  | { kind: 'loaded' }
  | { kind: 'assessed'; assessment: Assessment }
  | { kind: 'wav'; wav: Uint8Array<ArrayBuffer> }
  | { kind: 'refused'; code: string; message: string };

/** What a scoring thread knows from its start. */
export interface ScoringWorkerData {
  readonly modelDirectory?: string | undefined;
}

export interface EngineAssessorSettings {
  readonly threads: number;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  /** Where the model files are; left out, the engine looks beside its own sources. */
  readonly modelDirectory?: string;
  readonly entry?: URL;
  readonly maxWaiting?: number;
  /** See PoolSettings. */
  readonly startTimeout?: (timeoutMs: number) => AbortSignal;
  readonly reloadAfterMs?: number;
}

/** A clip takes well under a second; each thread may have this many waiting before new ones are refused. */
const WAITING_PER_THREAD = 8;
const TASK_TIMEOUT_MS = 20_000;
/** Nobody waits for a model, and on a machine that is busy with other things it takes far longer than a recording. */
const LOAD_TIMEOUT_MS = 120_000;
/** A model that could not be loaded, on a machine that was too busy for one, is tried again after this. */
const RELOAD_AFTER_MS = 10_000;

/**
 * The built-in engine in worker threads. Starts to load its model at once, and again until that works: a server that
 * is not ready is sent nobody whose recording could do it.
 */
export function createEngineAssessor(settings: EngineAssessorSettings): Assessor {
  const { threads, log } = settings;
  const pool = new BoundedPool<ScoringTask, ScoringAnswer>({
    entry: settings.entry ?? workerEntry('scoring-worker'),
    threads,
    workerData: { modelDirectory: settings.modelDirectory } satisfies ScoringWorkerData,
    maxWaiting: settings.maxWaiting ?? threads * WAITING_PER_THREAD,
    taskTimeoutMs: TASK_TIMEOUT_MS,
    startTimeout: settings.startTimeout,
    messages: {
      busy: 'Many people are practising right now. Wait a few seconds and try again; nothing was counted.',
      timeout: 'Scoring this recording took too long. Please try again; nothing was counted.',
      crashed: 'Scoring this recording failed. Please try again; nothing was counted.',
    },
  });
  let isReady = false;
  let isClosed = false;
  let reload: NodeJS.Timeout | undefined;
  const load = () => {
    // One for each thread, so that nobody's first recording waits for a model.
    const loads = Array.from({ length: threads }, () =>
      pool.run({ kind: 'load' }, { timeoutMs: LOAD_TIMEOUT_MS }),
    );
    Promise.all(loads).then(
      () => {
        isReady = true;
        log.info('scoring engine loaded');
      },
      (err: unknown) => {
        if (isClosed) return;
        log.error({ err }, 'scoring engine could not be loaded');
        reload = setTimeout(load, settings.reloadAfterMs ?? RELOAD_AFTER_MS).unref();
      },
    );
  };
  load();

  async function run(task: ScoringTask, audio: Uint8Array<ArrayBuffer>, signal: AbortSignal | undefined) {
    const answer = await pool.run(task, { signal, transfer: [audio.buffer] });
    isReady = true;
    if (answer.kind === 'refused' && isErrorCode(answer.code)) {
      throw new AppError(answer.code, answer.message);
    }
    return answer;
  }
  const unexpected = (cause: ScoringAnswer) =>
    new AppError('internal', 'Scoring this recording failed. Please try again; nothing was counted.', {
      cause,
    });

  return {
    async assess({ audio, expectedText, language, locale, signal }): Promise<Assessment> {
      const request: AssessRequest = { audio, expectedText, language, locale };
      const answer = await run({ kind: 'assess', request }, audio, signal);
      if (answer.kind === 'assessed') return answer.assessment;
      throw unexpected(answer);
    },
    async toWav({ audio, signal }) {
      const answer = await run({ kind: 'to-wav', audio }, audio, signal);
      if (answer.kind === 'wav') return answer.wav;
      throw unexpected(answer);
    },
    isReady: () => isReady,
    load: () => pool.load(),
    close: () => {
      isClosed = true;
      clearTimeout(reload);
      return pool.close();
    },
  };
}
