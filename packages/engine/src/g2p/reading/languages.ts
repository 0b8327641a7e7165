import type { Language } from '../../types.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import type { ReadingWords } from './words.ts';

export const WORDS: Readonly<Record<Language, ReadingWords>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  it: italian,
};
