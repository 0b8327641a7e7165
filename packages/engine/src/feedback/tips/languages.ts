import type { Language } from '../../types.ts';

/** What a language adds to the general sentence about a unit (articulation.ts). */
interface LanguageTip {
  /** A common word with the sound. */
  readonly example: string;
  /** Replaces the general sentence if the language forms the sound differently. */
  readonly articulation?: string;
}

type TipsOfLanguage = Readonly<Record<string, LanguageTip>>;

const example = (word: string, articulation?: string): LanguageTip =>
  articulation === undefined ? { example: word } : { example: word, articulation };

const DENTAL_T =
  'Touch the back of the upper teeth with the tip of the tongue and let go without a puff of air.';
const DENTAL_D = 'Touch the back of the upper teeth with the tip of the tongue and let go, with voice.';
const PLAIN_P = 'Close both lips and let go without a puff of air.';
const PLAIN_K = 'Raise the back of the tongue to the soft palate and let go without a puff of air.';
const NG_BEFORE_STOP =
  'Raise the back of the tongue to the soft palate and hum through the nose, ready for the k or g that follows.';
const CLEAR_L =
  'Touch the ridge behind the upper teeth and keep the back of the tongue low: the l stays bright.';

/** Sounds that are taught by their symbol, not by their unit: long and short ones, weak ones, those of an accent. */
export const SYMBOL_TIPS: Readonly<Partial<Record<Language, TipsOfLanguage>>> = {
  en: {
    ə: example('about', 'Let the mouth rest and make the shortest, most relaxed vowel you can.'),
    ɒ: example('hot', 'Round the lips loosely, jaw low, and keep the vowel short.'),
    ɜː: example('bird', 'Let the tongue rest in the middle of the mouth and hold the vowel; no r is heard.'),
    əʊ: example('go', 'Start with the mouth at rest and close the lips into a small circle.'),
  },
  de: {
    aː: example('Tag', 'Open the mouth wide and hold the vowel long.'),
    a: example('Mann', 'Open the mouth wide and keep the vowel short.'),
  },
};

/** Italian: added to the tip of any consonant with a length mark. */
export const DOUBLE_CONSONANT =
  'This consonant is double: hold it about twice as long as a single one before you let go.';

