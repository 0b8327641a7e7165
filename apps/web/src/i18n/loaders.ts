import type { Locale } from '@speak-it-now/languages';
import type { InterfaceTexts } from './catalog.ts';
import { english } from './en/index.ts';

const ENGLISH: InterfaceTexts = { language: 'en', catalog: english, messages: undefined };

const files = import.meta.glob<{ readonly default: InterfaceTexts }>(['./??/index.ts', '!./en/index.ts']);

/**
 * The texts of a language. English is part of the first load; each other language is a chunk of its own.
 * Rejects if the chunk cannot be loaded.
 */
export async function loadInterfaceTexts(language: Locale): Promise<InterfaceTexts> {
  return language === 'en' ? ENGLISH : (await files[`./${language}/index.ts`]!()).default;
}

/** The texts for the page's start: in English if those of the language cannot be loaded. */
export const loadFirstTexts = (language: Locale): Promise<InterfaceTexts> =>
  loadInterfaceTexts(language).catch((error: unknown) => {
    console.warn('The texts of this language could not be loaded.', error);
    return ENGLISH;
  });
