import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '../../languages.ts';
import { tokenize } from '../../normalize.ts';
import { CARDINAL_MAX, cardinal, type NumberUse } from './cardinals.ts';
import { ORDINAL_MAX, ordinal } from './ordinals.ts';
import { parseCardinal, parseOrdinal } from './parse-number.ts';

/** Checked against each language's grammar: the numbers that trip programs up. */
const TABLE: readonly [number, Record<LanguageCode, string>][] = [
  [0, { en: 'zero', es: 'cero', fr: 'zéro', de: 'null', it: 'zero' }],
  [1, { en: 'one', es: 'uno', fr: 'un', de: 'eins', it: 'uno' }],
  [16, { en: 'sixteen', es: 'dieciséis', fr: 'seize', de: 'sechzehn', it: 'sedici' }],
  [17, { en: 'seventeen', es: 'diecisiete', fr: 'dix-sept', de: 'siebzehn', it: 'diciassette' }],
  [21, { en: 'twenty-one', es: 'veintiuno', fr: 'vingt et un', de: 'einundzwanzig', it: 'ventuno' }],
  [22, { en: 'twenty-two', es: 'veintidós', fr: 'vingt-deux', de: 'zweiundzwanzig', it: 'ventidue' }],
  [28, { en: 'twenty-eight', es: 'veintiocho', fr: 'vingt-huit', de: 'achtundzwanzig', it: 'ventotto' }],
  [
    33,
    { en: 'thirty-three', es: 'treinta y tres', fr: 'trente-trois', de: 'dreiunddreißig', it: 'trentatré' },
  ],
  [70, { en: 'seventy', es: 'setenta', fr: 'soixante-dix', de: 'siebzig', it: 'settanta' }],
  [
    71,
    { en: 'seventy-one', es: 'setenta y uno', fr: 'soixante et onze', de: 'einundsiebzig', it: 'settantuno' },
  ],
  [80, { en: 'eighty', es: 'ochenta', fr: 'quatre-vingts', de: 'achtzig', it: 'ottanta' }],
  [
    81,
    { en: 'eighty-one', es: 'ochenta y uno', fr: 'quatre-vingt-un', de: 'einundachtzig', it: 'ottantuno' },
  ],
  [
    91,
    { en: 'ninety-one', es: 'noventa y uno', fr: 'quatre-vingt-onze', de: 'einundneunzig', it: 'novantuno' },
  ],
  [100, { en: 'one hundred', es: 'cien', fr: 'cent', de: 'hundert', it: 'cento' }],
  [101, { en: 'one hundred and one', es: 'ciento uno', fr: 'cent un', de: 'hunderteins', it: 'centouno' }],
  [200, { en: 'two hundred', es: 'doscientos', fr: 'deux cents', de: 'zweihundert', it: 'duecento' }],
  [
    280,
    {
      en: 'two hundred and eighty',
      es: 'doscientos ochenta',
      fr: 'deux cent quatre-vingts',
      de: 'zweihundertachtzig',
      it: 'duecentottanta',
    },
  ],
  [500, { en: 'five hundred', es: 'quinientos', fr: 'cinq cents', de: 'fünfhundert', it: 'cinquecento' }],
  [1000, { en: 'one thousand', es: 'mil', fr: 'mille', de: 'tausend', it: 'mille' }],
  [
    1999,
    {
      en: 'one thousand nine hundred and ninety-nine',
      es: 'mil novecientos noventa y nueve',
      fr: 'mille neuf cent quatre-vingt-dix-neuf',
      de: 'tausendneunhundertneunundneunzig',
      it: 'millenovecentonovantanove',
    },
  ],
  [
    21000,
    {
      en: 'twenty-one thousand',
      es: 'veintiún mil',
      fr: 'vingt et un mille',
      de: 'einundzwanzigtausend',
      it: 'ventunomila',
    },
  ],
  [
    80000,
    {
      en: 'eighty thousand',
      es: 'ochenta mil',
      fr: 'quatre-vingt mille',
      de: 'achtzigtausend',
      it: 'ottantamila',
    },
  ],
  [
    200300,
    {
      en: 'two hundred thousand three hundred',
      es: 'doscientos mil trescientos',
      fr: 'deux cent mille trois cents',
      de: 'zweihunderttausenddreihundert',
      it: 'duecentomilatrecento',
    },
  ],
];

