import { LANGUAGE_CODES, type LanguageCode, TARGET_FALLBACK_ORDER } from '@speak-it-now/contract';
import { STORAGE_KEYS } from '../../../config/storage.ts';
import { notePracticedLanguage } from '../../../lib/account/practiced-language.ts';
import { local, readStored, writeStored } from '../../../lib/browser/browser-storage.ts';

export interface LanguagePair {
  readonly source: LanguageCode;
  readonly target: LanguageCode;
}

/** Until learners choose, the source is the interface's language and the target English or, for English, Spanish. */
export function startLanguages(uiLanguage: LanguageCode): LanguagePair {
  return { source: uiLanguage, target: uiLanguage === 'en' ? 'es' : 'en' };
}

/** The pair last chosen in this browser. */
export function readChosenLanguages(): LanguagePair | undefined {
  const [source, target] = (readStored(local, STORAGE_KEYS.languages) ?? '').split(' ');
  return readPair(source, target);
}

/** Two different supported languages, whatever was stored. */
export function readPair(source: unknown, target: unknown): LanguagePair | undefined {
  return isLanguage(source) && isLanguage(target) && source !== target ? { source, target } : undefined;
}

export function storeChosenLanguages({ source, target }: LanguagePair): void {
  writeStored(local, STORAGE_KEYS.languages, `${source} ${target}`);
  notePracticedLanguage(target);
}

const isLanguage = (code: unknown): code is LanguageCode => LANGUAGE_CODES.some((known) => known === code);

/** The choices for the target: every language except the source. */
export function targetChoices(source: LanguageCode): LanguageCode[] {
  return LANGUAGE_CODES.filter((code) => code !== source);
}

/** If the source becomes equal to the target, the target changes to the first other language of the fallback order. */
export function withSource(pair: LanguagePair, source: LanguageCode): LanguagePair {
  if (source !== pair.target) return { source, target: pair.target };
  const target = TARGET_FALLBACK_ORDER.find((code) => code !== source);
  return { source, target: target ?? pair.source };
}

/** Equal languages are refused; the pair stays as it is. */
export function withTarget(pair: LanguagePair, target: LanguageCode): LanguagePair {
  return target === pair.source ? pair : { source: pair.source, target };
}
