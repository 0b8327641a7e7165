import { tokenize } from '../../normalize.ts';
import { linked } from '../clause/chains.ts';
import { patternsOf, textsOf } from '../grammar-facts.ts';
import type { ComplexText } from './complex-text.ts';

/** What is preferred, then the other: 'I prefer walking to taking the bus', 'me quedo en casa antes que salir'. */
const PREFERENCE = patternsOf('preference');
/** The words before what is not preferred. */
const RATHER_THAN = textsOf('ratherThan');

/** 'I prefer walking to taking the bus', 'I'd rather stay than go out'. */
export function preference({ text, request, isQuestion, clauses }: ComplexText): string | undefined {
  const { from, to } = request;
  const [, first, other] = PREFERENCE[from].exec(text) ?? [];
  if (!first || !other || isQuestion) return undefined;
  const main = clauses.read(first, from);
  const rest = main && clauses.readInfinitive(tokenize(other, from), main.subject, from);
  const said = rest && clauses.write(main, request);
  const infinitive = said && clauses.writeInfinitive(rest, request);
  if (to === 'de') return infinitive && `${said}, ${RATHER_THAN.de} ${infinitive}`;
  return infinitive && `${said} ${linked(RATHER_THAN[to], infinitive, to)}`;
}
