import { type Locale, TAUGHT_LANGUAGES, type TaughtLanguage } from '@speak-it-now/languages';
import { STORAGE_KEYS } from '../../config/storage.ts';
import { local, readStored, session, writeStored } from '../browser/browser-storage.ts';

/** The language last chosen or recorded on this machine, which other pages start with. */
export function notePracticedLanguage(language: TaughtLanguage): void {
  writeStored(local, STORAGE_KEYS.practicedLanguage, language);
}

export function readPracticedLanguage(): TaughtLanguage | undefined {
  const stored = readStored(local, STORAGE_KEYS.practicedLanguage);
  return TAUGHT_LANGUAGES.find((code) => code === stored);
}

/** The language about to be practiced, otherwise the latest one; for new learners the checker's default. */
export function languageToPractice(uiLanguage: Locale): TaughtLanguage {
  const pending = /"toLanguage":"(\w\w)"/.exec(readStored(session, STORAGE_KEYS.pendingInput) ?? '')?.[1];
  return (
    TAUGHT_LANGUAGES.find((code) => code === pending) ??
    readPracticedLanguage() ??
    (uiLanguage === 'en' ? 'es' : 'en')
  );
}
