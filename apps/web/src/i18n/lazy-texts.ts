import type { LanguageCode } from '@speak-it-now/contract';
import { use } from 'react';
import { loadOnce } from '../lib/lazy.tsx';
import type { Translated } from './catalog.ts';
import { useUiLanguage } from './texts.tsx';

type Loader<Texts> = () => Promise<{ readonly default: Texts }>;

/**
 * The texts of one lazily loaded feature. They travel with the feature instead of burdening the first load.
 * Gives a hook that suspends until the texts in the interface's language, or in the one it is given, have arrived.
 * A language that misses a text of the English one does
 * not compile. Where the texts do not arrive, the part around says so; see `lazy`.
 */
export function lazyTexts<English>(
  loaders: { readonly en: Loader<English> } & Readonly<
    Record<Exclude<LanguageCode, 'en'>, Loader<Translated<English>>>
  >,
): (language?: LanguageCode) => Translated<English> {
  const load = (language: LanguageCode) =>
    // The English texts have the shape of their translations, which cannot be said of a type parameter.
    loadOnce(async () => (await loaders[language]()).default as Translated<English>);
  const arriving = { en: load('en'), es: load('es'), fr: load('fr'), de: load('de'), it: load('it') };
  return (language) => {
    const uiLanguage = useUiLanguage();
    return use(arriving[language ?? uiLanguage]());
  };
}
