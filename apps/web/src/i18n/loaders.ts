import type { Catalogue, UiLanguage } from './catalogue.ts';
import { english } from './en.ts';

/** English is in the first load; a further language arrives as a chunk of its own. */
export const catalogueLoaders: Record<UiLanguage, () => Catalogue | Promise<Catalogue>> = {
  en: () => english,
};
