import type { Clause } from '../clause/clause.ts';
import type { ClauseComposer, ClauseRequest } from '../clause/clause-composer.ts';
import type { Subject } from '../clause/person.ts';
import type { Filling } from '../filling.ts';

const PASSIVE =
  /^(.+?) (was|were|wasn['’]t|weren['’]t|has been|have been|got) (not )?([a-z]+(?:ed|en|t|n|ght|ld|nd|de|pt))((?: .+)?)$/i;
const OBJECTS: Readonly<Record<string, string>> = { i: 'me', he: 'him', she: 'her', we: 'us', they: 'them' };
const GAP: Filling = { kind: 'pronoun', object: { person: 2, gender: undefined, isInterrogative: true } };

/** 'The meeting was canceled', 'I was invited to dinner': what was done, without who did it. */
export function passive(text: string, request: ClauseRequest, clauses: ClauseComposer): string | undefined {
  const parts = request.from === 'en' ? PASSIVE.exec(text) : null;
  if (!parts || request.to === 'en' || / by (?!bus|car|train|plane|mistake)/i.test(parts[5]!))
    return undefined;
  const [, who, be, not, done, rest] = parts;
  const object = OBJECTS[who!.toLowerCase()] ?? who!;
  const isNegated = not !== undefined || /n['’]t$/.test(be!);
  // Rebuilt as an active clause, which the reader understands: 'they have canceled the meeting'.
  const active = clauses.read(`they have ${done} ${object}${rest}`, 'en');
  const filling = active?.fillings.get('x');
  // Theft is left to the patterns, because the other languages also say who was robbed.
  if (active?.verb.en === 'steal {x}') return undefined;
  if (!active || active.verb.state || active.chained || active.tense !== 'past' || !filling) return undefined;
  const subject = subjectOf(filling);
  if (!subject) return undefined;
  const said: Clause = { ...active, isNegated };
  // 'Han cancelado la reunión': Spanish leaves open who did it.
  if (request.to === 'es')
    return clauses.write({ ...said, subordinate: { lead: '', mood: undefined, gap: 'subject' } }, request);
  const fillings = new Map<string, Filling>([...active.fillings, ['x', GAP]]);
  return clauses.write({ ...said, subject, fillings, isPassive: true }, request);
}

function subjectOf(filling: Filling): Subject | undefined {
  if (filling.kind === 'noun') {
    const { phrase } = filling;
    if (phrase.determiner === 'bare' || phrase.determiner === 'some') return undefined;
    return { person: phrase.number === 'pl' ? 5 : 2, gender: undefined, phrase };
  }
  if (filling.kind !== 'pronoun' || filling.object.isNeuter || filling.object.indefinite) return undefined;
  const { person, gender } = filling.object;
  return { person, gender };
}
