import type { Locale } from '@speak-it-now/languages';
import type { Translated } from '../../../i18n/catalog.ts';
import { lazyTexts } from '../../../i18n/lazy-texts.ts';
import type en from './en.ts';

const LOADERS = {
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  it: () => import('./it.ts'),
};

export const useRecordingTexts = lazyTexts(LOADERS);

export const loadRecordingTexts = async (language: Locale): Promise<Translated<typeof en>> =>
  (await LOADERS[language]()).default;
