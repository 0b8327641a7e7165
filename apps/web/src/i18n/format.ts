import type { UiLanguage } from './catalogue.ts';

/** US dollars as people of the language write them: '$0.50', '0,50 $'. */
export function usdPrice(cents: number, language: UiLanguage): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }).format(cents / 100);
}
