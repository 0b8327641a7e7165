import type { LanguageCode } from '@speak-it-now/contract';
import { use } from 'react';
import type { Translated } from './catalogue.ts';
import { useUiLanguage } from './texts.tsx';

type Loader<Texts> = () => Promise<{ readonly default: Texts }>;

/**
 * The texts of one lazily loaded feature. They travel with the feature instead of burdening the first load.
 * Gives a hook that suspends until the texts in the interface's language, or in the one it is given, have arrived.
 * A language that misses a text
 * of the English one does not compile.
 *
 * A chunk that fails to load is asked for again at the next render instead of failing for good.
 */
export function lazyTexts<English>(
  loaders: { readonly en: Loader<English> } & Readonly<
    Record<Exclude<LanguageCode, 'en'>, Loader<Translated<English>>>
  >,
): (language?: LanguageCode) => Translated<English> {
  const arriving = new Map<LanguageCode, Promise<Translated<English>>>();
  const load = (language: LanguageCode): Promise<Translated<English>> => {
    const known = arriving.get(language);
    if (known) return known;
    const promise = loaders[language]().then(
      // The English texts have the shape of their translations, which cannot be said of a type parameter.
      (module) => module.default as Translated<English>,
      (error: unknown) => {
        arriving.delete(language);
        throw error;
      },
    );
    arriving.set(language, promise);
    return promise;
  };
  return (language) => {
    const uiLanguage = useUiLanguage();
    return use(load(language ?? uiLanguage));
  };
}
