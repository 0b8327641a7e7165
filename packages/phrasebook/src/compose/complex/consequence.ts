import type { ClauseComposer, ClauseRequest } from '../clause/clause-composer.ts';
import { THAT } from './matrix.ts';
import { writeSubordinate } from './subordinate-clause.ts';

/** A feeling has a cause behind it, not a consequence: 'I am so glad you came'. */
const DEGREE =
  /^(.+?) so (?!(?:glad|happy|sorry|sad|proud|excited|relieved|grateful|pleased|afraid|scared|surprised) (?!that i (?:can't|could)))([a-z]+) (?:that )?((?:i|you|he|she|it|we|they|my|the|nobody|everyone)\b.+)$/i;
const RESULT = /^(.+?),? so (?!that\b|much\b|many\b|far\b)(.+)$/i;
/** 'Very', and its replacement before a consequence: 'muy cansado', 'tan cansado que'. */
const INTENSIFIERS = {
  es: [/\bmuy (?=\S)/, 'tan '],
  fr: [/\btrès (?=\S)/, 'tellement '],
  de: [/\bsehr (?=\S)/, 'so '],
  it: [/\bmolto (?=\S)/, 'così '],
} as const;
const THEREFORE = { es: 'así que', fr: 'donc', de: 'deshalb', it: 'quindi' } as const;

/** 'I am so tired that I can't think', 'I was tired, so I went to bed'. */
export function consequence(
  text: string,
  request: ClauseRequest,
  clauses: ClauseComposer,
): string | undefined {
  const { from, to } = request;
  if (from !== 'en' || to === 'en') return undefined;
  const degree = DEGREE.exec(text);
  const main = degree && clauses.read(`${degree[1]} very ${degree[2]}`, 'en');
  if (degree && main && !main.isNegated && !main.isQuestion) {
    const clause = clauses.read(degree[3]!, 'en', 'subordinate');
    const [very, so] = INTENSIFIERS[to];
    const said = clauses.write(main, request);
    const sub =
      clause && !clause.isQuestion && writeSubordinate(clauses, clause, request, THAT[to], undefined);
    if (!said || !sub || !very.test(said)) return undefined;
    return `${said.replace(very, so)}${to === 'de' ? ',' : ''} ${sub}`;
  }
  const result = RESULT.exec(text);
  const first = result && clauses.read(result[1]!, 'en');
  const second = first && clauses.read(result![2]!, 'en');
  if (!second || first.isQuestion || second.isQuestion || first.modal === 'imperative') return undefined;
  if (second.modal === 'lets' || second.modal === 'imperative') return undefined;
  const adverbials = second.adverbials.map((adverbial) => ({ ...adverbial, isFirst: false }));
  // Behind 'deshalb' the subject follows the verb, as in a question.
  const said = clauses.write({ ...second, adverbials, isQuestion: to === 'de' }, request);
  const before = clauses.write(first, request);
  return before && said && `${before}, ${THEREFORE[to]} ${said}`;
}
