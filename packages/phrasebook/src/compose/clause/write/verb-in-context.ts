import { whenOf } from '../adverbials.ts';
import type { Clause } from '../clause.ts';

/** Replaces a verb that other languages translate differently in this context. */
export const inContext = (clause: Clause): Clause => asLearning(asMedicine(clause));

const WITH_MEALS = /\b(?:meals|breakfast|lunch|dinner|times a day|twice a day|once a day)\b/;

/** 'Take this before meals' is about medicine: 'tome esto', not 'coja'. */
const asMedicine = (clause: Clause): Clause =>
  clause.verb.en === 'take {x}' &&
  clause.fillings.get('x')?.kind === 'pronoun' &&
  clause.adverbials.some((one) => one.kind === 'entry' && WITH_MEALS.test(one.entry.en))
    ? { ...clause, verb: { ...clause.verb, es: 'tomar {x}' } }
    : clause;

/** 'I have to study tonight' is about learning, which German tells apart from being a student: 'lernen'. */
function asLearning(clause: Clause): Clause {
  const { verb, modal, isProgressive, adverbials } = clause;
  if (verb.en !== 'study') return clause;
  const isNow = adverbials.some(
    (one) => one.kind === 'time' || one.kind === 'span' || whenOf(one) !== undefined,
  );
  const isForNow = modal === 'must' || isProgressive || isNow;
  return isForNow ? { ...clause, verb: { ...verb, de: 'lernen' } } : clause;
}
