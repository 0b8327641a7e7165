/** Estimates the probability that a translation is right, and checks it for known problems. */

import type { Register, SpeakerGender, TranslatedLanguage } from '@speak-it-now/languages';
import { WORDS } from '@speak-it-now/languages/words';
import type { ConfidenceSettings, Doubt, Evidence } from './types.ts';
import { EVIDENCE } from './types.ts';

/** Estimated probability (0..1) that a translation is right: a logistic regression, fitted by training/translation. */
export function confidenceOf(
  evidence: Readonly<Record<Evidence, number>>,
  settings: ConfidenceSettings,
): number {
  const sum = EVIDENCE.reduce(
    (total, name) => total + settings.weights[name] * evidence[name],
    settings.bias,
  );
  return 1 / (1 + Math.exp(-sum));
}

export interface Pair {
  readonly source: string;
  readonly translation: string;
  readonly from: TranslatedLanguage;
  readonly to: TranslatedLanguage;
  readonly register: Register;
  readonly speaker?: SpeakerGender | undefined;
  /** Whether a word in small letters is known in the language of the translation. */
  readonly isKnownWord: (word: string) => boolean;
}

/** The checks that find a problem. They need little knowledge of the languages. */
export function doubtsAbout(pair: Pair): Doubt[] {
  return (Object.keys(CHECKS) as (keyof typeof CHECKS)[]).filter((doubt) => !CHECKS[doubt](pair));
}

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+(?:'\p{L}+)?/gu) ?? [];
const isSame = (a: readonly string[], b: readonly string[]) => a.join(' ') === b.join(' ');

/** Each returns true if it finds no problem with the pair. */
const CHECKS = {
  numbers: ({ source, translation }: Pair) => isSame(numbersIn(source).sort(), numbersIn(translation).sort()),

  names: ({ source, translation, from }: Pair) => {
    const translated = new Set(words(translation));
    return namesIn(source, from).every(
      (name) => translated.has(name.toLowerCase()) || translated.has(`${name.toLowerCase()}s`),
    );
  },

  negation: ({ source, translation, from, to }: Pair) => negates(source, from) === negates(translation, to),

  question: ({ source, translation }: Pair) => source.includes('?') === translation.includes('?'),

  repetition: ({ translation }: Pair) => {
    const clauses = translation.split(/[,;:]/).map(words);
    const doubled = clauses.some((clause) =>
      clause.some((word, at) => word === clause[at + 1] && !MAY_DOUBLE.has(word)),
    );
    return !doubled && !repeatsPair(words(translation));
  },

  copied: ({ source, translation, from }: Pair) => {
    // If nothing changed, the text is often in the target language already. The phrasebook has the words that both
    // share.
    if (isSame(words(source), words(translation))) return false;
    const left = words(source).filter((word) => word.length > 3 && !/\d/.test(word));
    const names = new Set(namesIn(source, from).map((name) => name.toLowerCase()));
    const translated = new Set(words(translation));
    const kept = left.filter((word) => translated.has(word) && !names.has(word));
    return left.length < 3 || kept.length <= left.length / 2;
  },

  // The model spells rare words from their pieces, and then they often do not exist.
  'invented-word': ({ source, translation, isKnownWord }: Pair) => {
    const lettersOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
    const typed = new Set(lettersOf(source));
    return lettersOf(translation).every((word) => typed.has(word) || isKnownWord(word));
  },

  // 'Le premier trois gares': what stands before several things is in the plural.
  agreement: ({ translation, to }: Pair) => !ONE_OF_SEVERAL[to]?.test(translation),

  length: ({ source, translation }: Pair) => {
    const [a, b] = [source.length + 8, translation.length + 8];
    return a < 2.2 * b && b < 2.2 * a;
  },

  register: ({ translation, to, register }: Pair) => {
    const { casual, formal } = ADDRESS[to];
    return register === 'casual' ? !formal?.test(translation) : !casual?.test(translation);
  },

  // Only 'estoy cansado' for a woman is checked: the model hardly ever makes the opposite mistake.
  speaker: ({ translation, to, speaker }: Pair) =>
    speaker !== 'feminine' || !MAN_SPEAKING[to]?.test(translation),
};

/** An ordinal for one thing before a number from two to ten. */
const ONE_OF_SEVERAL: Partial<Record<TranslatedLanguage, RegExp>> = {
  es: /(?<!\p{L})(?:primer[oa]?|últim[oa]|próxim[oa]) (?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:premi(?:er|ère)|derni(?:er|ère)|prochaine?) (?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:prim[oa]|ultim[oa]|prossim[oa]) (?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci)(?!\p{L})/iu,
};

const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];

/** Capitalized words inside a sentence. Where all nouns are capitalized, names cannot be told apart. */
function namesIn(text: string, language: TranslatedLanguage): string[] {
  if (WORDS[language].writing.capitalizesNouns) return [];
  const inside = [...text.matchAll(/(?<=[\p{L}\p{N},] )\p{Lu}\p{Ll}+/gu)].map(([word]) => word);
  return inside.filter((word) => !TRANSLATED_NAMES.has(word));
}

