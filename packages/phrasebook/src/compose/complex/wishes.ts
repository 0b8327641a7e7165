import { tokenize } from '../../normalize.ts';
import { whenOf } from '../clause/adverbials.ts';
import { linked } from '../clause/chains.ts';
import type { Clause } from '../clause/clause.ts';
import type { ClauseComposer, ClauseRequest } from '../clause/clause-composer.ts';
import { SUBJECTS } from '../clause/pronouns.ts';
import type { Romance } from '../clause/romance-words.ts';
import { type Matrix, ORDERS, THAT, WISHES } from './matrix.ts';
import { writeSubordinate } from './subordinate-clause.ts';

const HELP = /^(.*?)\b(help|helps|helped)\s+(me|you|him|her|us|them)\s+(?:to\s+)?([a-z]+.*)$/i;
const LET = /^let (me|us|him|her|them) (?!know\b|see$|in$|go$)(.+)$/i;
const ORDER = /^(.*?)\b(tell|tells|told|ask|asks|asked)\s+(me|you|him|her|us|them)\s+(not )?to\s+(.+)$/i;
const WISH =
  /^(.*?)\s+(want|wants|wanted|need|needs|would like)\s+(me|you|him|her|us|them|(?:my|the|your|our|his|her)\s+\S+)\s+to\s+(.+)$/i;
const SUBJECT_OF: Readonly<Record<string, string>> = {
  me: 'I',
  you: 'you',
  him: 'he',
  her: 'she',
  us: 'we',
  them: 'they',
};
/** The German verb for wishes, which is polite: 'Ich möchte, dass du kommst'. */
const GERMAN_WISH: Matrix['verb'] = {
  en: 'want',
  es: 'querer',
  fr: 'vouloir',
  de: 'möchten',
  it: 'volere',
  state: true,
};
const POLITE_WISH: Record<Romance, Readonly<Record<number, string>>> = {
  es: { 0: 'me gustaría', 3: 'nos gustaría' },
  fr: { 0: "j'aimerais", 3: 'nous aimerions' },
  it: { 0: 'vorrei', 3: 'vorremmo' },
};

