import { lazyTexts } from '../../../i18n/lazy-texts.ts';

export const useRemindersTexts = lazyTexts({
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  it: () => import('./it.ts'),
});
