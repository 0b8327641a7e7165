import { lazyTexts } from '../../../i18n/lazy-texts.ts';
import type en from './en.ts';

export const useDrillsTexts = lazyTexts<typeof en>(import.meta.glob('./??.ts'));
export type DrillsTexts = ReturnType<typeof useDrillsTexts>;
