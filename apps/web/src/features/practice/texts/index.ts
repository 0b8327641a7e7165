import { lazyTexts } from '../../../i18n/lazy-texts.ts';

/** The checker's texts that are not part of Home's first load. */
export const usePracticeTexts = lazyTexts({
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  it: () => import('./it.ts'),
});
