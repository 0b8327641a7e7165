import type { LanguageCode } from '../../languages.ts';
import type { Clause } from './clause.ts';
import type { ClauseComposer, ClauseRequest } from './clause-composer.ts';
import { hang } from './hanging.ts';
import { CONJUNCTIONS, type Conjunction } from './matrix.ts';

/** Conjunctions that put one event before or after another. */
export type TemporalConjunction = Extract<Conjunction, 'before' | 'after' | 'until' | 'since'>;

const TEMPORAL: ReadonlySet<Conjunction> = new Set(['before', 'after', 'until', 'since']);
export const isTemporal = (conjunction: Conjunction): conjunction is TemporalConjunction =>
  TEMPORAL.has(conjunction);

/** What comes before the infinitive where both clauses have the same subject: 'antes de irte', 'avant de partir'. */
const BEFORE_INFINITIVE = { es: 'antes de', fr: 'avant de', it: 'prima di' } as const;
/** 'Después de comer', 'après avoir mangé', 'dopo aver mangiato'. */
const AFTER_INFINITIVE = { es: 'después de', fr: 'après', it: 'dopo' } as const;

/** Italian says 'until' with a 'not': 'finché non torno' is 'until I come back'. */
export const meant = (conjunction: TemporalConjunction, hanging: Clause, from: LanguageCode): Clause =>
  conjunction === 'until' && from === 'it' && hanging.isNegated ? { ...hanging, isNegated: false } : hanging;

/** Writes the clause after 'before', 'after', 'until' or 'since'; undefined if the two clauses do not fit together. */
export function sayTemporal(
  conjunction: TemporalConjunction,
  hanging: Clause,
  leading: Clause,
  request: ClauseRequest,
  clauses: ClauseComposer,
): string | undefined {
  const { to } = request;
  if (hanging.modal === 'would' || leading.modal === 'would' || hanging.isMissed) return undefined;
  // 'He had left before I arrived' is about the past, and so are both clauses of 'since'.
  const isOver = leading.tense === 'past';
  if (hanging.tense === 'past' && !isOver && conjunction !== 'since' && conjunction !== 'after')
    return undefined;
  if (isOver && hanging.tense !== 'past' && conjunction !== 'since') return undefined;
  const [first] = CONJUNCTIONS[to][conjunction];
  if (conjunction === 'since') {
    const isEvent = hanging.tense === 'past' && !hanging.verb.state && !hanging.isNegated;
    return isEvent && !leading.isQuestion
      ? hang(clauses, hanging, request, first!, undefined, to === 'es')
      : undefined;
  }
  const now: Clause = { ...hanging, tense: to === 'en' || to === 'de' ? hanging.tense : 'present' };
  if (to === 'en') return hang(clauses, asPresent(now), request, first!, undefined);
  if (to === 'de') {
    const done: Clause =
      conjunction !== 'after' || now.verb.state
        ? asPresent(now)
        : { ...now, tense: 'past', ...(isOver && { isBefore: true }) };
    return hang(clauses, done, request, first!, undefined);
  }
  const isSame = isSameSubject(hanging, leading) && !hanging.modal && !hanging.isNegated;
  // 'Je ne peux pas partir avant que ma mère rentre': French says 'before' after a negation.
  if (conjunction === 'before' || (conjunction === 'until' && to === 'fr' && leading.isNegated)) {
    if (isSame) return infinitiveBehind(BEFORE_INFINITIVE[to], now, request, clauses);
    const isUnreal = isOver && to !== 'fr';
    // 'Antes de que yo llegara': without its pronoun this could be anybody.
    const who = isUnreal && hanging.subject.person === 0 ? { es: ' yo', it: ' io' }[to as 'es' | 'it'] : '';
    return hang(clauses, now, request, CONJUNCTIONS[to].before[0]! + who, isUnreal ? 'unreal' : 'wished');
  }
  if (conjunction === 'after') {
    if (!isSame || hanging.verb.state) return undefined;
    return infinitiveBehind(
      AFTER_INFINITIVE[to],
      to === 'es' ? now : { ...now, isBefore: true },
      request,
      clauses,
    );
  }
  const isComing = isOver || leading.tense === 'future' || leading.modal !== undefined;
  if (to === 'it') {
    const kept: Clause = { ...hanging, isNegated: !hanging.isNegated };
    return hang(clauses, kept, request, first!, leading.tense === 'future' ? 'later' : undefined);
  }
  if (to === 'es' && isOver) return hang(clauses, hanging, request, first!, undefined, true);
  if (to === 'es' && isSame && isOver) return undefined;
  return hang(clauses, now, request, first!, to === 'fr' || isComing ? 'wished' : undefined);
}

const asPresent = (clause: Clause): Clause =>
  clause.tense === 'future' ? { ...clause, tense: 'present' } : clause;

const isSameSubject = ({ subject: one }: Clause, { subject: other }: Clause): boolean =>
  !one.phrase &&
  !other.phrase &&
  !one.word &&
  !other.word &&
  !one.isIt &&
  !other.isIt &&
  one.person === other.person &&
  // In the third person the two pronouns may mean two people.
  one.person !== 2 &&
  one.person !== 5;

function infinitiveBehind(
  lead: string,
  clause: Clause,
  request: ClauseRequest,
  clauses: ClauseComposer,
): string | undefined {
  const adverbials = clause.adverbials.map((adverbial) => ({ ...adverbial, isFirst: false }));
  const said = clauses.writeInfinitive({ ...clause, adverbials }, request);
  if (said === undefined) return undefined;
  const isElided =
    request.to === 'fr' && lead.endsWith(' de') && /^(?:[aeiouyéèêàâîôœ]|h(?!aï|eurt|url))/i.test(said);
  return isElided ? `${lead.slice(0, -1)}'${said}` : `${lead} ${said}`;
}
