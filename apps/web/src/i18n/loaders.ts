import type { InterfaceTexts, UiLanguage } from './catalog.ts';
import { english } from './en/index.ts';

const ENGLISH: InterfaceTexts = { language: 'en', catalog: english, messages: undefined };

const loaders: Readonly<
  Record<Exclude<UiLanguage, 'en'>, () => Promise<{ readonly default: InterfaceTexts }>>
> = {
  es: () => import('./es/index.ts'),
  fr: () => import('./fr/index.ts'),
  de: () => import('./de/index.ts'),
  it: () => import('./it/index.ts'),
};

/**
 * English is in the first load and what is left when nothing else arrives; a further language is a chunk of its own.
 * Rejects when that chunk does not arrive.
 */
export async function loadInterfaceTexts(language: UiLanguage): Promise<InterfaceTexts> {
  return language === 'en' ? ENGLISH : (await loaders[language]()).default;
}

/** The same for the page's start: a page in English is better than none. */
export const loadFirstTexts = (language: UiLanguage): Promise<InterfaceTexts> =>
  loadInterfaceTexts(language).catch((error: unknown) => {
    console.warn('The texts of this language could not be loaded.', error);
    return ENGLISH;
  });
