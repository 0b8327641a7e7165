import type { LanguageCode, Register } from '../../languages.ts';
import { agreementOf } from '../nouns/noun-phrase.ts';
import { INDEFINITES } from './indefinites.ts';
import type { Person, PersonObject, Subject } from './person.ts';

/** How a pronoun is used: as the subject, as an object, or after a preposition. */
export type PronounUse = 'subject' | 'acc' | 'dat' | 'tonic' | 'self';

type Forms = readonly [string, string, m: string, f: string, string, string, m: string, f: string];
/** First, second, third masculine, third feminine; then the plural of each. */
const PRONOUNS: Record<LanguageCode, Partial<Record<PronounUse, string>>> = {
  en: { subject: 'I you he she we you they they', acc: 'me you him her us you them them' },
  es: {
    subject: 'yo tú él ella nosotros vosotros ellos ellas',
    acc: 'me te lo la nos os los las',
    dat: 'me te le le nos os les les',
    tonic: 'mí ti él ella nosotros vosotros ellos ellas',
    self: 'me te se se nos os se se',
  },
  fr: {
    subject: 'je tu il elle nous vous ils elles',
    acc: 'me te le la nous vous les les',
    dat: 'me te lui lui nous vous leur leur',
    tonic: 'moi toi lui elle nous vous eux elles',
    self: 'me te se se nous vous se se',
  },
  de: {
    subject: 'ich du er sie wir ihr sie sie',
    acc: 'mich dich ihn sie uns euch sie sie',
    dat: 'mir dir ihm ihr uns euch ihnen ihnen',
    self: 'mich dich sich sich uns euch sich sich',
  },
  it: {
    subject: 'io tu lui lei noi voi loro loro',
    acc: 'mi ti lo la ci vi li le',
    dat: 'mi ti gli le ci vi gli gli',
    tonic: 'me te lui lei noi voi loro loro',
    self: 'mi ti si si ci vi si si',
  },
};
/** The formal pronouns for several people, in languages where they differ from the informal ones. */
const FORMAL_PLURAL: Partial<Record<LanguageCode, Partial<Record<PronounUse, string>>>> = {
  es: { subject: 'ustedes', acc: 'les', dat: 'les', tonic: 'ustedes', self: 'se' },
  de: { subject: 'Sie', acc: 'Sie', dat: 'Ihnen', self: 'sich' },
};
/** The pronouns of formal address. */
const FORMAL: Record<LanguageCode, Partial<Record<PronounUse, string>>> = {
  en: {},
  es: { subject: 'usted', acc: 'le', dat: 'le', tonic: 'usted', self: 'se' },
  fr: { subject: 'vous', acc: 'vous', dat: 'vous', tonic: 'vous', self: 'vous' },
  de: { subject: 'Sie', acc: 'Sie', dat: 'Ihnen', self: 'sich' },
  // 'Lei' keeps its capital, the others have none: 'posso aiutarla', 'le va bene'.
  it: { subject: 'Lei', acc: 'la', dat: 'le', tonic: 'Lei', self: 'si' },
};
const IT: Record<LanguageCode, string> = { en: 'it', es: 'lo', fr: 'le', de: 'es', it: 'lo' };

const DEMONSTRATIVES: Record<LanguageCode, string> = {
  en: 'this',
  es: 'esto',
  fr: 'ça',
  de: 'das',
  it: 'questo',
};

const column = (person: Person, gender: 'm' | 'f' | undefined): number =>
  person === 2 || person === 5
    ? (person === 2 ? 2 : 6) + (gender === 'f' ? 1 : 0)
    : person < 2
      ? person
      : person + 1;

/** Writes a pronoun: 'him', 'le', 'Ihnen'. */
export function pronoun(
  { person, gender, isNeuter, isDemonstrative, said }: PersonObject,
  use: PronounUse,
  language: LanguageCode,
  register: Register,
): string {
  if (said !== undefined) return said;
  if (isDemonstrative) return DEMONSTRATIVES[language];
  if (isNeuter && (use === 'acc' || language === 'en')) return IT[language];
  // 'J'y pense', 'ci penso'.
  if (isNeuter && use === 'dat' && (language === 'fr' || language === 'it'))
    return language === 'fr' ? 'y' : 'ci';
  if (person === 1 && register === 'formal') {
    const formal = FORMAL[language][use];
    if (formal) return formal;
  }
  const plural = person === 4 && register === 'formal' ? FORMAL_PLURAL[language]?.[use] : undefined;
  if (plural) return plural;
  const forms = PRONOUNS[language][use] ?? PRONOUNS[language].acc!;
  return (forms.split(' ') as unknown as Forms)[column(person, gender)]!;
}

/** The person of the verb: the third for a formal 'you' and for French 'on'. */
export function verbPerson(
  { person, phrase, word }: Pick<Subject, 'person' | 'phrase' | 'word'>,
  language: LanguageCode,
  register: Register,
): Person {
  if (word === 'one') return language === 'en' ? 1 : 2;
  // 'Tutti sono qui', 'alle sind da'.
  if (word === 'everyone' && (language === 'de' || language === 'it')) return 5;
  // 'My luggage' is 'mes bagages': each language has its own number.
  if (phrase?.and === 'me') return 3;
  if (phrase) return agreementOf(phrase, language).number === 'pl' ? 5 : 2;
  if (person === 1 && register === 'formal')
    return ({ en: 1, es: 2, fr: 4, de: 5, it: 2 } as const)[language];
  if (person === 3 && language === 'fr' && register === 'casual') return 2;
  if (person === 4 && register === 'formal') return FORMAL_PLURAL[language] ? 5 : 4;
  return person;
}

