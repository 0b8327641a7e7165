/**
 * How the mouth makes each unit of the engine's inventory, as numbers. The diagram and the differences between two
 * sounds are computed from them. Positions are rough, as in a textbook's side view.
 */
export type Lips = 'spread' | 'neutral' | 'rounded' | 'closed' | 'lip-to-teeth';

interface VowelShape {
  readonly kind: 'vowel';
  /** 0 open to 1 close. */
  readonly height: number;
  /** 0 back to 1 front. */
  readonly front: number;
  readonly lips: Lips;
  readonly isNasal?: true;
  /** Short and relaxed, as the i of 'sit'. */
  readonly isLax?: true;
  /** Where a diphthong ends. */
  readonly glidesTo?: string;
}

export type Place =
  | 'bilabial'
  | 'labiodental'
  | 'dental'
  | 'alveolar'
  | 'postalveolar'
  | 'retroflex'
  | 'palatal'
  | 'velar'
  | 'uvular'
  | 'glottal';
export type Manner =
  | 'stop'
  | 'fricative'
  | 'affricate'
  | 'nasal'
  | 'lateral'
  | 'approximant'
  | 'tap'
  | 'trill';

interface ConsonantShape {
  readonly kind: 'consonant';
  readonly place: Place;
  readonly manner: Manner;
  readonly isVoiced: boolean;
  readonly lips: Lips;
}

export type SoundShape = VowelShape | ConsonantShape;

const vowel = (height: number, front: number, lips: Lips, more: Partial<VowelShape> = {}): VowelShape => ({
  kind: 'vowel',
  height,
  front,
  lips,
  ...more,
});
const consonant = (
  place: Place,
  manner: Manner,
  isVoiced: boolean,
  lips: Lips = 'neutral',
): ConsonantShape => ({
  kind: 'consonant',
  place,
  manner,
  isVoiced,
  lips,
});

const SHAPES: Readonly<Record<string, SoundShape>> = {
  i: vowel(1, 1, 'spread'),
  ɪ: vowel(0.85, 0.85, 'neutral', { isLax: true }),
  e: vowel(0.7, 0.95, 'spread'),
  ɛ: vowel(0.4, 0.85, 'neutral', { isLax: true }),
  æ: vowel(0.18, 0.85, 'neutral'),
  a: vowel(0, 0.6, 'neutral'),
  ɑ: vowel(0, 0.15, 'neutral'),
  ʌ: vowel(0.35, 0.4, 'neutral', { isLax: true }),
  ɔ: vowel(0.35, 0.08, 'rounded', { isLax: true }),
  o: vowel(0.68, 0.05, 'rounded'),
  ʊ: vowel(0.82, 0.2, 'rounded', { isLax: true }),
  u: vowel(1, 0, 'rounded'),
  y: vowel(1, 0.95, 'rounded'),
  ʏ: vowel(0.84, 0.8, 'rounded', { isLax: true }),
  ø: vowel(0.7, 0.88, 'rounded'),
  œ: vowel(0.42, 0.8, 'rounded', { isLax: true }),
  ə: vowel(0.5, 0.5, 'neutral', { isLax: true }),
  ɐ: vowel(0.2, 0.5, 'neutral', { isLax: true }),
  ɝ: vowel(0.55, 0.45, 'rounded'),
  eɪ: vowel(0.65, 0.9, 'spread', { glidesTo: 'ɪ' }),
  aɪ: vowel(0, 0.6, 'neutral', { glidesTo: 'ɪ' }),
  ɔɪ: vowel(0.4, 0.1, 'rounded', { glidesTo: 'ɪ' }),
  oʊ: vowel(0.62, 0.15, 'rounded', { glidesTo: 'ʊ' }),
  aʊ: vowel(0, 0.55, 'neutral', { glidesTo: 'ʊ' }),
  ɑ̃: vowel(0.05, 0.1, 'neutral', { isNasal: true }),
  ɛ̃: vowel(0.35, 0.85, 'neutral', { isNasal: true }),
  ɔ̃: vowel(0.45, 0.05, 'rounded', { isNasal: true }),
  p: consonant('bilabial', 'stop', false, 'closed'),
  b: consonant('bilabial', 'stop', true, 'closed'),
  m: consonant('bilabial', 'nasal', true, 'closed'),
  f: consonant('labiodental', 'fricative', false, 'lip-to-teeth'),
  v: consonant('labiodental', 'fricative', true, 'lip-to-teeth'),
  θ: consonant('dental', 'fricative', false),
  ð: consonant('dental', 'fricative', true),
  t: consonant('alveolar', 'stop', false),
  d: consonant('alveolar', 'stop', true),
  n: consonant('alveolar', 'nasal', true),
  s: consonant('alveolar', 'fricative', false, 'spread'),
  z: consonant('alveolar', 'fricative', true, 'spread'),
  ts: consonant('alveolar', 'affricate', false, 'spread'),
  dz: consonant('alveolar', 'affricate', true, 'spread'),
  l: consonant('alveolar', 'lateral', true),
  r: consonant('alveolar', 'trill', true),
  ɾ: consonant('alveolar', 'tap', true),
  ʃ: consonant('postalveolar', 'fricative', false, 'rounded'),
  ʒ: consonant('postalveolar', 'fricative', true, 'rounded'),
  tʃ: consonant('postalveolar', 'affricate', false, 'rounded'),
  dʒ: consonant('postalveolar', 'affricate', true, 'rounded'),
  ɹ: consonant('retroflex', 'approximant', true, 'rounded'),
  ç: consonant('palatal', 'fricative', false, 'spread'),
  ʝ: consonant('palatal', 'fricative', true, 'spread'),
  j: consonant('palatal', 'approximant', true, 'spread'),
  ɥ: consonant('palatal', 'approximant', true, 'rounded'),
  ɲ: consonant('palatal', 'nasal', true),
  ʎ: consonant('palatal', 'lateral', true),
  k: consonant('velar', 'stop', false),
  ɡ: consonant('velar', 'stop', true),
  ŋ: consonant('velar', 'nasal', true),
  x: consonant('velar', 'fricative', false),
  w: consonant('velar', 'approximant', true, 'rounded'),
  ʁ: consonant('uvular', 'fricative', true),
  h: consonant('glottal', 'fricative', false),
};

/** @returns undefined if the inventory has no such unit */
export const shapeOf = (sound: string): SoundShape | undefined =>
  Object.hasOwn(SHAPES, sound) ? SHAPES[sound] : undefined;

export const isVoiced = (shape: SoundShape): boolean => shape.kind === 'vowel' || shape.isVoiced;

/** Whether the soft palate is lowered, so that air leaves through the nose. */
export const isNasal = (shape: SoundShape): boolean =>
  shape.kind === 'vowel' ? shape.isNasal === true : shape.manner === 'nasal';
