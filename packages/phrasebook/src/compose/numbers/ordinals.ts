import type { LanguageCode } from '../../languages.ts';
import { factsOf } from '../grammar-facts.ts';
import { cardinal } from './cardinals.ts';

export const ORDINAL_MAX = 31;
const FACTS = factsOf('numbers');

/** The ordinals that are not in the data. */
const REGULAR: Record<LanguageCode, (n: number) => string> = {
  en: (n) => {
    const words = cardinal(n, 'en').split('-');
    const last = words.pop()!;
    return [...words, FACTS.en.ordinals[last] ?? `${last}th`].join('-');
  },
  es: (n) => {
    const tens = n < 30 ? 'vigésimo' : 'trigésimo';
    return n === 30 ? tens : `${tens} ${ordinal(n % 10, 'es')}`;
  },
  fr: (n) => `${cardinal(n, 'fr').replace(/f$/, 'v').replace(/q$/, 'qu').replace(/e$/, '')}ième`,
  de: (n) => `${cardinal(n, 'de')}${n < 20 ? 'te' : 'ste'}`,
  // 23 and 26 keep their last vowel: ventitreesimo, ventiseiesimo.
  it: (n) =>
    `${cardinal(n, 'it')
      .replace(/é$/, 'e')
      .replace(/^2[36]$/.test(`${n}`) ? '' : /.$/, '')}esimo`,
};

/** An ordinal in its dictionary form (masculine singular; German weak nominative). @param n 1 to 31 */
export function ordinal(n: number, language: LanguageCode): string {
  if (!Number.isInteger(n) || n < 1 || n > ORDINAL_MAX) throw new RangeError(`No ordinal for ${n}.`);
  return FACTS[language].ordinals[n] ?? REGULAR[language](n);
}
