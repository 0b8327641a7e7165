import type { Register, TranslatedLanguage } from '@speak-it-now/languages';
import {
  AuthorizationError,
  ConnectionError,
  DeepLClient,
  DeepLError,
  QuotaExceededError,
  type TargetLanguageCode,
  TooManyRequestsError,
} from 'deepl-node';
import type { OutsideService } from '../../resilience/outside-service.ts';
import { failureOf, failureOfStatus, ServiceFailure } from '../../resilience/service-failure.ts';
import { type MachineTranslator, usableTranslation } from '../translator.ts';

interface DeepLSettings {
  readonly apiKey: string;
  /** Without it, DeepL's server for the kind of key. */
  readonly serverUrl?: string | undefined;
  /** The SDK's requests cannot be aborted, so this ends them. */
  readonly timeoutMs: number;
}

const SERVER = 'https://api.deepl.com';
/** For keys that end in ':fx'. */
const FREE_SERVER = 'https://api-free.deepl.com';

const TARGETS: Readonly<Record<TranslatedLanguage, TargetLanguageCode>> = {
  en: 'en-US',
  es: 'es',
  fr: 'fr',
  de: 'de',
  it: 'it',
};

/**
 * English has only one 'you', and DeepL accepts no formality for it. In English the wording differs by situation, so
 * the situation is described as context, which DeepL wants in the source language and neither translates nor charges
 * for.
 */
const SITUATIONS: Readonly<Record<Exclude<TranslatedLanguage, 'en'>, Record<Register, string>>> = {
  es: { casual: 'Entre buenos amigos.', formal: 'Con cortesía, a una persona desconocida, de usted.' },
  fr: { casual: 'Entre bons amis.', formal: 'Poliment, à une personne inconnue, en la vouvoyant.' },
  de: { casual: 'Unter guten Freunden.', formal: 'Höflich zu einer fremden Person, die man siezt.' },
  it: { casual: 'Tra buoni amici.', formal: 'Con cortesia, a una persona sconosciuta, dando del Lei.' },
};

/** DeepL through its official SDK. */
export function createDeepLTranslator(settings: DeepLSettings, service: OutsideService): MachineTranslator {
  const serverUrl = settings.serverUrl ?? (settings.apiKey.endsWith(':fx') ? FREE_SERVER : SERVER);
  const client = new DeepLClient(settings.apiKey, {
    serverUrl,
    maxRetries: 0,
    minTimeout: settings.timeoutMs,
    sendPlatformInfo: false,
  });
  return {
    source: 'deepl',
    variant: 'deepl',
    recipient: new URL(serverUrl).host,
    canTranslate: () => true,
    translate: ({ text, from, to, register }, subject, until) =>
      service.call({ operation: 'translate', subject, isIdempotent: true, until }, async () => {
        const options =
          from !== 'en' && to === 'en'
            ? { context: SITUATIONS[from][register] }
            : { formality: register === 'formal' ? ('prefer_more' as const) : ('prefer_less' as const) };
        try {
          const result = await client.translateText(text, from, TARGETS[to], options);
          // The SDK passes on the JSON's content unchecked.
          if (typeof result?.text !== 'string') throw new ServiceFailure('invalid-answer');
          return usableTranslation(result.text);
        } catch (error) {
          throw failureOfDeepL(error);
        }
      }),
  };
}

/**
 * The SDK has classes for some statuses. For the others only its message has the status, at the beginning, and
 * Retry-After is lost. The message also repeats DeepL's answer, so only its beginning is read.
 */
function failureOfDeepL(error: unknown): ServiceFailure {
  if (error instanceof AuthorizationError) return new ServiceFailure('misconfigured', { status: 403 });
  if (error instanceof QuotaExceededError) return new ServiceFailure('misconfigured', { status: 456 });
  if (error instanceof TooManyRequestsError) return new ServiceFailure('rate-limited', { status: 429 });
  if (error instanceof ConnectionError) {
    const code = (error.error as { code?: string } | undefined)?.code;
    return new ServiceFailure('unavailable', { isTimeout: code === 'ECONNABORTED' || code === 'ETIMEDOUT' });
  }
  if (error instanceof DeepLError) {
    const { message } = error;
    if (message.startsWith('Bad request')) return failureOfStatus(400);
    if (message.startsWith('Not found')) return failureOfStatus(404);
    if (message.startsWith('Service unavailable')) return failureOfStatus(503);
    const status = /^Unexpected status code: (\d{3})/.exec(message)?.[1];
    if (status) return failureOfStatus(Number(status));
    return new ServiceFailure('invalid-answer');
  }
  // A TypeError means that the SDK failed on an answer of an unexpected shape.
  return error instanceof TypeError ? new ServiceFailure('invalid-answer') : failureOf(error);
}
