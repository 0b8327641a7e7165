import type { PhoneStats } from '@speak-it-now/contract';
import type { TaughtLanguage } from '@speak-it-now/languages';

const PLACES = [
  'bilabial',
  'labiodental',
  'dental',
  'alveolar',
  'postalveolar',
  'palatal',
  'velar',
  'uvular',
  'glottal',
] as const;
export type Place = (typeof PLACES)[number];

const MANNERS = [
  'plosive',
  'affricate',
  'nasal',
  'trill',
  'tap',
  'fricative',
  'approximant',
  'lateral',
] as const;
export type Manner = (typeof MANNERS)[number];

/** Each consonant's position in the IPA chart; w is at the soft palate, ɥ at the hard palate. */
const CONSONANTS: Readonly<Record<Manner, Readonly<Partial<Record<Place, string>>>>> = {
  plosive: { bilabial: 'p b', alveolar: 't d', velar: 'k ɡ' },
  affricate: { alveolar: 'ts dz', postalveolar: 'tʃ dʒ' },
  nasal: { bilabial: 'm', alveolar: 'n', palatal: 'ɲ', velar: 'ŋ' },
  trill: { alveolar: 'r' },
  tap: { alveolar: 'ɾ' },
  fricative: {
    bilabial: 'β',
    labiodental: 'f v',
    dental: 'θ ð',
    alveolar: 's z',
    postalveolar: 'ʃ ʒ',
    palatal: 'ç ʝ',
    velar: 'x ɣ',
    uvular: 'ʁ',
    glottal: 'h',
  },
  approximant: { alveolar: 'ɹ', palatal: 'j ɥ', velar: 'w' },
  lateral: { alveolar: 'l', palatal: 'ʎ' },
};

/**
 * The vowel trapezium: [from front 0 to back 1, from closed 0 to open 1, side of its point]. Where two vowels share a
 * point the unrounded one is on its left (-1), the rounded or r-colored one on its right (1).
 */
const VOWELS: Readonly<Record<string, readonly [backness: number, openness: number, side: -1 | 0 | 1]>> = {
  i: [0, 0, -1],
  y: [0, 0, 1],
  u: [1, 0, 0],
  ɪ: [0.14, 1 / 6, -1],
  ʏ: [0.14, 1 / 6, 1],
  ʊ: [0.86, 1 / 6, 0],
  e: [0, 2 / 6, -1],
  ø: [0, 2 / 6, 1],
  o: [1, 2 / 6, 0],
  ə: [0.5, 3 / 6, -1],
  ɚ: [0.5, 3 / 6, 1],
  ɛ: [0, 4 / 6, -1],
  œ: [0, 4 / 6, 1],
  ɝ: [0.48, 4 / 6, 0],
  ʌ: [1, 4 / 6, -1],
  ɔ: [1, 4 / 6, 1],
  æ: [0, 5 / 6, 0],
  ɐ: [0.5, 5 / 6, 0],
  a: [0.12, 1, 0],
  ɑ: [1, 1, 0],
};

/** The sounds of each language, written as in the scores, without length marks. */
const INVENTORY: Readonly<Record<TaughtLanguage, string>> = {
  en: 'i ɪ ɛ æ ɑ ʌ ə ɔ ʊ u ɝ ɚ eɪ aɪ ɔɪ oʊ aʊ p b t d k ɡ f v θ ð s z ʃ ʒ h m n ŋ l ɹ j w tʃ dʒ',
  es: 'i e a o u p b t d k ɡ f θ s x m n ɲ ŋ l r ɾ j w ʝ tʃ',
  fr: 'i e ɛ a ɔ o u y ø œ ə ɑ̃ ɛ̃ ɔ̃ p b t d k ɡ f v s z ʃ ʒ m n ɲ ŋ l ʁ j w ɥ',
  de: 'i ɪ e ɛ a ɔ o ʊ u y ʏ ø œ ə ɐ aɪ ɔɪ aʊ p b t d k ɡ f v s z ʃ ʒ ç x h m n ŋ l ʁ j ts tʃ',
  it: 'i e ɛ a ɔ o u p b t d k ɡ f v s z ʃ m n ɲ ŋ l ʎ r j w ts dz tʃ dʒ',
};

/** A sound on the chart; `stats` is undefined if it was never said. */
export interface ChartSound {
  readonly ipa: string;
  readonly stats: PhoneStats | undefined;
}

export interface PlacedVowel extends ChartSound {
  /** In the trapezium's box, from 0 to 1, from the left and from the top. */
  readonly x: number;
  readonly y: number;
  readonly side: -1 | 0 | 1;
}