describe('cardinal', () => {
  it.each(TABLE)('says %d in every language', (n, words) => {
    for (const language of LANGUAGE_CODES) expect(cardinal(n, language)).toBe(words[language]);
  });

  it.each<[number, LanguageCode, NumberUse, string]>([
    [1, 'es', 'm', 'un'],
    [21, 'es', 'm', 'veintiún'],
    [31, 'es', 'f', 'treinta y una'],
    [200, 'es', 'f', 'doscientas'],
    [1, 'fr', 'f', 'une'],
    [21, 'fr', 'f', 'vingt et une'],
    [1, 'de', 'f', 'eine'],
    [1, 'it', 'f', 'una'],
    [21, 'it', 'm', 'ventun'],
  ])('agrees with the noun that follows: %d %s %s', (n, language, use, words) => {
    expect(cardinal(n, language, use)).toBe(words);
  });

  it('is read back as the same number in every use', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: CARDINAL_MAX }),
        fc.constantFrom(...LANGUAGE_CODES),
        fc.constantFrom<NumberUse>('count', 'm', 'f'),
        (n, language, use) => {
          expect(parseCardinal(tokenize(cardinal(n, language, use), language), language)).toBe(n);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('refuses numbers out of range', () => {
    for (const n of [-1, 1.5, CARDINAL_MAX + 1, Number.NaN])
      expect(() => cardinal(n, 'en')).toThrow(RangeError);
  });
});

describe('ordinal', () => {
  it.each<[number, Record<LanguageCode, string>]>([
    [1, { en: 'first', es: 'primero', fr: 'premier', de: 'erste', it: 'primo' }],
    [3, { en: 'third', es: 'tercero', fr: 'troisième', de: 'dritte', it: 'terzo' }],
    [5, { en: 'fifth', es: 'quinto', fr: 'cinquième', de: 'fünfte', it: 'quinto' }],
    [7, { en: 'seventh', es: 'séptimo', fr: 'septième', de: 'siebte', it: 'settimo' }],
    [8, { en: 'eighth', es: 'octavo', fr: 'huitième', de: 'achte', it: 'ottavo' }],
    [9, { en: 'ninth', es: 'noveno', fr: 'neuvième', de: 'neunte', it: 'nono' }],
    [12, { en: 'twelfth', es: 'duodécimo', fr: 'douzième', de: 'zwölfte', it: 'dodicesimo' }],
    [20, { en: 'twentieth', es: 'vigésimo', fr: 'vingtième', de: 'zwanzigste', it: 'ventesimo' }],
    [
      21,
      {
        en: 'twenty-first',
        es: 'vigésimo primero',
        fr: 'vingt et unième',
        de: 'einundzwanzigste',
        it: 'ventunesimo',
      },
    ],
    [
      23,
      {
        en: 'twenty-third',
        es: 'vigésimo tercero',
        fr: 'vingt-troisième',
        de: 'dreiundzwanzigste',
        it: 'ventitreesimo',
      },
    ],
  ])('says %d in every language', (n, words) => {
    for (const language of LANGUAGE_CODES) expect(ordinal(n, language)).toBe(words[language]);
  });

  it('is read back as the same number', () => {
    for (const language of LANGUAGE_CODES) {
      for (let n = 1; n <= ORDINAL_MAX; n += 1) {
        expect(parseOrdinal(tokenize(ordinal(n, language), language), language)).toBe(n);
      }
    }
  });
});
