import type { ClauseComposer, ClauseRequest } from '../clause/clause-composer.ts';

const OBLIGATION = /^il (?:(faut)|(?:faudrait|vaudrait mieux)) qu(?:e |['’])/i;

/** French 'il faut que j'aille chez le médecin': what somebody has to do. */
export function obligation(
  text: string,
  request: ClauseRequest,
  clauses: ClauseComposer,
): string | undefined {
  const lead = request.from === 'fr' ? OBLIGATION.exec(text) : null;
  const clause = lead && clauses.read(text.slice(lead[0].length), 'fr', 'subordinate');
  if (!clause || clause.isQuestion || clause.modal || clause.tense !== 'present' || clause.isNegated)
    return undefined;
  return clauses.write({ ...clause, modal: lead[1] ? 'must' : 'should' }, request);
}
