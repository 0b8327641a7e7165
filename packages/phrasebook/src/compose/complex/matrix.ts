import conjunctions from '../../../data/conjunctions.json' with { type: 'json' };
import type { LanguageCode } from '../../languages.ts';
import type { Romance } from '../clause/romance-words.ts';
import type { Verb } from '../grammar-schema.ts';

/** A verb with a subordinate clause: 'I know that ...', 'tell me where ...'. */
export interface Matrix {
  verb: Verb;
  /** The languages that use the subjunctive after it: 'espero que vengas'. */
  subjunctive?: readonly Romance[];
  /** Those that only use it after the negation: 'no creo que venga'. */
  subjunctiveIfNegated?: readonly Romance[];
  /** A preposition before 'que': 'estar seguro de que'. */
  link?: Partial<Record<Romance, string>>;
  /** Whether its clause can be a statement ('that ...'), a question ('where ...') or either. */
  takes: 'that' | 'question' | 'either';
}

const verb = (
  en: string,
  es: string,
  fr: string,
  de: string,
  it: string,
  more: Partial<Verb> = {},
): Verb => ({
  en,
  es,
  fr,
  de,
  it,
  ...more,
});
const state = { state: true } as const;

/** Regret about what is probably so: "I'm afraid he's sick". In English it has the words of fear. */
export const REGRET: Matrix = {
  verb: verb('be afraid', 'temerse', 'craindre', 'fürchten', 'temere', state),
  subjunctive: ['fr', 'it'],
  takes: 'that',
};

/** 'Me alegro de que vengas': what is felt is in the subjunctive. */
const FEELING = { link: { es: 'de' }, subjunctive: ['es', 'fr', 'it'], takes: 'that' } as const;

export const MATRICES: readonly Matrix[] = [
  {
    verb: verb('think', 'creer', 'penser', 'glauben', 'credere', {
      ...state,
      also: { en: ['believe'], es: ['pensar'], fr: ['croire'], de: ['denken'], it: ['pensare'] },
    }),
    subjunctive: ['it'],
    subjunctiveIfNegated: ['es', 'fr', 'it'],
    takes: 'that',
  },
  { verb: verb('know', 'saber', 'savoir', 'wissen', 'sapere', state), takes: 'either' },
  {
    verb: verb('hope', 'esperar', 'espérer', 'hoffen', 'sperare', state),
    subjunctive: ['es', 'it'],
    takes: 'that',
  },
  { verb: verb('say', 'decir', 'dire', 'sagen', 'dire'), takes: 'that' },
  { verb: verb('tell {y}', 'decir {y}', 'dire {y}', '{y:dat} sagen', 'dire {y}'), takes: 'either' },
  {
    verb: verb('ask {y}', 'preguntar {y}', 'demander {y}', '{y:acc} fragen', 'chiedere {y}'),
    takes: 'question',
  },
  { verb: verb('hear', 'oír', 'entendre dire', 'hören', 'sentire dire'), takes: 'that' },
  { verb: verb('see', 'ver', 'voir', 'sehen', 'vedere'), takes: 'that' },
  { verb: verb('notice', 'notar', 'remarquer', 'merken', 'notare'), takes: 'that' },
  {
    verb: verb('realize', 'darse cuenta', 'se rendre compte', 'merken', 'rendersi conto'),
    link: { es: 'de' },
    takes: 'that',
  },
  { verb: verb('understand', 'entender', 'comprendre', 'verstehen', 'capire', state), takes: 'either' },
  { verb: verb('forget', 'olvidar', 'oublier', 'vergessen', 'dimenticare'), takes: 'either' },
  { verb: verb('remember', 'recordar', 'se souvenir', 'noch wissen', 'ricordarsi', state), takes: 'either' },
  {
    verb: verb(
      'be sure',
      'estar <seguro|segura|seguros|seguras>',
      'être <sûr|sûre|sûrs|sûres>',
      'sicher sein',
      'essere <sicuro|sicura|sicuri|sicure>',
      { ...state, also: { en: ['be certain'] } },
    ),
    link: { es: 'de' },
    subjunctiveIfNegated: ['es', 'fr', 'it'],
    takes: 'either',
  },
  {
    verb: verb(
      'be glad',
      'alegrarse',
      'être <content|contente|contents|contentes>',
      'sich freuen',
      'essere <contento|contenta|contenti|contente>',
      { also: { en: ['be happy', 'be pleased'] }, ...state },
    ),
    ...FEELING,
  },
  {
    verb: verb(
      'be so glad',
      'alegrarse tanto',
      'être tellement <content|contente|contents|contentes>',
      'sich so freuen',
      'essere così <contento|contenta|contenti|contente>',
      { also: { en: ['be so happy', 'be so pleased'] }, ...state },
    ),
    ...FEELING,
  },
  {
    verb: verb('be afraid', 'tener miedo', 'avoir peur', 'Angst haben', 'avere paura', state),
    ...FEELING,
  },
  REGRET,
  {
    verb: verb('wonder', 'preguntarse', 'se demander', 'sich fragen', 'chiedersi', state),
    takes: 'question',
  },
];

/** Verbs for what somebody wants another person to do: 'I want you to come'. */
export const WISHES: readonly Matrix[] = [
  { verb: verb('want', 'querer', 'vouloir', 'wollen', 'volere', state), takes: 'that' },
  { verb: verb('help {y}', 'ayudar {y}', 'aider {y}', '{y:dat} helfen', 'aiutare {y}'), takes: 'that' },
  { verb: verb('need', 'necesitar', 'avoir besoin', 'brauchen', 'avere bisogno', state), takes: 'that' },
];

/** Verbs for orders, requests and help: 'tell him to call me'. German uses 'sollen' after 'tell', and 'zu' after 'ask'. */
export const ORDERS: Readonly<Record<'tell' | 'ask' | 'help', Verb>> = {
  help: verb('help {y}', 'ayudar {x:persa}', 'aider {x}', '{x:dat} helfen', 'aiutare {x}'),
  tell: verb('tell {y}', 'decir {y}', 'dire {y}', '{y:dat} sagen', 'dire {y}'),
  ask: verb('ask {y}', 'pedir {y}', 'demander {y}', '{x:acc} bitten', 'chiedere {y}'),
};

export const THAT: Record<LanguageCode, string> = { en: 'that', es: 'que', fr: 'que', de: 'dass', it: 'che' };
export const WHETHER: Record<LanguageCode, string> = { en: 'if', es: 'si', fr: 'si', de: 'ob', it: 'se' };

export type Conjunction =
  | 'if'
  | 'when'
  | 'while'
  | 'as-soon-as'
  | 'although'
  | 'because'
  | 'before'
  | 'after'
  | 'until'
  | 'since'
  | 'unless';

/** The words of each conjunction. All are understood; the first one is used in translations. */
export const CONJUNCTIONS: Record<LanguageCode, Record<Conjunction, readonly string[]>> = conjunctions;
