import type { Language } from '../../types.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import type { ReadingWords } from './words.ts';

export const WORDS = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  it: italian,
} as const satisfies Partial<Record<Language, ReadingWords>>;

/** A language whose numbers and signs are read as words. In others eSpeak NG reads them. */
export type ReadLanguage = keyof typeof WORDS;
export const isReadLanguage = (language: Language): language is ReadLanguage => language in WORDS;
