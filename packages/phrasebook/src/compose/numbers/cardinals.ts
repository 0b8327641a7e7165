import type { LanguageCode } from '../../languages.ts';

/**
 * How a cardinal is used: 'count' stands alone ('veintiuno'), 'm' and 'f' stand before a noun of that gender
 * ('veintiún hombres', 'veintiuna mujeres').
 */
export type NumberUse = 'count' | 'm' | 'f';

export const CARDINAL_MAX = 999_999_999;

const EN_SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const EN_TENS = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function english(n: number): string {
  if (n < 20) return EN_SMALL[n]!;
  if (n < 100) return EN_TENS[Math.floor(n / 10)]! + (n % 10 ? `-${EN_SMALL[n % 10]}` : '');
  if (n < 1000) {
    const rest = n % 100;
    return `${EN_SMALL[Math.floor(n / 100)]} hundred${rest ? ` and ${english(rest)}` : ''}`;
  }
  const rest = n % 1000;
  const join = rest === 0 ? '' : rest < 100 ? ' and ' : ' ';
  return `${english(Math.floor(n / 1000))} thousand${join}${rest ? english(rest) : ''}`;
}

const ES_SMALL =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  );
const ES_TENS = ' diez veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
const ES_HUNDREDS =
  ' ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(
    ' ',
  );

function spanish(n: number, use: NumberUse): string {
  const one = { count: 'uno', m: 'un', f: 'una' }[use];
  if (n === 1) return one;
  if (n === 21) return { count: 'veintiuno', m: 'veintiún', f: 'veintiuna' }[use];
  if (n < 30) return ES_SMALL[n]!;
  if (n < 100) return ES_TENS[Math.floor(n / 10)]! + (n % 10 ? ` y ${spanish(n % 10, use)}` : '');
  if (n === 100) return 'cien';
  if (n < 1000) {
    const hundreds = ES_HUNDREDS[Math.floor(n / 100)]!;
    const agreeing = use === 'f' && n >= 200 ? hundreds.replace(/os$/, 'as') : hundreds;
    return agreeing + (n % 100 ? ` ${spanish(n % 100, use)}` : '');
  }
  const thousands = Math.floor(n / 1000);
  const head = thousands === 1 ? 'mil' : `${spanish(thousands, use === 'f' ? 'f' : 'm')} mil`;
  return head + (n % 1000 ? ` ${spanish(n % 1000, use)}` : '');
}

const FR_SMALL =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );
const FR_TENS = ' dix vingt trente quarante cinquante soixante'.split(' ');

function frenchBelowHundred(n: number, one: string): string {
  if (n === 1) return one;
  if (n < 20) return FR_SMALL[n]!;
  if (n < 70) {
    const tens = FR_TENS[Math.floor(n / 10)]!;
    if (n % 10 === 0) return tens;
    return n % 10 === 1 ? `${tens} et ${one}` : `${tens}-${FR_SMALL[n % 10]}`;
  }
  if (n < 80) return n === 71 ? 'soixante et onze' : `soixante-${FR_SMALL[n - 60]}`;
  if (n === 80) return 'quatre-vingts';
  return `quatre-vingt-${n === 81 ? one : FR_SMALL[n - 80]}`;
}

function french(n: number, use: NumberUse): string {
  const one = use === 'f' ? 'une' : 'un';
  if (n < 100) return frenchBelowHundred(n, one);
  if (n < 1000) {
    const hundreds = Math.floor(n / 100);
    const rest = n % 100;
    if (rest === 0) return hundreds === 1 ? 'cent' : `${FR_SMALL[hundreds]} cents`;
    return `${hundreds === 1 ? '' : `${FR_SMALL[hundreds]} `}cent ${frenchBelowHundred(rest, one)}`;
  }
  const thousands = Math.floor(n / 1000);
  // 'vingt' and 'cent' lose their plural s before 'mille'.
  const head = thousands === 1 ? 'mille' : `${french(thousands, 'm').replace(/(cent|vingt)s$/, '$1')} mille`;
  return head + (n % 1000 ? ` ${french(n % 1000, use)}` : '');
}

const DE_SMALL =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  );
const DE_TENS = ' zehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');

