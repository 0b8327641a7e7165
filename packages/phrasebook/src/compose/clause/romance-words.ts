/** The words for reading Spanish, French and Italian phrases, folded like typed text. */
import type { Modal, QuestionWord } from './clause.ts';

export type Romance = 'es' | 'fr' | 'it';

export const QUESTION_LEADS: Record<Romance, readonly (readonly [string, QuestionWord])[]> = {
  es: [
    ['a que hora', 'what-time'],
    ['cuanto tiempo', 'how-long'],
    ['con que frecuencia', 'how-often'],
    ['cada cuanto', 'how-often'],
    ['desde cuando', 'since-when'],
    ['que', 'what'],
    ['por que', 'why'],
    ['donde', 'where'],
    ['adonde', 'where'],
    ['cuando', 'when'],
    ['como', 'how'],
  ],
  fr: [
    ['a quelle heure', 'what-time'],
    ['combien de temps', 'how-long'],
    ['depuis combien de temps', 'since-when'],
    ['depuis quand', 'since-when'],
    ['qu', 'what'],
    ['que', 'what'],
    ['pourquoi', 'why'],
    ['ou', 'where'],
    ['quand', 'when'],
    ['comment', 'how'],
  ],
  it: [
    ['a che ora', 'what-time'],
    ['quanto tempo', 'how-long'],
    ['ogni quanto', 'how-often'],
    ['da quanto tempo', 'since-when'],
    ['da quando', 'since-when'],
    ['che cosa', 'what'],
    ['cosa', 'what'],
    ['che', 'what'],
    ['perche', 'why'],
    ['dove', 'where'],
    ['quando', 'when'],
    ['come', 'how'],
  ],
};
export const NOT: Record<Romance, readonly string[]> = { es: ['no'], fr: ['ne', 'n'], it: ['non'] };
export const SELF: Record<Romance, ReadonlyMap<string, readonly number[]>> = {
  es: new Map([
    ['me', [0]],
    ['te', [1]],
    ['se', [2, 5]],
    ['nos', [3]],
    ['os', [4]],
  ]),
  fr: new Map([
    ['me', [0]],
    ['m', [0]],
    ['te', [1]],
    ['t', [1]],
    ['se', [2, 5]],
    ['s', [2, 5]],
    ['nous', [3]],
    ['vous', [4]],
  ]),
  it: new Map([
    ['mi', [0]],
    ['ti', [1]],
    ['si', [2, 5]],
    ['ci', [3]],
    ['vi', [4]],
  ]),
};
/** Verbs before an infinitive, with the word between them if there is one. */
export const MODAL_OF_VERB: Record<Romance, Readonly<Record<string, Modal | 'future'>>> = {
  es: {
    poder: 'can',
    saber: 'can',
    deber: 'must',
    necesitar: 'must',
    querer: 'want',
    'tener que': 'must',
    'ir a': 'future',
  },
  fr: {
    pouvoir: 'can',
    savoir: 'can',
    devoir: 'must',
    vouloir: 'want',
    aimer: 'like',
    aller: 'future',
    'avoir besoin de': 'must',
  },
  it: { potere: 'can', sapere: 'can', dovere: 'must', volere: 'want', 'avere bisogno di': 'must' },
};
export const CONDITIONAL: Readonly<Record<string, Modal>> = {
  can: 'could',
  must: 'should',
  want: 'would-like',
  like: 'would-like',
};
export const PERFECT: Record<Romance, readonly string[]> = {
  es: ['haber'],
  fr: ['avoir', 'être'],
  it: ['avere', 'essere'],
};
export const PROGRESSIVE: Partial<Record<Romance, string>> = { es: 'estar', it: 'stare' };
/** 'me gusta nadar', 'mi piace nuotare': the person is the object. */
export const LIKES: Record<Romance, readonly string[]> = { es: ['gustar'], fr: [], it: ['piacere'] };
export const ELIDED: Readonly<Record<string, string>> = { m: 'me', t: 'te', l: 'le', s: 'se', d: 'de' };
/** The question words as they are written. */
export const QUESTIONS: Record<Romance, Record<QuestionWord, string>> = {
  es: {
    where: 'dónde',
    when: 'cuándo',
    why: 'por qué',
    how: 'cómo',
    'what-time': 'a qué hora',
    'how-long': 'cuánto tiempo',
    'how-often': 'con qué frecuencia',
    'since-when': 'desde cuándo',
    what: 'qué',
    whom: '',
    which: '',
  },
  fr: {
    where: 'où',
    when: 'quand',
    why: 'pourquoi',
    how: 'comment',
    'what-time': 'à quelle heure',
    'how-long': 'combien de temps',
    'how-often': 'à quelle fréquence',
    'since-when': 'depuis combien de temps',
    what: "qu'",
    whom: '',
    which: '',
  },
  it: {
    where: 'dove',
    when: 'quando',
    why: 'perché',
    how: 'come',
    'what-time': 'a che ora',
    'how-long': 'quanto tempo',
    'how-often': 'con che frequenza',
    'since-when': 'da quanto tempo',
    what: 'cosa',
    whom: '',
    which: '',
  },
};