export const LANGUAGE_TIPS: Readonly<Partial<Record<Language, TipsOfLanguage>>> = {
  en: {
    i: example('see'),
    ɪ: example('sit'),
    ɛ: example('bed'),
    æ: example('cat'),
    ɑ: example('father'),
    ʌ: example(
      'cup',
      'Open the mouth about halfway, with lips and tongue relaxed, for a short, clear vowel. Without stress it is only a murmur.',
    ),
    ɔ: example('law'),
    ʊ: example('book'),
    u: example('food'),
    ɝ: example('bird'),
    eɪ: example('day'),
    aɪ: example('my'),
    ɔɪ: example('boy'),
    oʊ: example('go'),
    aʊ: example('now'),
    p: example('pen', 'Close both lips and let go with a puff of air at the start of a word.'),
    b: example('bad'),
    t: example(
      'tea',
      'Touch the ridge behind the upper teeth and let go with a puff of air at the start of a word.',
    ),
    d: example('day'),
    k: example(
      'key',
      'Raise the back of the tongue to the soft palate and let go with a puff of air at the start of a word.',
    ),
    ɡ: example('go'),
    f: example('fine'),
    v: example('very'),
    θ: example('think'),
    ð: example('this'),
    s: example('see'),
    z: example('zoo'),
    ʃ: example('she'),
    ʒ: example('pleasure'),
    h: example('house'),
    m: example('man'),
    n: example('no'),
    ŋ: example('sing'),
    l: example(
      'light',
      'Touch the ridge behind the upper teeth; at the end of a word raise the back of the tongue as well.',
    ),
    ɹ: example('red'),
    j: example('yes'),
    w: example('we'),
    tʃ: example('cheese'),
    dʒ: example('job'),
  },
  es: {
    i: example('sí'),
    e: example('mesa', 'A short, steady “e”, halfway open: it never glides towards “ee”.'),
    a: example('casa'),
    o: example('todo', 'A short, steady “o” with rounded lips: it never glides towards “oo”.'),
    u: example('uno'),
    p: example('pan', PLAIN_P),
    b: example('vida', 'Bring both lips together for b and v alike; between vowels they barely touch.'),
    t: example('té', DENTAL_T),
    d: example(
      'dedo',
      'Touch the back of the upper teeth; between vowels let the tongue barely touch them, like a soft “th” in “this”.',
    ),
    k: example('casa', PLAIN_K),
    ɡ: example(
      'gato',
      'Raise the back of the tongue; between vowels let it barely touch, so that the air keeps flowing.',
    ),
    f: example('fácil'),
    θ: example(
      'cena',
      'Put the tip of the tongue between the teeth and blow; in Latin America an s is just as right.',
    ),
    s: example('sol', 'Hiss without voice, also between vowels: never a z.'),
    ʃ: example('show'),
    x: example('jamón'),
    m: example('mano'),
    n: example('no'),
    ɲ: example('niño'),
    ŋ: example('tengo', NG_BEFORE_STOP),
    l: example('luna', CLEAR_L),
    ʎ: example(
      'llave',
      'Press the middle of the tongue to the palate and let the voice flow past its sides; a y as in “yo” is just as right.',
    ),
    r: example('perro'),
    ɾ: example('pero'),
    j: example('tiene'),
    w: example('bueno'),
    ʝ: example('yo'),
    tʃ: example('mucho'),
  },
  fr: {
    i: example('lit'),
    e: example('thé'),
    ɛ: example('mère'),
    a: example('patte'),
    ɔ: example('porte'),
    o: example('beau'),
    u: example('tout'),
    y: example('tu'),
    ø: example('deux'),
    œ: example('sœur'),
    ə: example('petit', 'Round the lips slightly and make a very short, relaxed vowel.'),
    ɑ̃: example('enfant'),
    ɛ̃: example('pain'),
    ɔ̃: example('bon'),
    p: example('papa', PLAIN_P),
    b: example('beau'),
    t: example('thé', DENTAL_T),
    d: example('deux', DENTAL_D),
    k: example('café', PLAIN_K),
    ɡ: example('gare'),
    f: example('fille'),
    v: example('vous'),
    s: example('six'),
    z: example('rose'),
    ʃ: example('chat'),
    ʒ: example('je'),
    m: example('maman'),
    n: example('non'),
    ɲ: example('montagne'),
    ŋ: example('parking'),
    l: example('lune', CLEAR_L),
    ʁ: example('rouge'),
    j: example('fille'),
    w: example('oui'),
    ɥ: example('huit'),
  },
  de: {
    i: example('wie', 'Spread the lips, tongue high and forward, and hold the vowel long.'),
    ɪ: example('bitte'),
    e: example('See'),
    ɛ: example('Bett'),
    a: example('Tag'),
    ɔ: example('Sonne'),
    o: example('Sohn'),
    ʊ: example('Mutter'),
    u: example('gut'),
    y: example('über'),
    ʏ: example('fünf'),
    ø: example('schön'),
    œ: example('können'),
    ə: example('bitte'),
    ɐ: example('Wasser'),
    aɪ: example('mein'),
    ɔɪ: example('heute'),
    aʊ: example('Haus'),
    p: example('Post'),
    b: example('Brot'),
    t: example('Tag'),
    d: example('danke'),
    k: example('Kind'),
    ɡ: example('gut'),
    f: example('Vater'),
    v: example(
      'Wasser',
      'The German w: rest the upper teeth on the lower lip and hum; the lips are not rounded.',
    ),
    s: example('Haus'),
    z: example('Sonne', 'An s at the start of a word or between vowels buzzes: hiss with voice.'),
    ʃ: example('Schule'),
    ʒ: example('Garage'),
    ç: example('ich'),
    x: example('Buch'),
    h: example('Haus'),
    m: example('Mutter'),
    n: example('nein'),
    ŋ: example('singen'),
    l: example('viel', CLEAR_L),
    ʁ: example('rot'),
    j: example('ja'),
    ts: example('Zeit'),
    tʃ: example('tschüss'),
    dʒ: example('Dschungel'),
  },
  it: {
    i: example('vino'),
    e: example('sera'),
    ɛ: example('bello'),
    a: example('casa'),
    ɔ: example('porta'),
    o: example('sole'),
    u: example('luna'),
    p: example('pane', PLAIN_P),
    b: example('bene'),
    t: example('tu', DENTAL_T),
    d: example('due', DENTAL_D),
    k: example('casa', PLAIN_K),
    ɡ: example('gatto'),
    f: example('fare'),
    v: example('vino'),
    s: example('sole'),
    z: example('rosa'),
    ʃ: example('pesce'),
    m: example('mamma'),
    n: example('no'),
    ɲ: example('gnocchi'),
    ŋ: example('lungo', NG_BEFORE_STOP),
    l: example('luna', CLEAR_L),
    ʎ: example('figlio'),
    r: example(
      'rosso',
      'Rest the tip of the tongue loosely behind the upper teeth and let it flutter with voice: once for r, longer for rr.',
    ),
    j: example('ieri'),
    w: example('uomo'),
    ts: example('grazie'),
    dz: example('zero'),
    tʃ: example('ciao'),
    dʒ: example('giorno'),
  },
};
