import { LANGUAGE_CODES, type LanguageCode } from '@speak-it-now/contract';
import { STORAGE_KEYS } from '../../config/storage.ts';
import { local, readStored, session, writeStored } from '../browser/browser-storage.ts';

/** The language last chosen or recorded on this machine, which other pages start with. */
export function notePracticedLanguage(language: LanguageCode): void {
  writeStored(local, STORAGE_KEYS.practicedLanguage, language);
}

export function readPracticedLanguage(): LanguageCode | undefined {
  const stored = readStored(local, STORAGE_KEYS.practicedLanguage);
  return LANGUAGE_CODES.find((code) => code === stored);
}

/** The language about to be practiced, otherwise the latest one; for new learners the checker's default. */
export function languageToPractice(uiLanguage: LanguageCode): LanguageCode {
  const pending = /"toLanguage":"(\w\w)"/.exec(readStored(session, STORAGE_KEYS.pendingInput) ?? '')?.[1];
  return (
    LANGUAGE_CODES.find((code) => code === pending) ??
    readPracticedLanguage() ??
    (uiLanguage === 'en' ? 'es' : 'en')
  );
}
