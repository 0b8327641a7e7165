import { once } from 'node:events';
import {
  messageOf,
  type TranslateRequest,
  type TranslateResponse,
  type TranslationServices,
} from '@speak-it-now/contract';
import type { NearPhrase } from '@speak-it-now/phrasebook';
import { AppError } from '../../errors.ts';
import type { MachineTranslator, Translator, TranslatorRequest } from '../../providers/translator.ts';
import type { FailedOutcome } from '../../resilience/outside-service.ts';
import type { Subject } from '../../subject.ts';
import type { TranslationCache } from './cache.ts';

/**
 * For a whole request, however many services are tried and repeat their calls. The time until a translator has started
 * does not count.
 */
const REQUEST_MS = 6000;
/** The part of it that is left for similar phrases. */
const NEAREST_MS = 500;

interface TranslationDeps {
  /** Always tried first. */
  readonly phrasebook: Translator;
  /** In the order in which they are tried. */
  readonly machines: readonly MachineTranslator[];
  readonly cache: TranslationCache;
  readonly log: { warn(fields: object, message: string): void };
  /** REQUEST_MS by default. */
  readonly requestMs?: number;
  /** AbortSignal.timeout by default. */
  readonly startTimeout?: (timeoutMs: number) => AbortSignal;
}

export class TranslationService {
  constructor(private readonly deps: TranslationDeps) {}

  /** @throws AppError 'translation-not-found', or 'rate-limited' if the learner's daily limit is used up. */
  async translate(
    { text, fromLanguage: from, toLanguage: to, register, speakerGender }: TranslateRequest,
    subject: Subject,
  ): Promise<TranslateResponse> {
    const request = { text, from, to, register, speaker: speakerGender };
    const owner = subject.address ?? subject.key;
    const { phrasebook, machines, requestMs = REQUEST_MS, startTimeout = AbortSignal.timeout } = this.deps;
    await phrasebook.startup?.firstTry;
    const startedMs = performance.now();
    const fromPhrasebook = await before(startTimeout(requestMs), phrasebook.translate(request, owner));
    if (fromPhrasebook) {
      const { translation, source, speakerForms } = fromPhrasebook;
      return { translation, source, ...(speakerForms && { speakerForms }) };
    }

    const leftMs = Math.max(0, Math.round(requestMs - (performance.now() - startedMs)));
    await Promise.all(machines.map(({ startup }) => startup?.firstTry));
    const end = startTimeout(leftMs);
    const machinesEnd = startTimeout(Math.max(0, leftMs - NEAREST_MS));
    const failures: FailedOutcome[] = [];
    const made = await before(machinesEnd, this.#byMachine(request, subject, failures, machinesEnd)).catch(
      (error: unknown) => {
        if (!machinesEnd.aborted) throw error;
        failures.push({ kind: 'unavailable' });
        return undefined;
      },
    );
    if (made) return made;
    // A translation that is missing is answered even if similar phrases take too long.
    const nearest = await before(end, phrasebook.nearest(request, owner)).catch(() => []);
    throw noTranslation(failures, nearest);
  }

  /** Adds to `failures` why a service gave none. */
  async #byMachine(
    request: TranslatorRequest,
    subject: Subject,
    failures: FailedOutcome[],
    until: AbortSignal,
  ): Promise<TranslateResponse | undefined> {
    for (const machine of this.deps.machines) {
      if (!machine.canTranslate(request.from, request.to)) continue;
      if (until.aborted) return undefined;
      const kept = await this.deps.cache.get(machine, request);
      if (kept !== undefined) return { translation: kept, source: machine.source };
      const outcome = await machine.translate(request, subject, until);
      if (outcome.kind !== 'ok') failures.push(outcome);
      else if (outcome.value !== undefined) {
        await this.keep(machine, request, outcome.value);
        return { translation: outcome.value, source: machine.source };
      }
    }
    return undefined;
  }

  /** Whether every translator has started. */
  isReady(): boolean {
    const { phrasebook, machines } = this.deps;
    return [phrasebook, ...machines].every(({ startup }) => startup?.isReady() ?? true);
  }

  /** The outside services that receive texts. */
  services(): TranslationServices {
    return {
      services: this.deps.machines.flatMap(({ source, recipient }) =>
        recipient === undefined ? [] : [{ source, recipient }],
      ),
    };
  }

  /** A translation that cannot be cached is still returned. */
  private async keep(machine: MachineTranslator, request: TranslatorRequest, text: string): Promise<void> {
    try {
      await this.deps.cache.put(machine, request, text);
    } catch (error) {
      const { code } = error as { code?: unknown };
      this.deps.log.warn({ service: machine.source, code }, 'a translation could not be cached');
    }
  }
}

/**
 * The result, unless `signal` aborts before it is there.
 * @throws AppError 'timeout'
 */
async function before<Result>(signal: AbortSignal, result: Promise<Result>): Promise<Result> {
  const over = new AbortController();
  const abortion = signal.aborted ? Promise.resolve() : once(signal, 'abort', { signal: over.signal });
  const aborted = abortion.then(() => {
    throw new AppError('timeout', 'Translating this text took too long. Please try a shorter one.');
  });
  try {
    return await Promise.race([result, aborted]);
  } finally {
    over.abort();
    // Neither is waited for any longer.
    aborted.catch(() => {});
    result.catch(() => {});
  }
}

function noTranslation(failures: readonly FailedOutcome[], nearest: readonly NearPhrase[]): AppError {
  const overBudget = failures.find(({ kind }) => kind === 'over-budget');
  if (overBudget) {
    return new AppError('rate-limited', messageOf('translations-used-up'), {
      ...(overBudget.retryAfterSeconds && { retryAfterSeconds: overBudget.retryAfterSeconds }),
    });
  }
  const isOutOfReach = failures.some(({ kind }) => kind !== 'refused');
  return new AppError(
    'translation-not-found',
    isOutOfReach
      ? messageOf('translation-service-unreachable')
      : 'We don’t know this one yet. Shorten it, or practice it as typed.',
    nearest.length > 0 ? { body: { nearest: [...nearest] } } : {},
  );
}
