import type { Locale } from '@speak-it-now/languages';

/** 87.4 as people of the interface's language write it: '87%', '87 %', or with one decimal '87.4%'. */
export const formatPercent = (value: number, language: Locale, decimals: 0 | 1 = 0): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: decimals }).format(value / 100);
