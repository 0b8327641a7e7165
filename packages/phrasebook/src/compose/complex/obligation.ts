import { patternsOf } from '../grammar-facts.ts';
import type { ComplexText } from './complex-text.ts';

const OBLIGATION = patternsOf('obligation');

/** French 'il faut que j'aille chez le médecin': what somebody has to do. */
export function obligation({ text, request, clauses }: ComplexText): string | undefined {
  const lead = OBLIGATION[request.from].exec(text);
  const clause = lead && clauses.read(text.slice(lead[0].length), request.from, 'subordinate');
  if (!clause || clause.isQuestion || clause.modal || clause.tense !== 'present' || clause.isNegated)
    return undefined;
  return clauses.write({ ...clause, modal: lead[1] ? 'must' : 'should' }, request);
}