export interface IpaChart {
  readonly places: readonly Place[];
  readonly rows: readonly {
    readonly manner: Manner;
    readonly cells: readonly { readonly place: Place; readonly sounds: readonly ChartSound[] }[];
  }[];
  readonly vowels: readonly PlacedVowel[];
  readonly nasalVowels: readonly ChartSound[];
  readonly diphthongs: readonly ChartSound[];
  /** Sounds with scores that are on neither chart. */
  readonly others: readonly ChartSound[];
}

/** How far the trapezium's front edge leans inward at the open end. */
export const FRONT_LEAN = 0.42;

const base = (ipa: string): string => ipa.replaceAll('ː', '');
const isNasal = (ipa: string): boolean => ipa.normalize('NFD').includes('\u0303');

/** The sounds of a language at their positions, with the scores of those practiced. */
export function ipaChart(language: TaughtLanguage, phones: readonly PhoneStats[]): IpaChart {
  const practiced = new Map(
    phones.filter((phone) => phone.language === language).map((phone) => [phone.ipa, phone]),
  );
  const placed = new Set<string>();
  const inventory = INVENTORY[language].split(' ');
  /** Every length of the sound that was said; if none, the sound itself if the language has it. */
  const soundsOf = (symbol: string): ChartSound[] => {
    const said = [...practiced.values()].filter(({ ipa }) => base(ipa) === symbol);
    for (const { ipa } of said) placed.add(ipa);
    if (said.length > 0) return said.map((stats) => ({ ipa: stats.ipa, stats }));
    return inventory.includes(symbol) ? [{ ipa: symbol, stats: undefined }] : [];
  };
  const consonants = MANNERS.map((manner) => ({
    manner,
    cells: PLACES.map((place) => ({
      place,
      sounds: (CONSONANTS[manner][place]?.split(' ') ?? []).flatMap(soundsOf),
    })),
  }));
  const places = PLACES.filter((place) =>
    consonants.some(({ cells }) => cells.some((cell) => cell.place === place && cell.sounds.length > 0)),
  );
  const vowels = Object.entries(VOWELS).flatMap(([symbol, [backness, openness, side]]) => {
    const left = openness * FRONT_LEAN;
    return merge(soundsOf(symbol)).map((sound) => ({
      ...sound,
      x: left + backness * (1 - left),
      y: openness,
      side,
    }));
  });
  const further = [...new Set([...inventory, ...[...practiced.keys()].map(base)])].filter(
    (symbol) => !(symbol in VOWELS) && !isConsonant(symbol),
  );
  const nasalVowels = further.filter(isNasal).flatMap(soundsOf);
  const diphthongs = further
    .filter((symbol) => !isNasal(symbol) && inventory.includes(symbol))
    .flatMap(soundsOf);
  return {
    places,
    rows: consonants
      .map(({ manner, cells }) => ({ manner, cells: cells.filter(({ place }) => places.includes(place)) }))
      .filter(({ cells }) => cells.some(({ sounds }) => sounds.length > 0)),
    vowels,
    nasalVowels,
    diphthongs,
    others: [...practiced.values()]
      .filter(({ ipa }) => !placed.has(ipa))
      .map((stats) => ({ ipa: stats.ipa, stats })),
  };
}

const CONSONANT_SYMBOLS = new Set(
  Object.values(CONSONANTS).flatMap((row) => Object.values(row).flatMap((cell) => cell.split(' '))),
);
const isConsonant = (symbol: string): boolean => CONSONANT_SYMBOLS.has(symbol);

/** Long and short forms of a vowel share one position. The table lists them separately. */
function merge(sounds: readonly ChartSound[]): ChartSound[] {
  const [first, ...rest] = sounds;
  if (!first?.stats || rest.length === 0) return first ? [first] : [];
  const all = sounds.flatMap(({ stats }) => stats ?? []);
  const count = all.reduce((sum, stats) => sum + stats.count, 0);
  const weighted = (value: (stats: PhoneStats) => number) =>
    all.reduce((sum, stats) => sum + value(stats) * stats.count, 0) / count;
  const ipa = all
    .map((stats) => stats.ipa)
    .sort()
    .join(' ');
  return [
    {
      ipa,
      stats: {
        ...first.stats,
        ipa,
        count,
        meanAccuracy: weighted(({ meanAccuracy }) => meanAccuracy),
        recentMeanAccuracy: weighted(({ recentMeanAccuracy }) => recentMeanAccuracy),
      },
    },
  ];
}
