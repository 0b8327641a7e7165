import type { Locale } from '@speak-it-now/languages';
import { use } from 'react';
import { loadOnce } from '../lib/react/lazy.tsx';
import type { Translated } from './catalog.ts';
import { useUiLanguage } from './texts.tsx';

type Loader<Texts> = () => Promise<{ readonly default: Texts }>;

/**
 * The texts of one lazily loaded feature, which are not part of the first load. Every language must have every text of
 * the English one, or it does not compile.
 * @returns a hook for the texts in the given language, by default the interface's. It suspends until they are loaded; if
 * that fails, the nearest error boundary shows it (see `lazy`).
 */
export function lazyTexts<English>(
  loaders: { readonly en: Loader<English> } & Readonly<
    Record<Exclude<Locale, 'en'>, Loader<Translated<English>>>
  >,
): (language?: Locale) => Translated<English> {
  const load = (language: Locale) =>
    // English texts have the shape of their translations; TypeScript cannot know that of a type parameter.
    loadOnce(async () => (await loaders[language]()).default as Translated<English>);
  const loads = { en: load('en'), es: load('es'), fr: load('fr'), de: load('de'), it: load('it') };
  return (language) => {
    const uiLanguage = useUiLanguage();
    return use(loads[language ?? uiLanguage]());
  };
}
