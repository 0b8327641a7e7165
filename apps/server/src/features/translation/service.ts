import {
  LANGUAGES,
  type LanguageCode,
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

/** No further service is tried after this time. */
const PATIENCE_MS = 8000;

interface TranslationDeps {
  /** Translations written by people; always tried first. */
  readonly phrasebook: Translator;
  /** In the order in which they are tried. */
  readonly machines: readonly MachineTranslator[];
  readonly cache: TranslationCache;
  readonly log: { warn(fields: object, message: string): void };
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
    const curated = await this.deps.phrasebook.translate(request, owner);
    if (curated) {
      const { translation, source, speakerForms } = curated;
      return { translation, source, ...(speakerForms && { speakerForms }) };
    }

    const failures: FailedOutcome[] = [];
    const startedMs = performance.now();
    for (const machine of this.deps.machines) {
      if (!machine.canTranslate(from, to)) continue;
      if (performance.now() - startedMs > PATIENCE_MS) break;
      const kept = await this.deps.cache.get(machine, request);
      if (kept !== undefined) return { translation: kept, source: machine.source };
      const outcome = await machine.translate(request, subject);
      if (outcome.kind !== 'ok') failures.push(outcome);
      else if (outcome.value !== undefined) {
        await this.keep(machine, request, outcome.value);
        return { translation: outcome.value, source: machine.source };
      }
    }
    throw noTranslation(to, failures, await this.deps.phrasebook.nearest(request, owner));
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

function noTranslation(
  to: LanguageCode,
  failures: readonly FailedOutcome[],
  nearest: readonly NearPhrase[],
): AppError {
  const { name } = LANGUAGES[to];
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
      : `There is no ${name} translation for this yet. Try a shorter everyday phrase, or pick one from "Terms & Phrases to Try".`,
    nearest.length > 0 ? { body: { nearest: [...nearest] } } : {},
  );
}
