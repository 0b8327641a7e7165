import type { Locale } from '@speak-it-now/languages';
import { use } from 'react';
import { loadOnce } from '../lib/react/lazy.tsx';
import type { Translated } from './catalog.ts';
import { useUiLanguage } from './texts.tsx';

/**
 * The texts of one lazily loaded feature, which are not part of the first load.
 * @param files a file for each language, as './de.ts'. Each says by its type that it has every text of the English one.
 * @returns a hook for the texts in the interface's language. It suspends until they are loaded; if that fails, the
 * nearest error boundary shows it (see `lazy`). `load` is for code outside of components.
 */
export function lazyTexts<English>(files: Readonly<Record<string, () => Promise<unknown>>>) {
  const loads = Object.fromEntries(
    Object.entries(files).map(([file, load]) => [
      file,
      loadOnce(async () => ((await load()) as { default: Translated<English> }).default),
    ]),
  );
  const load = (language: Locale): Promise<Translated<English>> => loads[`./${language}.ts`]!();
  return Object.assign(() => use(load(useUiLanguage())), { load });
}
