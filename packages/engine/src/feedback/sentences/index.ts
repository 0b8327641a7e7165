import type { Locale } from '../../types.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import type { FeedbackSentences } from './sentences.ts';

/** The feedback's sentences by the language they are written in. */
export const SENTENCES: Readonly<Record<Locale, FeedbackSentences>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  it: italian,
};
