import type { Translated } from '../../../i18n/catalog.ts';
import { lazyTexts } from '../../../i18n/lazy-texts.ts';
import type en from './en.ts';

type ReviewTexts = Translated<typeof en>;

export const useReviewTexts = lazyTexts<ReviewTexts>({
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  it: () => import('./it.ts'),
});
