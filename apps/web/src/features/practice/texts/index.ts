import { lazyTexts } from '../../../i18n/lazy-texts.ts';
import type en from './en.ts';

/** The checker's texts that are not part of Home's first load. */
export const usePracticeTexts = lazyTexts<typeof en>(import.meta.glob('./??.ts'));
