import type { LanguageCode } from '@speak-it-now/contract';
import { use } from 'react';
import { useUiLanguage } from './texts.tsx';

/**
 * The texts of one lazily loaded feature. They travel with the feature instead of burdening the first load.
 * Gives a hook that suspends until the texts in the interface's language have arrived.
 *
 * A chunk that fails to load is asked for again at the next render instead of failing for good.
 */
export function lazyTexts<Texts>(
  loaders: Readonly<Record<LanguageCode, () => Promise<{ readonly default: Texts }>>>,
): () => Texts {
  const arriving = new Map<LanguageCode, Promise<Texts>>();
  const load = (language: LanguageCode): Promise<Texts> => {
    const known = arriving.get(language);
    if (known) return known;
    const promise = loaders[language]().then(
      (module) => module.default,
      (error: unknown) => {
        arriving.delete(language);
        throw error;
      },
    );
    arriving.set(language, promise);
    return promise;
  };
  return () => use(load(useUiLanguage()));
}
