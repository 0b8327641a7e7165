import { byLanguage } from '@speak-it-now/languages/by-language';
import { LANGUAGE_CODES } from '../../languages.ts';
import type { Clause } from '../clause/clause.ts';
import type { ClauseComposer, ClauseRequest } from '../clause/clause-composer.ts';
import { patternsOf, tablesOf, textsOf } from '../grammar-facts.ts';
import type { AdverbialEntry } from '../grammar-schema.ts';
import type { Mood } from '../verbs/verb-forms.ts';
import type { ComplexText } from './complex-text.ts';
import { writeSubordinate } from './subordinate-clause.ts';

/** The words before what is not so: 'ojalá', 'ich wünschte,'. */
const IF_ONLY = textsOf('ifOnly');
const WISH = patternsOf('unrealWish');

/** 'Ojalá estuvieras aquí', 'vorrei essere più alto'. */
export function unrealWish({ text, request, clauses }: ComplexText): string | undefined {
  const parts = WISH[request.from].exec(text);
  const { to } = request;
  if (!parts || to === 'en') return undefined;
  // 'I wish I were taller' and 'I wish she was here' mean the same mood, but the reader only knows 'was'.
  const clause = clauses.read(parts[1]!.replace(/\b(i|he|she|it) were\b/i, '$1 was'), 'en', 'subordinate');
  // 'I wish it wasn't so cold' says how cold it is.
  if (!clause || clause.isQuestion || clause.isModalPerfect || /\bso\b/i.test(text)) return undefined;
  const isCan = clause.modal === 'could' || (clause.modal === 'can' && clause.tense === 'past');
  const isOver = clause.tense === 'past' && clause.modal === undefined;
  if (clause.isPastPerfect) return pastPerfectWish(clause, request, clauses);
  if (clause.isRecentPast || (!isCan && !isOver)) return undefined;
  const wish: Clause = { ...clause, tense: 'present', modal: isCan ? 'can' : undefined };
  const unreal = (lead: string, mood: Mood | undefined) =>
    writeSubordinate(clauses, wish, request, lead, mood);
  if (to === 'es') return unreal(IF_ONLY.es, 'unreal');
  if (to === 'de') {
    const said = clauses.write({ ...wish, modal: isCan ? 'could' : 'would' }, request);
    return said && `${IF_ONLY.de} ${said}`;
  }
  const isOwn = clause.subject.person === 0;
  // 'J'aimerais que tu sois là': French uses 'là' for a person who is missed.
  if (!isOwn)
    return to === 'fr'
      ? unreal("j'aimerais que", 'subjunctive')?.replace(/\b(sois|soit|soyez|soient) ici\b/, '$1 là')
      : unreal('vorrei che', 'unreal');
  if (clause.isNegated) return to === 'fr' ? undefined : unreal('vorrei che', 'unreal');
  const infinitive = clauses.writeInfinitive({ ...wish, modal: undefined }, request);
  const lead = { fr: ["j'aimerais", 'pouvoir'], it: ['vorrei', 'poter'] }[to];
  return infinitive && [lead[0], isCan ? lead[1] : '', infinitive].filter(Boolean).join(' ');
}

/** 'Ojalá lo hubiera sabido', 'ich wünschte, ich hätte das gewusst'. */
function pastPerfectWish(
  clause: Clause,
  request: ClauseRequest,
  clauses: ClauseComposer,
): string | undefined {
  if (request.to !== 'de') return writeSubordinate(clauses, clause, request, IF_ONLY[request.to], 'unreal');
  const { isPastPerfect: _, ...own } = clause;
  const said = clauses.write({ ...own, tense: 'present', modal: 'would', isModalPerfect: true }, request);
  return said && `${IF_ONLY.de} ${said}`;
}

const IN_YOUR_PLACE = patternsOf('inYourPlace');
const PLACE = tablesOf('inYourPlace');

/** 'If I were you, I would go to the doctor': 'en tu lugar iría al médico'. */
export function inYourPlace({ text, request, clauses }: ComplexText): string | undefined {
  const parts = IN_YOUR_PLACE[request.from].exec(text);
  const clause = parts && clauses.read(parts[1] ?? parts[2]!, request.from);
  if (clause?.modal !== 'would' || clause.isQuestion) return undefined;
  const entry: AdverbialEntry = byLanguage(LANGUAGE_CODES, (code) => PLACE[code][request.register]!);
  return clauses.write(
    { ...clause, adverbials: [{ kind: 'entry', entry, isFirst: true }, ...clause.adverbials] },
    request,
  );
}
