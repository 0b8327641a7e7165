import type { Translated } from '../../../i18n/catalogue.ts';
import { lazyTexts } from '../../../i18n/lazy-texts.ts';
import type en from './en.ts';

export type PracticeTexts = Translated<typeof en>;

/** What the recording and its result say beyond Home's first load. */
export const usePracticeTexts = lazyTexts<PracticeTexts>({
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  it: () => import('./it.ts'),
});
