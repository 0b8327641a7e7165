import { LANGUAGE_CODES, type LanguageCode } from '@speak-it-now/contract';
import { STORAGE_KEYS } from '../config/storage.ts';
import { local, readStored, writeStored } from './browser-storage.ts';

/** The language of the latest recording on this machine: what other pages open in. */
export function notePracticedLanguage(language: LanguageCode): void {
  writeStored(local, STORAGE_KEYS.practicedLanguage, language);
}

export function readPracticedLanguage(): LanguageCode | undefined {
  const stored = readStored(local, STORAGE_KEYS.practicedLanguage);
  return LANGUAGE_CODES.find((code) => code === stored);
}