/** The pronoun that a word is as an object or after a preposition; undefined if it is none. */
export function readObject(word: string, language: LanguageCode): PersonObject | undefined {
  return objects[language].get(word) ?? INDEFINITES[language].get(word);
}

function objectsOf(language: LanguageCode, uses: readonly PronounUse[]): ReadonlyMap<string, PersonObject> {
  const table = new Map<string, PersonObject>();
  const add = (word: string | undefined, object: PersonObject) => {
    if (word !== undefined && !table.has(word.toLowerCase())) table.set(word.toLowerCase(), object);
  };
  for (const use of uses) {
    const forms = (PRONOUNS[language][use] ?? '').split(' ');
    forms.forEach((word, index) => {
      if (word === '') return;
      const person = ([0, 1, 2, 2, 3, 4, 5, 5] as const)[index]!;
      // French 'vous' is the formal 'you' too.
      if (person === 4 && language === 'fr') return;
      add(word, { person, gender: index === 2 ? 'm' : index === 3 ? 'f' : undefined });
    });
    add(FORMAL[language][use], { person: 1, gender: undefined });
  }
  const demonstrative: PersonObject = { person: 2, gender: undefined, isNeuter: true, isDemonstrative: true };
  if (language === 'en') {
    add('it', { person: 2, gender: undefined, isNeuter: true });
    add('this', demonstrative);
    add('that', demonstrative);
  } else if (uses.includes('tonic') || language === 'de') {
    for (const text of { es: ['esto', 'eso'], fr: ['ca', 'cela'], de: ['das'], it: ['questo'] }[language])
      add(text, demonstrative);
  }
  if (language === 'de') add('es', { person: 2, gender: undefined, isNeuter: true });
  return table;
}

/** Pronouns in the position of a noun phrase: after prepositions, in English and German everywhere. */
const objects: Record<LanguageCode, ReadonlyMap<string, PersonObject>> = {
  en: objectsOf('en', ['acc']),
  es: objectsOf('es', ['tonic']),
  fr: objectsOf('fr', ['tonic']),
  de: objectsOf('de', ['acc', 'dat']),
  it: objectsOf('it', ['tonic']),
};

/** Pronouns before the finite verb of a Romance language, and behind its infinitive. */
export const CLITICS: Record<'es' | 'fr' | 'it', ReadonlyMap<string, PersonObject>> = {
  es: objectsOf('es', ['acc', 'dat']),
  fr: objectsOf('fr', ['acc', 'dat']),
  it: objectsOf('it', ['acc', 'dat']),
};

/** Subject pronouns as people type them. */
export const SUBJECTS: Record<LanguageCode, ReadonlyMap<string, Subject>> = {
  en: new Map<string, Subject>([
    ['i', { person: 0, gender: undefined }],
    ['you', { person: 1, gender: undefined }],
    ['he', { person: 2, gender: 'm' }],
    ['she', { person: 2, gender: 'f' }],
    ['it', { person: 2, gender: undefined, isNeuter: true }],
    ['this', { person: 2, gender: undefined, isNeuter: true, isDemonstrative: true }],
    ['that', { person: 2, gender: undefined, isNeuter: true, isDemonstrative: true }],
    ['we', { person: 3, gender: undefined }],
    ['they', { person: 5, gender: undefined }],
  ]),
  es: new Map<string, Subject>([
    ['yo', { person: 0, gender: undefined }],
    ['tu', { person: 1, gender: undefined }],
    ['usted', { person: 1, gender: undefined }],
    ['el', { person: 2, gender: 'm' }],
    ['ella', { person: 2, gender: 'f' }],
    ['vosotros', { person: 4, gender: 'm' }],
    ['vosotras', { person: 4, gender: 'f' }],
    ['ustedes', { person: 4, gender: undefined }],
    ['nosotros', { person: 3, gender: 'm' }],
    ['nosotras', { person: 3, gender: 'f' }],
    ['ellos', { person: 5, gender: 'm' }],
    ['ellas', { person: 5, gender: 'f' }],
  ]),
  fr: new Map<string, Subject>([
    ['je', { person: 0, gender: undefined }],
    ['j', { person: 0, gender: undefined }],
    ['tu', { person: 1, gender: undefined }],
    ['vous', { person: 1, gender: undefined }],
    ['il', { person: 2, gender: 'm' }],
    ['elle', { person: 2, gender: 'f' }],
    ['on', { person: 3, gender: undefined }],
    ['nous', { person: 3, gender: undefined }],
    ['ils', { person: 5, gender: 'm' }],
    ['elles', { person: 5, gender: 'f' }],
  ]),
  de: new Map<string, Subject>([
    ['ich', { person: 0, gender: undefined }],
    ['du', { person: 1, gender: undefined }],
    ['er', { person: 2, gender: 'm' }],
    ['sie', { person: 2, gender: 'f' }],
    ['es', { person: 2, gender: undefined, isNeuter: true }],
    ['wir', { person: 3, gender: undefined }],
    ['ihr', { person: 4, gender: undefined }],
  ]),
  it: new Map<string, Subject>([
    ['io', { person: 0, gender: undefined }],
    ['tu', { person: 1, gender: undefined }],
    ['lui', { person: 2, gender: 'm' }],
    ['lei', { person: 2, gender: 'f' }],
    ['noi', { person: 3, gender: undefined }],
    ['voi', { person: 4, gender: undefined }],
    ['loro', { person: 5, gender: undefined }],
  ]),
};