/** 'I want you to come', 'Do you want me to help you?'. */
export function wish(
  text: string,
  request: ClauseRequest,
  isQuestion: boolean,
  clauses: ClauseComposer,
): string | undefined {
  if (request.from !== 'en') return undefined;
  const spelled = text.replace(/['’]d like\b/i, ' would like');
  // 'Me gustaría que vinieras mañana': what is wished for tomorrow is that somebody comes.
  const isTimeLast = isQuestion || /\bwould like\b/i.test(spelled);
  const parts = WISH.exec(isTimeLast ? clauses.withOpeningLast(spelled) : spelled);
  if (!parts) return undefined;
  const [, who, verb, whom, what] = parts;
  const isPolite = /like$/.test(verb!);
  const first = `${who} ${isPolite ? 'want' : verb}`;
  const matrix = clauses.read(isQuestion ? `${first}?` : first, 'en', 'matrix');
  const entry = matrix && WISHES.find(({ verb: wish }) => wish === matrix.verb);
  const subject = SUBJECT_OF[whom!.toLowerCase()] ?? whom!;
  const isPlural = /^(?:you|we|they)$/.test(subject) || /s$/.test(subject);
  const done = what!.replace(/^be\b/, isPlural ? 'are' : 'is');
  const subClause = clauses.read(`${subject} ${done}`, 'en', 'subordinate');
  if (!matrix || !entry || !subClause || subClause.isQuestion || subClause.tense !== 'present')
    return undefined;
  const { to } = request;
  if (to === 'en') return undefined;
  if (to === 'de') {
    if (entry.verb.en === 'need') return undefined;
    const wish = clauses.write({ ...matrix, verb: GERMAN_WISH }, request);
    const sub = writeSubordinate(clauses, subClause, request, 'dass', undefined);
    return wish && sub && `${wish}, ${sub}`;
  }
  if (isPolite && matrix.adverbials.length > 0) return undefined;
  const said = isPolite ? POLITE_WISH[to][matrix.subject.person] : clauses.write(matrix, request);
  const isUnreal = isPolite || matrix.tense === 'past';
  if (isUnreal && !isPolite) return undefined;
  const sub = writeSubordinate(
    clauses,
    subClause,
    request,
    THAT[to],
    isUnreal && to !== 'fr' ? 'unreal' : 'subjunctive',
  );
  return said && sub && `${said} ${sub}`;
}

/** Reads an English clause like 'I asked her' and what the person asked should do ('wait'). */
function readAsked(asks: string, whom: string, what: string, isQuestion: boolean, clauses: ClauseComposer) {
  const subject = SUBJECTS.en.get(SUBJECT_OF[whom.toLowerCase()]!.toLowerCase());
  return {
    matrix: clauses.read(`${asks} ${whom}${isQuestion ? '?' : ''}`, 'en', 'matrix'),
    done: subject && clauses.readInfinitive(tokenize(what, 'en'), subject),
  };
}

/** 'Tell him to call me', 'I asked her to wait'. */
export function reportedOrder(
  text: string,
  request: ClauseRequest,
  isQuestion: boolean,
  clauses: ClauseComposer,
): string | undefined {
  const parts = request.from === 'en' ? ORDER.exec(text) : null;
  const { to } = request;
  if (!parts || to === 'en') return undefined;
  const [, first, verb, whom, not, what] = parts;
  const { matrix, done } = readAsked(`${first}${verb}`, whom!, what!, isQuestion, clauses);
  if (!matrix || !done) return undefined;
  const isTell = verb!.toLowerCase().startsWith('t');
  // The object of German 'bitten' is in the accusative; the other languages use the dative.
  const asked = matrix.fillings.get('y');
  const fillings = to === 'de' && !isTell && asked ? new Map([['x', asked]]) : matrix.fillings;
  const order = clauses.write({ ...matrix, fillings, verb: ORDERS[isTell ? 'tell' : 'ask'] }, request);
  const subClause: Clause = { ...done, isNegated: not !== undefined };
  if (!order) return undefined;
  if (to === 'es') {
    const mood = matrix.adverbials.some((adverbial) => whenOf(adverbial) === 'past')
      ? 'unreal'
      : 'subjunctive';
    const sub = writeSubordinate(clauses, subClause, request, 'que', mood);
    return sub && `${order} ${sub}`;
  }
  if (to === 'de' && isTell) {
    const sub = writeSubordinate(clauses, { ...subClause, modal: 'shall' }, request, 'dass', undefined);
    return sub && `${order}, ${sub}`;
  }
  if (not !== undefined) return undefined;
  const infinitive = clauses.writeInfinitive(done, request);
  if (!infinitive) return undefined;
  return to === 'de'
    ? `${order}, ${infinitive}`
    : `${order} ${linked(to === 'fr' ? 'de' : 'di', infinitive, to)}`;
}

/** 'Can you help me find my keys?'. */
export function help(
  text: string,
  request: ClauseRequest,
  isQuestion: boolean,
  clauses: ClauseComposer,
): string | undefined {
  const parts = request.from === 'en' ? HELP.exec(text) : null;
  const { to } = request;
  if (!parts || to === 'en') return undefined;
  const [, first, verb, whom, what] = parts;
  const { matrix, done } = readAsked(`${first}${verb}`, whom!, what!, isQuestion, clauses);
  const receiver = matrix?.fillings.get('y');
  if (!matrix || !done || !receiver) return undefined;
  const fillings = new Map([['x', receiver]]);
  const said = clauses.write({ ...matrix, fillings, verb: ORDERS.help }, request);
  const infinitive = said && clauses.writeInfinitive(done, request);
  if (!infinitive) return undefined;
  if (to === 'de')
    return infinitive.split(' ').length < 3 ? `${said} ${infinitive}` : `${said}, ${infinitive}`;
  return `${said} ${linked(to === 'fr' ? 'à' : 'a', infinitive, to)}`;
}

const LETTING: Readonly<Record<'es' | 'fr' | 'de' | 'it', readonly [casual: string, formal: string]>> = {
  es: ['déjame', 'déjeme'],
  fr: ['laisse-moi', 'laissez-moi'],
  de: ['lass mich', 'lassen Sie mich'],
  it: ['fammi', 'mi faccia'],
};

/** 'Let me help you'. */
export function letMe(text: string, request: ClauseRequest, clauses: ClauseComposer): string | undefined {
  const parts = request.from === 'en' ? LET.exec(text) : null;
  const { to } = request;
  if (!parts || to === 'en' || parts[1]!.toLowerCase() !== 'me') return undefined;
  const done = clauses.readInfinitive(tokenize(parts[2]!, 'en'), { person: 0, gender: undefined });
  if (!done || done.verb.state) return undefined;
  const infinitive = clauses.writeInfinitive(done, request, true);
  const lead = LETTING[to][request.register === 'formal' ? 1 : 0];
  return infinitive && `${lead} ${infinitive}`;
}