function german(n: number, last: 'eins' | 'ein'): string {
  if (n === 1) return last;
  if (n < 20) return DE_SMALL[n]!;
  if (n < 100) {
    const tens = DE_TENS[Math.floor(n / 10)]!;
    return n % 10 ? `${german(n % 10, 'ein')}und${tens}` : tens;
  }
  if (n < 1000) {
    const hundreds = Math.floor(n / 100);
    const head = hundreds === 1 ? 'hundert' : `${DE_SMALL[hundreds]}hundert`;
    return head + (n % 100 ? german(n % 100, last) : '');
  }
  const thousands = Math.floor(n / 1000);
  const head = thousands === 1 ? 'tausend' : `${german(thousands, 'ein')}tausend`;
  const rest = n % 1000;
  if (rest === 0) return head;
  return head + (rest >= 100 && rest < 200 ? 'ein' : '') + german(rest, last);
}

const IT_SMALL =
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'.split(
    ' ',
  );
const IT_TENS = ' dieci venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ');

function italianBelowThousand(n: number): string {
  if (n < 20) return IT_SMALL[n]!;
  if (n < 100) {
    const tens = IT_TENS[Math.floor(n / 10)]!;
    const unit = n % 10;
    if (unit === 0) return tens;
    if (unit === 1 || unit === 8) return tens.slice(0, -1) + IT_SMALL[unit];
    return tens + (unit === 3 ? 'tré' : IT_SMALL[unit]);
  }
  const hundreds = Math.floor(n / 100);
  const head = hundreds === 1 ? 'cento' : `${IT_SMALL[hundreds]}cento`;
  const rest = n % 100;
  if (rest === 0) return head;
  if (rest === 3) return `${head}tré`;
  // 'centottanta', 'centotto': cento loses its o before otto and ottanta.
  if (rest === 8 || (rest >= 80 && rest < 90)) return head.slice(0, -1) + italianBelowThousand(rest);
  return head + italianBelowThousand(rest);
}

function italian(n: number, use: NumberUse): string {
  if (n === 1) return { count: 'uno', m: 'un', f: 'una' }[use];
  if (n < 1000) {
    const words = italianBelowThousand(n);
    // 'ventun anni': the last vowel of -uno is dropped before a noun.
    return use !== 'count' && n % 10 === 1 && n % 100 !== 11 ? words.slice(0, -1) : words;
  }
  const thousands = Math.floor(n / 1000);
  const head = thousands === 1 ? 'mille' : `${italianBelowThousand(thousands).replace(/tré$/, 'tre')}mila`;
  const rest = n % 1000;
  if (rest === 0) return head;
  return head + (rest === 3 ? 'tré' : rest === 1 ? 'uno' : italian(rest, use));
}

const MILLION = 1_000_000;
const MILLIONS: Record<LanguageCode, readonly [one: string, many: string]> = {
  en: ['one million', 'million'],
  es: ['un millón', 'millones'],
  fr: ['un million', 'millions'],
  de: ['eine Million', 'Millionen'],
  it: ['un milione', 'milioni'],
};

function millions(n: number, language: LanguageCode, use: NumberUse): string {
  const count = Math.floor(n / MILLION);
  const rest = n % MILLION;
  const [one, many] = MILLIONS[language];
  const head = count === 1 ? one : `${cardinal(count, language, 'm')} ${many}`;
  if (rest === 0) return head;
  const join = language === 'en' && rest < 100 ? ' and ' : ' ';
  return head + join + cardinal(rest, language, use);
}

const POINT: Record<LanguageCode, string> = {
  en: 'point',
  es: 'coma',
  fr: 'virgule',
  de: 'Komma',
  it: 'virgola',
};

/** A number with decimals in words: 'one point five', 'eins Komma fünf'. */
export function decimalNumber(n: number, decimals: string, language: LanguageCode): string {
  const isGrouped =
    !decimals.startsWith('0') && decimals.length <= 2 && language !== 'en' && language !== 'de';
  const said = isGrouped
    ? cardinal(Number(decimals), language)
    : [...decimals].map((digit) => cardinal(Number(digit), language)).join(' ');
  return `${cardinal(n, language)} ${POINT[language]} ${said}`;
}

/**
 * A whole number in words.
 * @param n 0 to 999,999,999
 * @param use whether a noun follows, and its gender (only 1 and, in Spanish, hundreds change with it)
 */
export function cardinal(n: number, language: LanguageCode, use: NumberUse = 'count'): string {
  if (!Number.isInteger(n) || n < 0 || n > CARDINAL_MAX) throw new RangeError(`No cardinal for ${n}.`);
  if (n >= MILLION) return millions(n, language, use);
  switch (language) {
    case 'en':
      return english(n);
    case 'es':
      return spanish(n, use);
    case 'fr':
      return french(n, use);
    case 'de':
      if (n === 1 && use === 'f') return 'eine';
      return german(n, use === 'count' ? 'eins' : 'ein');
    case 'it':
      return italian(n, use);
  }
}
