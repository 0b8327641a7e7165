/**
 * How the mouth makes each sound, for all languages. The sound map, the drawing of the mouth and the sentences on what
 * to change are computed from this table.
 */
export const PLACES = [
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

export const MANNERS = [
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

export type Lips = 'spread' | 'neutral' | 'rounded' | 'closed' | 'lip-to-teeth';

export interface ConsonantShape {
  readonly kind: 'consonant';
  readonly place: Place;
  readonly manner: Manner;
  readonly isVoiced: boolean;
  readonly lips: Lips;
}

/** Positions as in the vowel chart of the IPA. */
export interface VowelShape {
  readonly kind: 'vowel';
  /** 0 back to 1 front. */
  readonly front: number;
  /** 0 open to 1 close. */
  readonly height: number;
  readonly lips: Lips;
  /** Short and relaxed, as the i of 'sit'. */
  readonly isLax?: true;
  readonly isNasal?: true;
  /** Where a diphthong ends. */
  readonly glidesTo?: string;
}

export type SoundShape = VowelShape | ConsonantShape;

const consonant = (
  place: Place,
  manner: Manner,
  isVoiced: boolean,
  lips: Lips = 'neutral',
): ConsonantShape => ({ kind: 'consonant', place, manner, isVoiced, lips });

/** Voiceless before voiced. */
export const CONSONANTS: Readonly<Record<string, ConsonantShape>> = {
  p: consonant('bilabial', 'plosive', false, 'closed'),
  b: consonant('bilabial', 'plosive', true, 'closed'),
  t: consonant('alveolar', 'plosive', false),
  d: consonant('alveolar', 'plosive', true),
  k: consonant('velar', 'plosive', false),
  ɡ: consonant('velar', 'plosive', true),
  ts: consonant('alveolar', 'affricate', false, 'spread'),
  dz: consonant('alveolar', 'affricate', true, 'spread'),
  tʃ: consonant('postalveolar', 'affricate', false, 'rounded'),
  dʒ: consonant('postalveolar', 'affricate', true, 'rounded'),
  m: consonant('bilabial', 'nasal', true, 'closed'),
  n: consonant('alveolar', 'nasal', true),
  ɲ: consonant('palatal', 'nasal', true),
  ŋ: consonant('velar', 'nasal', true),
  r: consonant('alveolar', 'trill', true),
  ɾ: consonant('alveolar', 'tap', true),
  β: consonant('bilabial', 'fricative', true),
  f: consonant('labiodental', 'fricative', false, 'lip-to-teeth'),
  v: consonant('labiodental', 'fricative', true, 'lip-to-teeth'),
  θ: consonant('dental', 'fricative', false),
  ð: consonant('dental', 'fricative', true),
  s: consonant('alveolar', 'fricative', false, 'spread'),
  z: consonant('alveolar', 'fricative', true, 'spread'),
  ʃ: consonant('postalveolar', 'fricative', false, 'rounded'),
  ʒ: consonant('postalveolar', 'fricative', true, 'rounded'),
  ç: consonant('palatal', 'fricative', false, 'spread'),
  ʝ: consonant('palatal', 'fricative', true, 'spread'),
  x: consonant('velar', 'fricative', false),
  ɣ: consonant('velar', 'fricative', true),
  ʁ: consonant('uvular', 'fricative', true),
  h: consonant('glottal', 'fricative', false),
  // The r of English, which the sign stands for here, is made behind the ridge.
  ɹ: consonant('postalveolar', 'approximant', true, 'rounded'),
  j: consonant('palatal', 'approximant', true, 'spread'),
  ɥ: consonant('palatal', 'approximant', true, 'rounded'),
  w: consonant('velar', 'approximant', true, 'rounded'),
  l: consonant('alveolar', 'lateral', true),
  ʎ: consonant('palatal', 'lateral', true),
};

const vowel = (front: number, height: number, lips: Lips, isLax?: true): VowelShape => ({
  kind: 'vowel',
  front,
  height,
  lips,
  ...(isLax && { isLax }),
});

/** The steady vowels without those of the nose. */
export const VOWELS: Readonly<Record<string, VowelShape>> = {
  i: vowel(1, 1, 'spread'),
  y: vowel(1, 1, 'rounded'),
  u: vowel(0, 1, 'rounded'),
  ɪ: vowel(0.86, 5 / 6, 'neutral', true),
  ʏ: vowel(0.86, 5 / 6, 'rounded', true),
  ʊ: vowel(0.14, 5 / 6, 'rounded', true),
  e: vowel(1, 4 / 6, 'spread'),
  ø: vowel(1, 4 / 6, 'rounded'),
  o: vowel(0, 4 / 6, 'rounded'),
  ə: vowel(0.5, 3 / 6, 'neutral', true),
  ɚ: vowel(0.5, 3 / 6, 'rounded', true),
  ɛ: vowel(1, 2 / 6, 'neutral', true),
  œ: vowel(1, 2 / 6, 'rounded', true),
  ɝ: vowel(0.6, 2 / 6, 'rounded'),
  // Of 'cup': the sign's place in the chart is further back.
  ʌ: vowel(0.36, 2 / 6, 'neutral', true),
  ɔ: vowel(0, 2 / 6, 'rounded', true),
  æ: vowel(1, 1 / 6, 'neutral'),
  ɐ: vowel(0.5, 1 / 6, 'neutral', true),
  // In most of our languages a central vowel, although the sign is a front one.
  a: vowel(0.6, 0, 'neutral'),
  ɑ: vowel(0, 0, 'neutral'),
};

/** Each begins as a steady vowel and ends as another. */
const DIPHTHONGS = ['eɪ', 'aɪ', 'ɔɪ', 'oʊ', 'aʊ'];
const NASAL_VOWELS = ['ɑ̃', 'ɛ̃', 'ɔ̃'];

/** The long and full form of the vowel that another one begins with. */
const full = ({ front, height, lips }: VowelShape): VowelShape => vowel(front, height, lips);

const SHAPES: Readonly<Record<string, SoundShape>> = {
  ...CONSONANTS,
  ...VOWELS,
  ...Object.fromEntries(
    DIPHTHONGS.map((sound) => [sound, { ...full(VOWELS[sound[0]!]!), glidesTo: sound.slice(1) }]),
  ),
  ...Object.fromEntries(NASAL_VOWELS.map((sound) => [sound, { ...full(VOWELS[sound[0]!]!), isNasal: true }])),
};

/** @returns undefined if the table has no such sound */
export const shapeOf = (sound: string): SoundShape | undefined =>
  Object.hasOwn(SHAPES, sound) ? SHAPES[sound] : undefined;

export const isVoiced = (shape: SoundShape): boolean => shape.kind === 'vowel' || shape.isVoiced;

/** Whether the soft palate is lowered, so that air leaves through the nose. */
export const isNasal = (shape: SoundShape): boolean =>
  shape.kind === 'vowel' ? shape.isNasal === true : shape.manner === 'nasal';
