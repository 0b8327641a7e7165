import type { LanguageCode } from '../../languages.ts';
import { cardinal } from './cardinals.ts';

export const ORDINAL_MAX = 31;

const EN_ORDINALS: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
  twenty: 'twentieth',
  thirty: 'thirtieth',
};

function english(n: number): string {
  const words = cardinal(n, 'en').split('-');
  const last = words.pop()!;
  return [...words, EN_ORDINALS[last] ?? `${last}th`].join('-');
}

const ES_ORDINALS =
  ' primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo undécimo duodécimo decimotercero decimocuarto decimoquinto decimosexto decimoséptimo decimoctavo decimonoveno vigésimo'.split(
    ' ',
  );

function spanish(n: number): string {
  if (n <= 20) return ES_ORDINALS[n]!;
  return n < 30 ? `vigésimo ${ES_ORDINALS[n - 20]}` : `trigésimo${n > 30 ? ` ${ES_ORDINALS[n - 30]}` : ''}`;
}

function french(n: number): string {
  if (n === 1) return 'premier';
  const words = cardinal(n, 'fr');
  if (words.endsWith('neuf')) return `${words.slice(0, -1)}vième`;
  if (words.endsWith('cinq')) return `${words}uième`;
  return `${words.replace(/e$/, '')}ième`;
}

const DE_ORDINALS: Readonly<Record<number, string>> = { 1: 'erste', 3: 'dritte', 7: 'siebte', 8: 'achte' };

function german(n: number): string {
  return DE_ORDINALS[n] ?? `${cardinal(n, 'de')}${n < 20 ? 'te' : 'ste'}`;
}

const IT_ORDINALS = ' primo secondo terzo quarto quinto sesto settimo ottavo nono decimo'.split(' ');

function italian(n: number): string {
  if (n <= 10) return IT_ORDINALS[n]!;
  const words = cardinal(n, 'it').replace(/é$/, 'e');
  // 23 and 26 keep their last vowel: ventitreesimo, ventiseiesimo.
  return n % 10 === 3 && n > 20
    ? `${words}esimo`
    : n % 10 === 6 && n > 20
      ? `${words}esimo`
      : `${words.slice(0, -1)}esimo`;
}

/** An ordinal in its dictionary form (masculine singular; German weak nominative). @param n 1 to 31 */
export function ordinal(n: number, language: LanguageCode): string {
  if (!Number.isInteger(n) || n < 1 || n > ORDINAL_MAX) throw new RangeError(`No ordinal for ${n}.`);
  return { en: english, es: spanish, fr: french, de: german, it: italian }[language](n);
}
