import { LANGUAGE_CODES, type LanguageCode, TARGET_FALLBACK_ORDER } from '@speak-it-now/contract';
import { STORAGE_KEYS } from '../../../config/storage.ts';
import { local, readStored, writeStored } from '../../../lib/browser-storage.ts';

export interface ReviewLanguages {
  readonly target: LanguageCode;
  /** The learner's own, for the translations. */
  readonly own: LanguageCode;
}

/** Spanish, told in the interface's language, until somebody chooses otherwise. */
export function readLanguages(uiLanguage: LanguageCode): ReviewLanguages {
  const [target, own] = readStored(local, STORAGE_KEYS.reviewLanguages)?.split(' ') ?? [];
  return isLanguage(target) && isLanguage(own) && target !== own
    ? { target, own }
    : withOwn({ target: 'es', own: uiLanguage }, uiLanguage);
}

export function storeLanguages({ target, own }: ReviewLanguages): void {
  writeStored(local, STORAGE_KEYS.reviewLanguages, `${target} ${own}`);
}

/** Nobody learns their own language: where both would be the same, the other one moves on. */
export function withTarget({ own }: ReviewLanguages, target: LanguageCode): ReviewLanguages {
  return { target, own: own === target ? otherThan(target) : own };
}

export function withOwn({ target }: ReviewLanguages, own: LanguageCode): ReviewLanguages {
  return { target: target === own ? otherThan(own) : target, own };
}

/** The flag that the start button sets in this browser. */
export function markStarted(): void {
  writeStored(local, STORAGE_KEYS.reviewStarted, 'true');
}

export const wasStarted = () => readStored(local, STORAGE_KEYS.reviewStarted) === 'true';

const isLanguage = (code: string | undefined): code is LanguageCode =>
  LANGUAGE_CODES.some((known) => known === code);
const otherThan = (code: LanguageCode): LanguageCode =>
  TARGET_FALLBACK_ORDER.find((other) => other !== code) ?? 'en';