/** Capitalized words with a different form in other languages; only English has many. */
const TRANSLATED_NAMES = new Set(
  (
    'I Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August ' +
    'September October November December Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays ' +
    'English French German Italian Spanish American British Chinese Japanese Russian Greek Portuguese Dutch Turkish ' +
    'England France Germany Italy Spain America Europe China Japan Russia Greece Portugal Switzerland Austria Turkey ' +
    'Sweden Norway Poland Brazil Africa Asia Australia Canada Mexico Egypt Ireland Scotland Belgium Netherlands ' +
    'Christmas Easter God Mr Mrs Ms Dr London Paris Berlin Rome Milan Venice Florence Naples Munich Vienna Cologne Geneva Athens ' +
    'Moscow Lisbon Brussels Mom Dad Mum Internet TV Londres Roma Milán Venecia Florencia Nápoles Múnich Viena ' +
    'Inglaterra Francia Alemania Italia España Europa Suiza Navidad Angleterre France Allemagne Italie Espagne ' +
    'Noël Suisse Londra Parigi Inghilterra Francia Germania Spagna Svizzera Natale París Berlín Berlino'
  ).split(' '),
);

const NEGATION: Readonly<Record<TranslatedLanguage, RegExp>> = {
  en: /\b(?:not|no|never|nothing|nobody|none|nowhere|neither|nor|without|cannot|(?:don|doesn|didn|isn|aren|wasn|weren|won|can|couldn|wouldn|shouldn|haven|hasn|hadn|mustn|needn|ain)'?t)\b/i,
  es: /\b(?:no|nunca|nada|nadie|ningun[oa]?|ningún|ni|sin|jamás|tampoco)(?![\p{L}])/iu,
  fr: /(?:\b(?:ne|pas|jamais|rien|personne|aucune?|ni|sans|non|plus)\b|\bn')/i,
  de: /\b(?:nicht|nichts|kein\w*|nie|niemals|niemand\w*|nein|ohne|weder|nirgend\w*)\b/i,
  it: /\b(?:non|no|mai|niente|nulla|nessun[oa]?|né|senza|neanche|nemmeno|neppure)(?![\p{L}])/iu,
};
/** French words that may or may not negate: 'plus' is 'more' or 'no more', 'personne' is 'person' or 'nobody'. */
const DOUBTFUL_NEGATION: Partial<Record<TranslatedLanguage, RegExp>> = { fr: /\b(?:plus|personne)\b/gi };

function negates(text: string, language: TranslatedLanguage): boolean {
  const doubtful = DOUBTFUL_NEGATION[language];
  const isMarked = language === 'fr' && /\bne\b|\bn'/i.test(text);
  return isMarked || NEGATION[language].test(doubtful ? text.replace(doubtful, '') : text);
}

/** Words that may occur twice in a row. */
const MAY_DOUBLE = new Set([
  'nous',
  'vous',
  'sie',
  'that',
  'had',
  'very',
  'muy',
  'très',
  'sehr',
  'molto',
  'bye',
  'no',
  'die',
  'der',
  'das',
]);

/** Two words that are repeated immediately. */
function repeatsPair(sequence: readonly string[]): boolean {
  return sequence.some(
    (word, at) =>
      word === sequence[at + 2] && sequence[at + 1] === sequence[at + 3] && sequence[at + 3] !== undefined,
  );
}

/** Words that occur only in casual or only in formal address. */
const ADDRESS: Readonly<Record<TranslatedLanguage, { casual?: RegExp; formal?: RegExp }>> = {
  en: {},
  es: {
    casual:
      /(?<!\p{L})(?:tú|te|ti|tu|tus|contigo|eres|estás|tienes|puedes|quieres|vosotros|os|vuestr[oa]s?)(?!\p{L})/iu,
    formal: /(?<!\p{L})(?:usted|ustedes)(?!\p{L})/iu,
  },
  fr: {
    casual: /(?<!\p{L})(?:tu|te|toi|ton|ta|tes|t')(?!\p{L})/iu,
    formal: /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/iu,
  },
  de: {
    casual: /(?<!\p{L})(?:du|dich|dir|dein\p{L}*|euch|euer|eure\p{L}*)(?!\p{L})/iu,
    formal: /(?<=[\p{L},] )(?:Sie|Ihnen|Ihr|Ihre\p{L}?)(?!\p{L})/u,
  },
  it: {
    casual: /(?<!\p{L})(?:tu|ti|te|tuo|tua|tuoi|tue|sei|hai|puoi|vuoi)(?!\p{L})/iu,
    formal: /(?<=[\p{L},] )(?:Lei|Suo|Sua|Suoi|Sue)(?!\p{L})/u,
  },
};

/** Words that only a man says of himself. */
const MAN_SPEAKING: Partial<Record<TranslatedLanguage, RegExp>> = {
  es: /(?<!\p{L})(?:estoy|estaba|soy|fui|estuve|me siento|me sentí|he (?:estado|sido)|me quedé)(?: (?:muy|tan|un poco|bastante|demasiado|ya|más|un))* (?!(?:yo|uno|mucho|como|algo|solo)(?!\p{L}))\p{L}+o(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:je (?:ne )?(?:me )?suis|j'étais)(?: (?:pas|plus|très|si|trop|un peu|vraiment|déjà|tout|un))* (?:\p{L}+é|content|heureux|prêt|sûr|seul|surpris|inquiet|nerveux|fier|jaloux|curieux|étudiant|perdu|parti|sorti|venu|assis)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:[Ii]ch (?:bin|war)|[Bb]in ich|[Ww]ar ich) (?:k?ein )?(?:\p{Lu}\p{Ll}+er|Student|Arzt|Koch|Anwalt|Polizist)(?!\p{L})/u,
  it: /(?<!\p{L})(?:sono(?: stato)?|ero|mi sento|mi sono)(?: (?:molto|così|un po'|troppo|già|più|davvero|un))* (?!(?:molto|tanto|solo|dentro|sotto|sopra|poco)(?!\p{L}))\p{L}+o(?!\p{L})/iu,
};
